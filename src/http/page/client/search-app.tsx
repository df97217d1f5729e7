import { useMemo } from 'preact/hooks';
import type { Completion, CompletionResponse } from '../../../domain/completion.ts';
import type { VoiceListResponse } from '../../../domain/voice-list.ts';
import { type SearchActions, SearchActionsProvider } from '../search-actions.tsx';
import { type PageSearch, toApiPath } from '../search-url.ts';
import { SearchView } from '../views/search-view.tsx';
import type { AnswerSource } from './ask-answer.ts';
import { AskingStatus } from './asking-status.tsx';
import { Dock } from './dock.tsx';
import type { SearchStore } from './search-store.ts';

interface SearchAppProps {
  readonly store: SearchStore;
  readonly source: AnswerSource;
}

/** The search with a script: it asks the API as the reader types and chooses. */
export function SearchApp({ store, source }: SearchAppProps) {
  const actions = useMemo(() => createSearchActions(store, source), [store, source]);
  return (
    <SearchActionsProvider value={actions}>
      <SearchView search={store.search.value} answer={store.answer.value} />
      <AskingStatus store={store} />
      <Dock />
    </SearchActionsProvider>
  );
}

function createSearchActions(
  { show, type, retry, search }: SearchStore,
  source: AnswerSource,
): SearchActions {
  /** Returns the answer, or nothing if it cannot be had: the reader waits for the voices, and not for this. */
  const askOrNone = <T,>(path: string, signal: AbortSignal): Promise<T | undefined> =>
    source.askJson<T>(path, signal).catch(() => undefined);
  return {
    show,
    type,
    retry,
    complete: async (text, signal): Promise<readonly Completion[]> => {
      const path = toApiPath({ ...search.value, search: '', sort: undefined, offset: 0 });
      const filters = new URLSearchParams(path.split('?')[1]);
      filters.set('q', text);
      const found = await askOrNone<CompletionResponse>(`/v1/complete?${filters}`, signal);
      return found?.completions ?? [];
    },
    count: async (counted: PageSearch, signal) => {
      const query = new URLSearchParams(toApiPath(counted).split('?')[1]);
      query.set('limit', '1');
      return (await askOrNone<VoiceListResponse>(`/v1/voices?${query}`, signal))?.total;
    },
  };
}
