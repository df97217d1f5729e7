import { MAX_IDS } from '../../domain/query-limits.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import type { AnswerSource } from './ask-answer.ts';

/** Asks for voices by their ids, in as many requests as are needed. The answers are in the order of the ids. */
export async function askVoices(
  source: AnswerSource,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly VoiceListResponse[]> {
  const answers: VoiceListResponse[] = [];
  for (let at = 0; at < ids.length; at += MAX_IDS) {
    const part = ids.slice(at, at + MAX_IDS).join(',');
    const query = new URLSearchParams({ ids: part, limit: String(MAX_IDS), facets: 'true' });
    answers.push(await source.askJson<VoiceListResponse>(`/v1/voices?${query}`, signal));
  }
  return answers;
}
