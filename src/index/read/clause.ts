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
import type { Expansion } from '../terms/expansion.ts';
import { formatValue, type MeantValue } from '../text/meaning.ts';

/** Columns in which a voice has only one value. If a search lists two values of one of these columns, they are alternatives: `catalan, basque`. */
const EXCLUSIVE = columnsWhere(({ isExclusive }) => isExclusive);

/** A clause is a word of a search or several alternatives (`german or dutch`), with the values that the words mean. */
export interface Clause {
  readonly words: readonly string[];
  readonly expansion: Expansion;
  /** Names of the values that a word in a foreign language was read as: `französisch` → French. */
  readonly readAs: readonly string[];
  /** Note on a known language or provider that the word means, if no voice has it. */
  readonly absence?: string | undefined;
  /** Name of the reader of each word, in the order of `words`. */
  readonly readers?: readonly string[] | undefined;
}

/** Reports whether two clauses name values of the same single-valued column, such as gender. No voice can match both clauses. */
export function haveOneColumn(a: Clause, b: Clause): boolean {
  const columns = exclusiveColumnsOf(a);
  return [...exclusiveColumnsOf(b)].some((column) => columns.has(column));
}

/** Reports whether two clauses have values of the same kind. Only then, `or` or a slash makes them alternatives: `calm or soft`, not `russian/female`. */
export function areAlternatives(a: Clause, b: Clause): boolean {
  const kindsOf = ({ expansion }: Clause) => namedColumns(expansion).map((column) => TRAITS[column].kind);
  const kinds = new Set(kindsOf(a));
  return kindsOf(b).some((kind) => kinds.has(kind));
}

/** Returns the columns of the values that a word names in full. If a word names no value in full (`jeny`), the columns of all its values are returned. */
export function namedColumns({ terms }: Expansion): readonly ColumnName[] {
  const named = terms.filter(({ score }) => score >= MIN_NAMING_SCORE);
  return (named.length > 0 ? named : terms).map(({ column }) => column);
}

/** Reports whether a clause names providers only. */
export function isProvider({ expansion }: Clause): boolean {
  return expansion.match !== 'none' && namedColumns(expansion).every((column) => column === 'provider');
}

/** Returns the single-valued columns of the values that a clause names in full. */
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
    // If only one clause was translated, the words of the untranslated clause are listed as they are written: `português e inglês`.
    readAs: [a, b].flatMap(({ readAs, words }) => (readAs.length > 0 || !isTranslated ? readAs : words)),
  };
}

/** Returns the union of two expansions. A value that is in both keeps the higher of its two scores. */
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

/** Keeps only a word's accents and countries. If it has none, its native languages are kept, because a speaker's accent comes from the native language. */
export function toAccent(expansion: Expansion): Expansion {
  const isNation = ({ column, score }: ScoredTerm) =>
    NATIONS.has(column) && (expansion.match === 'typo' || score >= MIN_NAMING_SCORE);
  const nations = expansion.terms.filter(isNation);
  if (nations.length > 0) return { ...expansion, terms: nations };
  const own = expansion.terms.filter(({ column }) => !FURTHER.has(column));
  return own.length > 0 && own.length < expansion.terms.length ? { ...expansion, terms: own } : expansion;
}

/** Returns a list with the name of the value that a word means: `französisch` → French. The list is empty if the word equals the name. */
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
  // The name that equals the word's meaning is chosen, or else the shortest name, because it is the most general: American, not Southern American.
  const name =
    names.find((each) => each.toLowerCase() === meant) ?? names.sort((a, b) => a.length - b.length)[0];
  return name === undefined || name.toLowerCase() === word ? [] : [name];
}

/** Reports whether a clause names a voice, language, country or accent. If it does, voices in the search's own language do not come first. */
export function isPlaced({ expansion: { terms, match } }: Clause): boolean {
  const named = match === 'exact' ? terms.filter(({ score }) => score >= MIN_NAMING_SCORE) : terms;
  const isName = ({ column }: ScoredTerm) => NAMING_COLUMNS.has(column) && column !== 'model';
  return named.some(({ column }) => ORIGINS.has(column)) || named.every(isName);
}
