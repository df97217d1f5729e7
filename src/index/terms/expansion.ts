import { type Columns, columnValues, MIN_NAMING_SCORE, type ScoredTerm } from '../columns/columns.ts';
import { type TermColumn, TOKENS } from '../columns/schema.ts';

export interface SearchTerm extends ScoredTerm {
  readonly column: TermColumn;
}

/** An expansion is the list of values that one word of a search may mean, each with a score. */
export interface Expansion {
  readonly match: 'exact' | 'prefix' | 'typo' | 'none';
  /** Distinct terms: a value is listed once, with its best score. */
  readonly terms: readonly SearchTerm[];
  /** Words of the catalog that replace a misspelled search word: `jeny` → jenny. The list is empty for a word that is not misspelled. */
  readonly readAs: readonly string[];
  /** True if the word names a language, country, accent or provider, and is therefore not taken for a person's whole name. */
  readonly isCategory: boolean;
}

export const NO_EXPANSION: Expansion = { match: 'none', terms: [], readAs: [], isCategory: false };

/** Returns a search term with the given score for each text that is a value of the column. */
export function termsOf(
  columns: Columns,
  column: TermColumn,
  texts: readonly string[],
  score: number,
): SearchTerm[] {
  return columnValues(columns, column, texts).map(({ value }) => ({ column, value, score }));
}

/** Reports whether the search word names a value in full. A word that is only in a voice's name or id does not count. */
export function isTellingTerm({ column, score }: ScoredTerm): boolean {
  return score >= MIN_NAMING_SCORE && !TOKENS.has(column);
}
