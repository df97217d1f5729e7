import { SearchQuery } from '../../domain/query.ts';
import type { Catalog } from '../../index/catalog.ts';
import { groupBy } from '../../lib/group-by.ts';
import { isPlayed } from '../components/play-button.tsx';
import { providerNameIn } from '../facts/providers.ts';
import type { StartFacts } from '../search/start.tsx';

/** Number of voices to hear: three rows of a wide window, and one and a half screens of a phone. */
const HEARD = 6;
/** Voices of which those to hear are taken, because pages do not play every sample. */
const LOOKED_AT = 4 * HEARD;
/** Days of the numbers of voices that came and went. */
const NEWS_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Finds the voices with which the page starts, in the first of the reader's languages that has one to hear, or else in English. */
export function findStart(catalog: Catalog, readerLanguages = ''): StartFacts {
  const languages = [...readerLanguages.split(',').filter(Boolean), 'en'];
  const found = languages.map((language) => ({ language, voices: findHeard(catalog, language) }));
  const { language, voices } = found.find((each) => each.voices.length > 0) ?? { language: 'en', voices: [] };
  const slugs = voices.map(({ provider }) => provider);
  const providers = Object.fromEntries(slugs.map((slug) => [slug, providerNameIn(catalog.metadata, slug)]));
  return { language, voices, providers, news: countNews(catalog) };
}

/** Finds voices to hear, one of each provider, those of the language's likeliest country first: American, and then other English. */
function findHeard({ search }: Catalog, language: string): StartFacts['voices'] {
  const { region } = new Intl.Locale(language).maximize();
  const found = [`${language}-${region}`, language].flatMap((tag) => {
    const query = { language: tag, has_preview: true, per_provider: 1, prefer_language: language };
    return search(SearchQuery.parse({ ...query, limit: LOOKED_AT })).voices.filter(isPlayed);
  });
  const byProvider = groupBy(found, ({ provider }) => provider);
  return [...byProvider.values()].flatMap(([first]) => first ?? []).slice(0, HEARD);
}

/** Counts the voices that providers have added and removed in the last 30 days before the catalog was built; undefined if there are none. */
function countNews({ digestChanges, builtAt }: Catalog): StartFacts['news'] {
  const since = new Date(Date.parse(builtAt) - NEWS_DAYS * DAY_MS).toISOString();
  const news = { added: 0, removed: 0 };
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
