import { createParameterReader } from '../../domain/parameters.ts';
import { SearchQuery } from '../../domain/query.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import { type ProviderNames, ProviderNamesProvider } from '../search/facet-label.ts';
import { isWhole, type PageSearch, parseSearch, toAnswerPath, toPagePath } from '../state/search-url.ts';
import { findStart } from './find-start.ts';
import { SearchView } from './search-view.tsx';
import type { View } from './view.ts';

const parseQuery = createParameterReader(SearchQuery);

/** Server-rendered search page. The script requests the same response from the API and hydrates the page. */
export const searchPage: View = {
  name: 'search',
  path: '/',
  isHeard: true,
  render: ({ catalog, reader, readerLanguages, query }) => {
    const { site } = reader.texts;
    const search = parseSearch(query);
    const parameters = new URLSearchParams(toAnswerPath(search, readerLanguages).split('?')[1]);
    const answer = catalog.search(parseQuery(Object.fromEntries(parameters)));
    const heard = answer.facets?.has_preview.find(({ value }) => value === 'true')?.count ?? 0;
    const counts = reader.texts.landing.heard({ voices: answer.total, heard: reader.formatNumber(heard) });
    const names = nameUncounted(search, answer);
    const start = isWhole(search) ? findStart(catalog, readerLanguages) : undefined;
    return {
      title: search.search === '' ? `${site.name}: ${site.claim}` : `${search.search} · ${site.name}`,
      description: isWhole(search) ? site.claim : counts,
      sharedTitle: `${search.search || site.name}: ${counts}`,
      canonicalPath: toPagePath(search),
      content: (
        <>
          <div
            id="search-root"
            data-languages={readerLanguages}
            data-start={start && JSON.stringify(start)}
            data-providers={names.size > 0 ? JSON.stringify([...names]) : undefined}
          >
            <ProviderNamesProvider value={names}>
              <SearchView
                search={search}
                answered={search}
                answer={answer}
                readerLanguages={readerLanguages}
                start={start}
              />
            </ProviderNamesProvider>
          </div>
          <div id="search-status" />
        </>
      ),
    };
  },
};

/** Returns the names of chosen providers that the facets lack, because these providers have no voice under the other filters. */
function nameUncounted({ filters }: PageSearch, { facets }: VoiceListResponse): ProviderNames {
  const counted = new Set(facets?.provider.map(({ value }) => value));
  const chosen = (filters.providers ?? []).map((value) => value.replace(/^-/, '').toLowerCase());
  return new Map(
    chosen.flatMap((slug): [string, string][] => {
      const name = counted.has(slug) ? undefined : PROVIDER_FACTS.get(slug)?.name;
      return name === undefined ? [] : [[slug, name]];
    }),
  );
}
