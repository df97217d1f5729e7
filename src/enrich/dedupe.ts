import type { StoredVoice } from '../domain/voice.ts';
import { mergeLanguages } from './merge-languages.ts';

/** Keeps the voice with the most fields per `uniqueKey`, merges each speaker's voices in several languages, then does the same per `id`. */
export function dedupe(voices: readonly StoredVoice[]): StoredVoice[] {
  const uniqueByKey = keepMostComplete(voices, ({ uniqueKey, id }) => uniqueKey ?? id);
  return keepMostComplete(mergeLanguages(uniqueByKey), ({ id }) => id);
}

function keepMostComplete(
  voices: readonly StoredVoice[],
  keyOf: (voice: StoredVoice) => string,
): StoredVoice[] {
  const kept = new Map<string, StoredVoice>();
  for (const voice of voices) {
    const other = kept.get(keyOf(voice));
    if (!other || fieldCount(voice) > fieldCount(other)) kept.set(keyOf(voice), voice);
  }
  return [...kept.values()];
}

/** Counts a voice's fields. The field `sample_derived` does not count, because its value describes the sample URL and not the voice. */
function fieldCount(voice: StoredVoice): number {
  return Object.keys(voice).length - (voice.sample_derived ? 1 : 0);
}
