import type { VoiceListResponse } from '../../../domain/voice-list.ts';
import { type PageSearch, toAnswerPath } from '../search-url.ts';

/** Asks the API for the answer to a search. @throws {Error} if the API does not answer it */
export async function askAnswer(search: PageSearch, signal?: AbortSignal): Promise<VoiceListResponse> {
  const response = await fetch(toAnswerPath(search), { signal: signal ?? null });
  if (!response.ok) throw new Error(`the search was answered with ${response.status}`);
  return response.json();
}
