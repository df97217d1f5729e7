import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Completion, CompletionResponse } from '../../domain/completion.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { KeysDialog } from '../components/keys-dialog.tsx';
import { type ProviderNames, ProviderNamesProvider } from '../search/facet-label.ts';
import type { StartFacts } from '../search/start.tsx';
import { ActionsProvider, type PageActions } from '../state/page-actions.tsx';
import { type SearchActions, SearchActionsProvider } from '../state/search-actions.tsx';
import { type PageSearch, toQuery } from '../state/search-url.ts';
import { SearchView } from '../views/search-view.tsx';
import type { AnswerSource } from './ask-answer.ts';
import { Dock } from './dock.tsx';
import { followKeys } from './follow-keys.ts';
import { createKeptSwitch } from './kept.ts';
import { goTo } from './places.ts';
import type { SearchStore } from './search-store.ts';

interface SearchAppProps {
  readonly store: SearchStore;
  readonly source: AnswerSource;
  readonly actions: PageActions;
}

/** Interactive search: the script sends requests to the API as the user types and chooses filters. */
export function SearchApp({ store, source, actions }: SearchAppProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isReady = useIsReady();
  const keys = useMemo(() => createKeptSwitch('keys'), []);
  const showKeys = () => dialog.current?.showModal();
  const searchActions = useMemo(() => createSearchActions(store, source, showKeys), [store, source]);
  const shown = store.shown.value;
  const start = useMemo(parseStart, []);
  const names = useSeenNames(shown?.answer);
  useEffect(
    () => followKeys({ isOn: () => keys.isOn.value, stop: actions.player.stop, showKeys }),
    [keys, actions],
  );
  useLayoutEffect(() => {
    if (shown?.place !== undefined) goTo(shown.place);
  }, [shown]);
  if (!shown) return null;
  return (
    <ActionsProvider value={isReady ? actions : undefined}>
      <SearchActionsProvider value={isReady ? searchActions : undefined}>
        <ProviderNamesProvider value={names}>
          <SearchView
            search={store.search.value}
            answered={shown.search}
            answer={shown.answer}
            readerLanguages={source.readerLanguages}
            start={start}
            isBusy={store.asking.value.kind === 'asking'}
          />
        </ProviderNamesProvider>
        <Dock />
        <KeysDialog dialog={dialog} isOn={keys.isOn.value} onSwitch={keys.toggle} />
      </SearchActionsProvider>
    </ActionsProvider>
  );
}

/**
 * Returns the names of providers from the page and from all responses, because the facets of a later response may lack a chosen provider.
 */
function useSeenNames(answer: VoiceListResponse | undefined): ProviderNames {
  const names = useMemo(parseProviderNames, []);
  for (const { value, label } of answer?.facets?.provider ?? [])
    if (label !== undefined) names.set(value, label);
  return names;
}

function parseProviderNames(): Map<string, string> {
  return new Map(JSON.parse(document.getElementById('search-root')?.dataset.providers ?? '[]'));
}

/** Returns the facts of the start that the server has rendered; undefined if the page was loaded with a search. */
function parseStart(): StartFacts | undefined {
  const { start } = document.getElementById('search-root')?.dataset ?? {};
  return start === undefined ? undefined : JSON.parse(start);
}

/**
 * Returns false at the first rendering and true afterwards. The first rendering has to equal the server's HTML, because hydration does not
 * correct attributes that differ.
 */
function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useLayoutEffect(() => setIsReady(true), []);
  return isReady;
}

function createSearchActions(
  { show, turnTo, type, submit, search }: SearchStore,
  source: AnswerSource,
  showKeys: () => void,
): SearchActions {
  /** Returns the response; undefined if the request fails, because completions and counts are optional. */
  const askOrNone = <T,>(path: string, signal: AbortSignal): Promise<T | undefined> =>
    source.askJson<T>(path, signal).catch(() => undefined);
  return {
    show,
    turnTo,
    type,
    submit,
    showKeys,
    pauseMs: source.pauseMs,
    complete: async (text, signal): Promise<readonly Completion[]> => {
      const filters = toQuery({ search: '', filters: search.value.filters, offset: 0 });
      filters.set('q', text);
      const found = await askOrNone<CompletionResponse>(`/v1/complete?${filters}`, signal);
      return found?.completions ?? [];
    },
    count: async (counted: PageSearch, signal) => {
      const query = toQuery(counted);
      query.set('limit', '1');
      return (await askOrNone<VoiceListResponse>(`/v1/voices?${query}`, signal))?.total;
    },
  };
}
