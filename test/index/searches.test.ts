import { describe } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import { MAX_LIMIT } from '../../src/domain/query-limits.ts';
import type { Voice } from '../../src/domain/voice.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { readTables, type Table, testRows } from '../support/tables.ts';

const catalog = await bundledCatalog();
const find = (query: object) =>
  catalog.search(SearchQuery.parse({ limit: MAX_LIMIT, facets: true, ...query }));

/** Parameters of a search, a search that finds the same, and a value that is proposed. */
interface Given {
  readonly search?: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly like?: string;
  readonly nearest?: string;
}

/** Returns an answer with what it says in short: of the first voice, and of those that have all words of the search. */
function answerTo({ search, query = { search }, like, nearest }: Given) {
  const answer = find(query);
  const { voices, facets, suggestions } = answer;
  const whole = voices.filter(({ matched = 'all' }) => matched === 'all');
  const distinct = (of: readonly Voice[], field: keyof Voice) => [
    ...new Set(of.map((voice) => voice[field] ?? null)),
  ];
  const ids = voices.map(({ id }) => id).join();
  const others = like === undefined ? [] : find({ search: like }).voices.map(({ id }) => id);
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
    isLike: ids === others.join(),
    isAlike: ids.split(',').sort().join() === others.sort().join(),
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
