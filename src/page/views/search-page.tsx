import { createParameterReader } from '../../domain/parameters.ts';
import { SearchQuery } from '../../domain/query.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { groupBy } from '../../lib/group-by.ts';
import { likelyOf } from '../../lib/locale-of.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import { isPlayed } from '../components/player-controls.tsx';
import { isWhole, parseSearch, toAnswerPath, toPagePath } from '../state/search-url.ts';
import { SearchView } from './search-view.tsx';
import type { StartFacts } from './start.tsx';
import { countHeard, type View } from './view.ts';

/** Number of playable voices on the start page, which fill three rows of a wide window, or one and a half screens of a phone. */
const HEARD = 6;
/** Number of voices to request: more than {@link HEARD}, because pages may not play the samples of all voices. */
const LOOKED_AT = 4 * HEARD;
/** Length of the period before the building of the catalog, in days, for which the start page counts added and removed voices. */
const NEWS_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const parseQuery = createParameterReader(SearchQuery);

/** Search page, as the server renders it. The script requests the same response from the API, because hydration needs the data that the HTML shows. */
export const searchPage: View = {
  name: 'search',
  path: '/',
  isHeard: true,
  isForReader: true,
  render: ({ catalog, reader, readerLanguages, query }) => {
    const { site } = reader.texts;
    const search = parseSearch(query);
    const parameters = new URLSearchParams(toAnswerPath(search, readerLanguages).split('?')[1]);
    const answer = catalog.search(parseQuery(Object.fromEntries(parameters)));
    const counts = countHeard(answer, reader);
    const start = isWhole(search) ? findStart(catalog, readerLanguages) : undefined;
    return {
      title: search.search === '' ? `${site.name}: ${site.claim}` : `${search.search} · ${site.name}`,
      description: isWhole(search) ? site.claim : counts,
      sharedTitle: `${search.search || site.name}: ${counts}`,
      canonicalPath: toPagePath(search),
      content: (
        <>
          <div id="search-root" data-languages={readerLanguages} data-start={start && JSON.stringify(start)}>
            <SearchView
              search={search}
              answered={search}
              answer={answer}
              readerLanguages={readerLanguages}
              start={start}
            />
          </div>
          <div id="search-status" />
        </>
      ),
    };
  },
};

/** Returns the content of the start page. The voices on the page speak the first of the user's languages that has a playable voice, or else English. */
function findStart(catalog: Catalog, readerLanguages = ''): StartFacts {
  const tags = [...readerLanguages.split(',').filter(Boolean), 'en-US'];
  const found = tags.map((tag) => ({ language: likelyOf(tag).language, voices: findHeard(catalog, tag) }));
  const { language, voices } = found.find((each) => each.voices.length > 0) ?? { language: 'en', voices: [] };
  const { facets } = catalog.search(SearchQuery.parse({ language, facets: true, limit: 1 }));
  return { language, voices, purposes: facets?.use_cases ?? [], news: recallNews(catalog).news };
}

/** Returns playable native speakers of a tag's language, one per provider. Voices from the tag's region come first: `en-GB`. */
function findHeard({ search }: Catalog, tag: string): StartFacts['voices'] {
  const found = [tag, likelyOf(tag).language].flatMap((language) => {
    const query = { language, native: true, has_preview: true, per_provider: 1, prefer_language: tag };
    return search(SearchQuery.parse({ ...query, limit: LOOKED_AT })).voices.filter(isPlayed);
  });
  const byProvider = groupBy(found, ({ provider }) => provider);
  return [...byProvider.values()].flatMap(([first]) => first ?? []).slice(0, HEARD);
}

/** Numbers of added and removed voices. The numbers are stored for each catalog, because counting a month's changes for each start page would be slow. */
const recallNews = memoizeByObject((catalog: Catalog) => ({ news: countNews(catalog) }));

/** Counts the voices that providers added and removed in the days before the catalog was built; undefined if there are no such voices. */
function countNews({ digestChanges, builtAt }: Catalog): StartFacts['news'] {
  const since = new Date(Date.parse(builtAt) - NEWS_DAYS * DAY_MS).toISOString();
  const news = { added: 0, removed: 0, days: NEWS_DAYS };
  for (let before: number | undefined; ; ) {
    const { digests, next } = digestChanges({ before });
    const recent = digests.filter(({ at }) => at >= since);
    for (const { kind, isOwn, count } of recent.flatMap(({ groups }) => groups))
      if (!isOwn && (kind === 'added' || kind === 'removed')) news[kind] += count;
    if (next === undefined || recent.length < digests.length) break;
    before = next;
  }
  return news.added + news.removed > 0 ? news : undefined;
}
