import { type Columns, MIN_NAMING_SCORE, type ScoredTerm } from '../columns/columns.ts';
import {
  type ColumnName,
  columnsWhere,
  FURTHER,
  NAMING_COLUMNS,
  NATIONS,
  ORIGINS,
  TRAITS,
} from '../columns/schema.ts';
import { type Expansion, isTellingTerm } from '../terms/expansion.ts';
import { formatValue, type MeantValue } from '../text/meaning.ts';

/** Columns in which a voice has one value, so that two words of a list are alternatives: `catalan, basque`. */
const EXCLUSIVE = columnsWhere(({ isExclusive }) => isExclusive);

/** A clause is a word of a search, or several alternatives (`german or dutch`), with the values that it means. */
export interface Clause {
  /** Words of the clause, as they stand in the search. */
  readonly words: readonly string[];
  readonly expansion: Expansion;
  /** Values by which a word of another language was read: `französisch` → French. */
  readonly readAs: readonly string[];
  /** Sentence on a known language or provider that the word means and no voice has. */
  readonly absence?: string | undefined;
  /** Names of the readers that read the words, in their order. */
  readonly readers?: readonly string[] | undefined;
}

/**
 * Returns whether two clauses restrict the same single-valued column, such as gender, so that no voice matches both. Two words that mean more than names do not share
 * the column of names: `warm and deep` are styles, although some voices are called so.
 */
export function haveOneColumn(a: Clause, b: Clause): boolean {
  const columns = exclusiveColumnsOf(a);
  const areTelling = [a, b].every(({ expansion }) => expansion.terms.some(isTellingTerm));
  return [...exclusiveColumnsOf(b)].some(
    (column) => columns.has(column) && !(areTelling && column === 'name_word'),
  );
}

/** Returns whether `or` and a slash unite two clauses: `calm or soft`, and not `russian/female`, which a voice is at once. */
export function areAlternatives(a: Clause, b: Clause): boolean {
  const kindsOf = ({ expansion }: Clause) => namedColumns(expansion).map((column) => TRAITS[column].kind);
  const kinds = new Set(kindsOf(a));
  return kindsOf(b).some((kind) => kinds.has(kind));
}

/** Returns the columns of the values that a word names; those of all its values if it names none, as a misspelled word. */
export function namedColumns({ terms }: Expansion): readonly ColumnName[] {
  const named = terms.filter(({ score }) => score >= MIN_NAMING_SCORE);
  return (named.length > 0 ? named : terms).map(({ column }) => column);
}

/** Returns the single-valued columns among those whose values a clause names. */
function exclusiveColumnsOf({ expansion: { terms } }: Clause): ReadonlySet<ColumnName> {
  const named = terms.filter(({ column, score }) => EXCLUSIVE.has(column) && score >= MIN_NAMING_SCORE);
  return new Set(named.map(({ column }) => column));
}

export function uniteClauses(a: Clause, b: Clause): Clause {
  const isTranslated = a.readAs.length + b.readAs.length > 0;
  return {
    words: [...a.words, ...b.words],
    readers: [...(a.readers ?? []), ...(b.readers ?? [])],
    expansion: unite(a.expansion, b.expansion),
    // A word that was read as it stands is told beside one that was translated: `português e inglês`.
    readAs: [a, b].flatMap(({ readAs, words }) => (readAs.length > 0 || !isTranslated ? readAs : words)),
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
 * Returns the expansion of a word that means an accent: the accents and countries that it names, or else the languages as voices' own ones,
 * because somebody sounds like the own language and not like a further one.
 */
export function toAccent(expansion: Expansion): Expansion {
  const isNation = ({ column, score }: ScoredTerm) => NATIONS.has(column) && score >= MIN_NAMING_SCORE;
  const nations = expansion.terms.filter(isNation);
  if (nations.length > 0) return { ...expansion, terms: nations };
  const own = expansion.terms.filter(({ column }) => !FURTHER.has(column));
  return own.length > 0 && own.length < expansion.terms.length ? { ...expansion, terms: own } : expansion;
}

/**
 * Returns the name of the value that a word of another language means; none for a word that is the name itself. Of equal values, the one that
 * is called as the meaning is returned, or else the shortest name, because it is the least special: American, and not African American.
 */
export function namesOf(
  columns: Columns,
  { terms }: Expansion,
  word: string,
  value: MeantValue | undefined,
): string[] {
  const highest = Math.max(...terms.map(({ score }) => score));
  const names = terms
    .filter(({ score }) => score === highest)
    .map(({ column, value }) => columns[column].distinct[value] ?? '');
  const meant = value && formatValue(value);
  const name = names.find((each) => each.toLowerCase() === meant) ?? shortestOf(names);
  return name === undefined || name.toLowerCase() === word ? [] : [name];
}

function shortestOf(names: readonly string[]): string | undefined {
  return [...names].sort((a, b) => a.length - b.length)[0];
}

/** Returns whether a word says which voice or language is meant, so that no other language is preferred. */
export function isPlaced({ expansion: { terms, match } }: Clause): boolean {
  const named = match === 'exact' ? terms.filter(({ score }) => score >= MIN_NAMING_SCORE) : terms;
  return (
    named.some(({ column }) => ORIGINS.has(column)) || named.every(({ column }) => NAMING_COLUMNS.has(column))
  );
}
