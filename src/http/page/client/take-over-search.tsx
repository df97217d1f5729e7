import { hydrate } from 'preact';
import { ActionsProvider } from '../page-actions.tsx';
import { ReaderProvider } from '../reader.tsx';
import { readSearch } from '../search-url.ts';
import { createAnswerSource } from './ask-answer.ts';
import { createActions } from './create-actions.ts';
import { loadReader } from './load-reader.ts';
import { SearchApp } from './search-app.tsx';
import { createSearchStore } from './search-store.ts';

/** Asks for the answer that the page shows, and takes the page over with it. The answer is not in the page, which would double its size. */
export async function takeOverSearch(): Promise<void> {
  const root = document.getElementById('search-root');
  if (!root) return;
  const source = createAnswerSource();
  const search = readSearch(new URLSearchParams(location.search));
  const [reader, answer] = await Promise.all([loadReader(), source.ask(search)]);
  const store = createSearchStore(source, { search, answer });
  hydrate(
    <ReaderProvider value={reader}>
      <ActionsProvider value={createActions()}>
        <SearchApp store={store} source={source} />
      </ActionsProvider>
    </ReaderProvider>,
    root,
  );
}
