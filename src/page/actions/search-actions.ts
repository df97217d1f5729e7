import type { CompletionResponse } from '../../domain/completion.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { type PageSearch, toQuery, WHOLE } from '../state/search-url.ts';
import type { AnswerSource } from './ask-answer.ts';
import type { SearchStore } from './search-store.ts';

export function createSearchActions(store: SearchStore, source: AnswerSource, showKeys: () => void) {
  /** Returns the API's response; undefined if the request fails, because the page works without completions and numbers of voices. */
  const askOrNone = <T>(path: string, signal: AbortSignal): Promise<T | undefined> =>
    source.askJson<T>(path, signal).catch(() => undefined);
  return {
    ...store,
    showKeys,
    pauseMs: source.pauseMs,
    /** Returns completions of a text under the filters of the current search; an empty list if the request fails. */
    complete: async (text: string, signal: AbortSignal) => {
      const filters = toQuery({ ...WHOLE, filters: store.search.value.filters });
      filters.set('q', text);
      const found = await askOrNone<CompletionResponse>(`/v1/complete?${filters}`, signal);
      return found?.completions ?? [];
    },
    /** Returns the number of voices that a search finds; undefined if the request fails. */
    count: async (search: PageSearch, signal: AbortSignal) => {
      const query = toQuery(search);
      query.set('limit', '1');
      return (await askOrNone<VoiceListResponse>(`/v1/voices?${query}`, signal))?.total;
    },
  };
}
