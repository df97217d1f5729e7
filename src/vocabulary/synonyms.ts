import type { KindredRow } from './facet-data-sets.ts';
import { ACCENTS, AGES, GENDERS, LANGUAGES, LOCALES, STYLES, USE_CASES } from './facets.ts';

/** Other words for one value of a voice's field, such as `Farsi` for the language Persian (`fa`). */
export interface Synonyms {
  /** Names of the value. A search word may be a whole name, the start of a name (`holl` → Holland) or a name with a typo (`holand`). */
  readonly names?: readonly string[];
  /** Abbreviations and other words for the value: `latam`. A search word must be equal to a code. */
  readonly codes?: readonly string[];
  /** Names that find the value in a filter but not in a search: `English UK` for British. In a search, a title's single words mean something else. */
  readonly titles?: readonly string[];
  /** Words that find the value in a search but not in a filter: `Argentinian` for Argentina. A word in this list is not a name of the value. */
  readonly words?: readonly string[];
}

/** Row of a facet's value, with words that find the value in a search. Providers do not use the words in `searched_names` and `searched_codes`. */
export interface SearchedWords extends Synonyms {
  readonly searched_names?: readonly string[];
  readonly searched_codes?: readonly string[];
}

/** Rows of facets with a fixed list of values, by search column. A row's words find its value, or else, if no voice has it, a neighbouring value. */
export const VOCABULARIES = new Map<string, ReadonlyMap<string, SearchedWords & KindredRow>>([
  ['style', STYLES],
  ['use_case', USE_CASES],
  ['age', AGES],
  ['gender', GENDERS],
]);

/** Returns all synonyms in the row of a value: words of providers and words that only searches use. */
export function synonymsOf(row: SearchedWords = {}): Synonyms {
  const { names = [], codes = [], titles = [], words = [], searched_names = [], searched_codes = [] } = row;
  return { names: [...names, ...searched_names], codes: [...codes, ...searched_codes], titles, words };
}

/** Language codes that a search takes for a country code: `uk` is the United Kingdom. In the filter `language`, `uk` is Ukrainian. */
export const COUNTRY_FIRST: ReadonlySet<string> = new Set(
  [...LANGUAGES].filter(([, { country_first }]) => country_first).map(([code]) => code),
);

/** Words of a value's name that must not find the value: `american` is not Latin American. A misleading word alone names another value. */
export const MISLEADING_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...ACCENTS, ...LOCALES].map(([value, { misleading }]) => [value, misleading] as const),
  ...Array.from(LANGUAGES, ([code, { label = code, misleading }]) => [label, misleading] as const),
]);
