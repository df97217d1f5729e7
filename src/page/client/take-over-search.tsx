import { hydrate, render } from 'preact';
import { type Reader, ReaderProvider } from '../state/reader.tsx';
import { createAnswerSource } from './ask-answer.ts';
import { AskingStatus } from './asking-status.tsx';
import { createActions } from './create-actions.ts';
import { goTo } from './places.ts';
import { SearchApp } from './search-app.tsx';
import { createSearchStore, type SearchStore } from './search-store.ts';

/**
 * Requests the response that the page shows, and hydrates the page with it. The page does not contain the response, because it would double
 * the page's size.
 */
export async function takeOverSearch(loadReader: () => Promise<Reader>): Promise<void> {
  const root = document.getElementById('search-root');
  const status = document.getElementById('search-status');
  if (!root || !status) return;
  const source = createAnswerSource(root.dataset.languages);
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
      <SearchApp store={store} source={source} actions={actions} />
    </ReaderProvider>,
    root,
  );
  const { voice } = history.state ?? {};
  if (typeof voice === 'string' && document.activeElement === document.body) goTo({ scroll: scrollY, voice });
}

function firstAnswerOf({ shown }: SearchStore): Promise<void> {
  return new Promise((resolve) => {
    shown.subscribe((answered) => answered && resolve());
  });
}
