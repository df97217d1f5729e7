import { hydrate, type RenderableProps, render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { ActionsProvider, type PageActions } from '../actions/actions.tsx';
import { createActions } from '../actions/create-actions.ts';
import { createListening } from '../actions/listening.ts';
import { goTo, type KeptPlace } from '../actions/places.ts';
import { createSearchStore } from '../actions/search-store.ts';
import { type Reader, ReaderProvider } from '../state/reader.tsx';
import { type PageSearch, parseSearch } from '../state/search-url.ts';
import { SearchView } from '../views/search-view.tsx';
import type { StartFacts } from '../views/start.tsx';
import { AskingStatus } from './asking-status.tsx';
import { Dock } from './dock.tsx';

/** Requests the API response that the HTML shows, and hydrates the HTML. The HTML does not contain the response as JSON, which would double the HTML's size. */
export async function takeOverSearch(loadReader: () => Promise<Reader>): Promise<void> {
  const root = document.getElementById('search-root');
  const status = document.getElementById('search-status');
  if (!root || !status) return;
  const { languages, start } = root.dataset;
  const store = createSearchStore(languages);
  store.retry();
  const reader = await loadReader();
  // The first use of Intl takes a browser 30 ms. A task of its own lets the page react between it and the hydration.
  await new Promise((resolve) => setTimeout(resolve));
  const actions = createActions();
  const listening = createListening(actions, store, reader.texts.listening);
  // The search's status is rendered before the first API response arrives, so that users are told if the request fails.
  render(
    <ReaderProvider value={reader}>
      <AskingStatus store={store} />
    </ReaderProvider>,
    status,
  );
  await new Promise<void>((resolve) => {
    store.shown.subscribe((answered) => answered && resolve());
  });
  const typed = readTouched(root.querySelector('form'));
  hydrate(
    <ReaderProvider value={reader}>
      <SearchApp
        actions={{ ...actions, search: { ...store, listening } }}
        start={start === undefined ? undefined : JSON.parse(start)}
      />
    </ReaderProvider>,
    root,
  );
  if (typed) store.show(typed);
  const kept: KeptPlace | null = history.state;
  if (kept?.voice && document.activeElement === document.body) goTo({ ...kept, scroll: scrollY });
}

/** Returns the search of a form in which the user typed or ticked something before the script took over; undefined for an untouched form. */
function readTouched(form: HTMLFormElement | null): PageSearch | undefined {
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  if (
    !form ||
    inputs.every((each) => each.value === each.defaultValue && each.checked === each.defaultChecked)
  )
    return undefined;
  return parseSearch(
    new URLSearchParams(Array.from(new FormData(form), ([name, value]) => [name, `${value}`])),
  );
}

interface SearchAppProps {
  readonly actions: Required<PageActions>;
  /** Content of the start page; undefined if the page was loaded with a search. */
  readonly start: StartFacts | undefined;
}

/** Interactive search page: the script requests API responses while the user types and chooses filters. */
function SearchApp({ actions, start }: SearchAppProps) {
  const { search: store } = actions;
  const shown = store.shown.value;
  useLayoutEffect(() => {
    if (shown?.place !== undefined) goTo(shown.place);
    store.listening.turn();
  }, [shown]);
  if (!shown) return null;
  return (
    <LaterActions actions={actions}>
      <SearchView
        search={store.search.value}
        answered={shown.search}
        answer={shown.answer}
        readerLanguages={store.readerLanguages}
        start={start}
        isBusy={store.asking.value.kind === 'asking'}
      />
      <Dock />
    </LaterActions>
  );
}

/**
 * Provides the actions to all renderings but the first, which must equal the server's HTML, because hydration does not correct attributes. The second
 * rendering waits for the first paint, and renders only the components that use actions, so that neither keeps the page from reacting for long.
 */
function LaterActions({ actions, children }: RenderableProps<Pick<SearchAppProps, 'actions'>>) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return <ActionsProvider value={isReady ? actions : undefined}>{children}</ActionsProvider>;
}
