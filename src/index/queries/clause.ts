import type { Columns, ScoredTerm } from '../columns/columns.ts';
import type { ColumnName } from '../columns/schema.ts';
import type { Expansion } from '../terms/vocabulary.ts';

/** Values as which a word was read. */
export interface Reading {
  readonly expansion: Expansion;
  /** Values by which a word of another language was read: `französisch` → French. */
  readonly readAs: readonly string[];
  /** Sentences on what was searched instead of the word. */
  readonly notes?: readonly string[];
  /** Ranks of the voices most like the removed one that was called so, most like first. They stand for the terms, which are none. */
  readonly successors?: readonly number[];
}

/** A clause is a word of a search, or several alternatives (`german or dutch`), with the values that it means. */
export interface Clause extends Reading {
  /** Words of the clause, as they stand in the search. */
  readonly words: readonly string[];
  /** Sentence on a known language or provider that the word means and no voice has. */
  readonly absence?: string | undefined;
}

/** Columns in which one voice has one value, so that two words of a list are alternatives: `catalan, basque`. */
const EXCLUSIVE: ReadonlySet<ColumnName> = new Set<ColumnName>([
  'provider',
  'native_language',
  'country',
  'accent',
  'gender',
  'age',
  'name_word',
]);

/** Lowest score of a value that a word names, and not only begins. */
export const MIN_NAMING_SCORE = 100;

/** Returns whether two clauses name values of the same column, of which a voice has one value. */
export function haveOneKind(a: Clause, b: Clause): boolean {
  const kinds = kindsOf(a);
  return [...kindsOf(b)].some((column) => kinds.has(column));
}

/** Returns whether a word names a value that is more than a word of some voice's name or id. */
export function isTellingTerm({ column, score }: ScoredTerm): boolean {
  return score >= MIN_NAMING_SCORE && column !== 'name_word' && column !== 'id_word';
}

function kindsOf({ expansion: { terms } }: Clause): ReadonlySet<ColumnName> {
  const named = terms.filter(({ column, score }) => EXCLUSIVE.has(column) && score >= MIN_NAMING_SCORE);
  return new Set(named.map(({ column }) => column));
}

export function uniteClauses(a: Clause, b: Clause): Clause {
  return {
    words: [...a.words, ...b.words],
    expansion: unite(a.expansion, b.expansion),
    readAs: [...a.readAs, ...b.readAs],
    notes: [...(a.notes ?? []), ...(b.notes ?? [])],
  };
}

/** Unites two expansions: a value of both has the higher score. */
export function unite(a: Expansion, b: Expansion): Expansion {
  if (a.match === 'none') return b;
  if (b.match === 'none') return a;
  const best = new Map<string, Expansion['terms'][number]>();
  for (const term of [...a.terms, ...b.terms]) {
    const key = `${term.column} ${term.value}`;
    if (term.score > (best.get(key)?.score ?? -1)) best.set(key, term);
  }
  return {
    match: a.match === b.match ? a.match : 'exact',
    terms: [...best.values()],
    readAs: [...a.readAs, ...b.readAs],
    isCategory: a.isCategory && b.isCategory,
  };
}

/**
 * Returns the name of the value that a word of another language means; none for a word that is the name itself. Of equal values the
 * shortest name is returned, because it is the least special: American, and not African American.
 */
export function namesOf(columns: Columns, { terms }: Expansion, word: string): string[] {
  const highest = Math.max(...terms.map(({ score }) => score));
  const names = terms
    .filter(({ score }) => score === highest)
    .map(({ column, value }) => columns[column].distinct[value] ?? '');
  const [name] = names.sort((a, b) => a.length - b.length);
  return name === undefined || name.toLowerCase() === word ? [] : [name];
}
