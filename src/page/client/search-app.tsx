import { hydrate, render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CompletionResponse } from '../../domain/completion.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { KeysDialog } from '../components/keys-dialog.tsx';
import { ProviderNamesProvider } from '../search/facet-label.ts';
import type { StartFacts } from '../search/start.tsx';
import { ActionsProvider, type PageActions, SearchActionsProvider } from '../state/actions.tsx';
import { type Reader, ReaderProvider } from '../state/reader.tsx';
import { type PageSearch, toQuery, WHOLE } from '../state/search-url.ts';
import { SearchView } from '../views/search-view.tsx';
import { type AnswerSource, createAnswerSource } from './ask-answer.ts';
import { AskingStatus } from './asking-status.tsx';
import { createActions } from './create-actions.ts';
import { Dock } from './dock.tsx';
import { createKeptSwitch } from './kept.ts';
import { followKeys } from './keys.ts';
import { goTo, parsePlace } from './places.ts';
import { createSearchStore, type SearchStore } from './search-store.ts';

/**
 * Requests the response that the page shows, and hydrates the page with it. The page does not contain the response, because it would double
 * the page's size.
 */
export async function takeOverSearch(loadReader: () => Promise<Reader>): Promise<void> {
  const root = document.getElementById('search-root');
  const status = document.getElementById('search-status');
  if (!root || !status) return;
  const { languages, start, providers = '[]' } = root.dataset;
  const source = createAnswerSource(languages);
  const store = createSearchStore(source);
  store.retry();
  const reader = await loadReader();
  const actions = createActions();
  // The status is rendered before the first response, so that a failed request is shown.
  render(
    <ReaderProvider value={reader}>
      <AskingStatus store={store} />
    </ReaderProvider>,
    status,
  );
  await firstAnswerOf(store);
  hydrate(
    <ReaderProvider value={reader}>
      <SearchApp
        {...{ store, source, actions }}
        start={start === undefined ? undefined : JSON.parse(start)}
        names={new Map(JSON.parse(providers))}
      />
    </ReaderProvider>,
    root,
  );
  const { voice } = parsePlace({ ...history.state, scroll: scrollY }) ?? {};
  if (voice !== undefined && document.activeElement === document.body) goTo({ scroll: scrollY, voice });
}

function firstAnswerOf({ shown }: SearchStore): Promise<void> {
  return new Promise((resolve) => {
    shown.subscribe((answered) => answered && resolve());
  });
}

interface SearchAppProps {
  readonly store: SearchStore;
  readonly source: AnswerSource;
  readonly actions: PageActions;
  /** Facts of the start; undefined if the page was loaded with a search. */
  readonly start: StartFacts | undefined;
  /** Names of providers from the page and from all responses, because the facets of a later response may lack a chosen provider. */
  readonly names: Map<string, string>;
}

/** Interactive search: the script sends requests to the API as the user types and chooses filters. */
function SearchApp({ store, source, actions, start, names }: SearchAppProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isReady = useIsReady();
  const keys = useMemo(() => createKeptSwitch('keys'), []);
  const showKeys = () => dialog.current?.showModal();
  const searchActions = useMemo(() => createSearchActions(store, source, showKeys), [store, source]);
  const shown = store.shown.value;
  useEffect(
    () => followKeys({ isOn: () => keys.isOn.value, stop: actions.player.stop, showKeys }),
    [keys, actions],
  );
  useLayoutEffect(() => {
    if (shown?.place !== undefined) goTo(shown.place);
  }, [shown]);
  if (!shown) return null;
  for (const { value, label } of shown.answer.facets?.provider ?? [])
    if (label !== undefined) names.set(value, label);
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
 * Returns false at the first rendering and true afterwards. The first rendering has to equal the server's HTML, because hydration does not
 * correct attributes that differ.
 */
function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useLayoutEffect(() => setIsReady(true), []);
  return isReady;
}

export function createSearchActions(store: SearchStore, source: AnswerSource, showKeys: () => void) {
  /** Returns the response; undefined if the request fails, because completions and counts are optional. */
  const askOrNone = <T,>(path: string, signal: AbortSignal): Promise<T | undefined> =>
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
