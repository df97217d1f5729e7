import { createParameterReader } from '../../../domain/parameters.ts';
import { SearchQuery } from '../../../domain/query.ts';
import { readSearch, toAnswerPath, toPagePath } from '../search-url.ts';
import { SearchView } from './search-view.tsx';
import type { View } from './view.ts';

const readQuery = createParameterReader(SearchQuery);

/** The search, as the script finds it. The script asks the API for the same answer and takes the page over. */
export const searchPage: View = {
  name: 'search',
  path: '/',
  render: ({ catalog, reader, query }) => {
    const { site } = reader.texts;
    const search = readSearch(query);
    const parameters = new URLSearchParams(toAnswerPath(search).split('?')[1]);
    const answer = catalog.search(readQuery(Object.fromEntries(parameters)));
    return {
      title: search.search === '' ? `${site.name}: ${site.claim}` : `${search.search} · ${site.name}`,
      description: site.claim,
      canonicalPath: toPagePath(search),
      content: (
        <>
          <div id="search-root">
            <SearchView search={search} answered={search} answer={answer} />
          </div>
          <div id="search-status" />
        </>
      ),
    };
  },
};
