import { hydrate } from 'preact';
import { ReaderProvider } from '../reader.tsx';
import { readSearch } from '../search-url.ts';
import { askAnswer } from './ask-answer.ts';
import { loadReader } from './load-reader.ts';
import { SearchApp } from './search-app.tsx';

/** Asks for the answer that the page shows, and takes the page over with it. The answer is not in the page, which would double its size. */
export async function takeOverSearch(): Promise<void> {
  const root = document.getElementById('search-root');
  if (!root) return;
  const search = readSearch(new URLSearchParams(location.search));
  const [reader, answer] = await Promise.all([loadReader(), askAnswer(search)]);
  hydrate(
    <ReaderProvider value={reader}>
      <SearchApp search={search} answer={answer} />
    </ReaderProvider>,
    root,
  );
}
