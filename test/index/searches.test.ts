import { describe } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import { MAX_LIMIT } from '../../src/domain/query-limits.ts';
import type { Voice } from '../../src/domain/voice.ts';
import { walk } from '../ranking/golden-outcome.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { readTables, type Table, testRows } from '../support/tables.ts';

const catalog = await bundledCatalog();
const find = (query: object) =>
  catalog.search(SearchQuery.parse({ limit: MAX_LIMIT, facets: true, ...query }));

type Query = Readonly<Record<string, unknown>>;

/** Parameters of a search, a search to compare with, other words for the value of the first parameter, and a value that is proposed. */
interface Given {
  readonly search?: string;
  readonly query?: Query;
  readonly like?: string | Query;
  readonly aliases?: readonly string[];
  readonly nearest?: string;
}

const walkIds = (query: Query) => new Set(walk(catalog.search, query).map(({ id }) => id));
const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  [...some].every((id) => all.has(id));

/** Returns an answer with what it says in short: of the first voice, and of those that have all words of the search. */
function answerTo(
  { search, query = { search }, like, aliases = [], nearest }: Given,
  gives: readonly string[],
) {
  const answer = find(query);
  const { voices, facets, suggestions } = answer;
  const whole = voices.filter(({ matched = 'all' }) => matched === 'all');
  const distinct = (of: readonly Voice[], field: keyof Voice) => [
    ...new Set(of.map((voice) => voice[field] ?? null)),
  ];
  const ids = voices.map(({ id }) => id);
  const likeQuery = typeof like === 'string' ? { search: like } : like;
  const others = likeQuery ? find(likeQuery) : answer;
  const otherIds = others.voices.map(({ id }) => id);
  const [name = ''] = Object.keys(query);
  const [proposal] = suggestions?.did_you_mean ?? [];
  const { parameter = '', nearest: proposed = [] } = proposal ?? {};
  return {
    ...answer,
    first: voices[0] && { ...voices[0], code: voices[0].language.split('-')[0] },
    isFound: answer.total > 0,
    genders: facets?.gender.map(({ value }) => value),
    languageNames: distinct(voices, 'language_name'),
    ages: distinct(whole, 'age'),
    wholeGenders: distinct(whole, 'gender').sort(),
    codes: [...new Set(voices.map(({ language }) => language.split('-')[0]))],
    accents: distinct(voices, 'accent').sort(),
    isLike: ids.join() === otherIds.join(),
    isAlike: answer.total === others.total && ids.sort().join() === otherIds.sort().join(),
    isWithin: gives.includes('isWithin') && isSubset(walkIds(query), walkIds(likeQuery ?? query)),
    unlike: aliases.filter((alias) => find({ [name]: alias }).total !== answer.total),
    proposes: proposal?.value === query[parameter] && proposed.includes(nearest ?? ''),
    meant: proposed[0],
    areFound: proposed.every((value) => find({ [parameter]: value }).total > 0),
  };
}

describe.each(readTables<readonly Table[]>(new URL('searches/', import.meta.url)))(
  'searches: %s',
  (_, tables) => {
    for (const table of tables) testRows(table, answerTo);
  },
);
