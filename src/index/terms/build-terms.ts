import { fold } from '../../lib/fold.ts';
import { COUNTRY_FIRST, MISLEADING_WORDS } from '../../vocabulary/synonyms.ts';
import type { Columns, ColumnValue } from '../columns/columns.ts';
import { CHOICES, columnsWhere, SEARCHED_COLUMNS, type SearchedName, TRAITS } from '../columns/schema.ts';
import { looseKey, tokenize } from '../text/analyzer.ts';
import type { Aliases, AliasLookup } from './aliases.ts';
import { type PackedWords, packWords, type TermWords } from './term-words.ts';

export interface SearchedValue extends ColumnValue {
  readonly column: SearchedName;
}

/** Columns that hold words of voice names and ids, single or joined. Filters do not accept these words, and did-you-mean does not propose them. */
const TOKENS = columnsWhere(({ words }) => words === 'token' || words === 'compound');

/** Particles. They are not indexed as words of names, because nobody searches for them, and some are language codes (`de` → German). */
const PARTICLE = /^(?:al|and|da|das|de|del|di|do|du|el|la|las|le|los|of|the|und)$/;

/** Pattern of words of one or two Latin letters in a name, such as `ai` in Open AI. Did-you-mean ignores these ambiguous words. */
const SHORT_WORD = /^[a-z]{1,2}$/;
const LETTER = /^[a-z]$/;
/** Letters that a search takes as a gender. Other letters, such as `n` for Neutral, are codes only in filters, because a search may be `rock n roll`. */
const SEARCHED_LETTERS: ReadonlySet<string> = new Set(['f', 'm']);

export type WordsByColumn = Readonly<Record<SearchedName, readonly PackedWords[]>>;

/** The terms image holds the words of all searched values in a form that passes between threads. */
export interface TermsImage {
  /** Words of each value of the searched columns, by the value's index in the column's `distinct`. */
  readonly words: WordsByColumn;
  /** Names of several words, each written as one word: `middleaged`. A search joins adjacent words that make such a name. */
  readonly phrases: ReadonlySet<string>;
  /** Name under which did-you-mean proposes each locale, such as Brazilian Portuguese, by the locale's index in the column `locale`. */
  readonly localeNames: readonly string[];
  /** MiniSearch's index of the words as JSON. Only an image that was read from a file has the index. */
  readonly index?: Uint8Array<ArrayBuffer>;
}

interface NamedValue extends Aliases {
  readonly column: SearchedName;
  readonly value: string;
}

export function buildTerms(columns: Columns, aliasesOf: AliasLookup): TermsImage {
  const values = SEARCHED_COLUMNS.flatMap((column) =>
    columns[column].distinct.map((value): NamedValue => ({ column, value, ...aliasesOf(column, value) })),
  );
  const phrases = new Set<string>();
  const choices = new Set<string>();
  for (const each of values.filter(({ column }) => TRAITS[column].isPhrased)) {
    for (const words of namesOf(each).map(tokenize)) {
      if (CHOICES.has(each.column)) choices.add(words.join(''));
      if (words.length > 1) phrases.add(words.join(''));
    }
  }
  const valuesOf = (name: SearchedName) => values.filter(({ column }) => column === name);
  const wordsOf = (each: NamedValue) => packWords({ ...searchWords(each, choices), ...filterWords(each) });
  const words = SEARCHED_COLUMNS.map((name) => [name, valuesOf(name).map(wordsOf)]);
  return {
    words: Object.fromEntries(words) as WordsByColumn,
    phrases,
    localeNames: valuesOf('locale').map(({ value, names, titles }) => names[0] ?? titles[0] ?? value),
  };
}

function searchWords(named: NamedValue, choices: ReadonlySet<string>): Partial<TermWords> {
  const { value } = named;
  const { words: found } = TRAITS[named.column];
  if (found === 'none') return {};
  // Values that are single words without an alias need none of the steps below.
  if (found === 'compound' || (found === 'token' && choices.has(value))) return { code: [value] };
  if (found === 'token') return PARTICLE.test(value) ? {} : { open: [value] };
  const codes = codesOf(named)
    .map((code) => tokenize(code).join(''))
    .filter((code) => !LETTER.test(code) || SEARCHED_LETTERS.has(code));
  if (found === 'choice') return { choice: codes };
  const misleading = new Set(MISLEADING_WORDS.get(value));
  const words = namesOf(named)
    .map(tokenize)
    .flatMap((each) => (each.length > 1 ? [...each, each.join('')] : each))
    .filter((word) => !PARTICLE.test(word) && !misleading.has(word));
  // A word that also means a gender or age (`woman`) goes to the field `code`, so that a typo (`womn`) does not find the value.
  return {
    open: words.filter((word) => !choices.has(word)),
    code: [...codes, ...words.filter((word) => choices.has(word))],
  };
}

/** Returns the whole names of a value and the single words of these names. Filters look up whole names; did-you-mean finds values by single words. */
function filterWords({ column, value, names, codes, titles }: NamedValue): Partial<TermWords> {
  if (TOKENS.has(column)) return {};
  const labels = [value, ...names, ...codes];
  // A locale's names are titles and not labels. If they were labels, did-you-mean would propose German (Germany) for the prefix `germ`.
  if (column === 'locale') {
    const part = [...names, ...titles].flatMap(tokenize);
    return { title: [...labels, ...titles].map(looseKey), part };
  }
  const misleading = new Set(MISLEADING_WORDS.get(value));
  const words = labels.flatMap(tokenize).filter((word) => !SHORT_WORD.test(word) && !misleading.has(word));
  return {
    label: labels.map(looseKey),
    title: titles.map(looseKey),
    part: [...codes.map(fold), ...words],
  };
}

/** Returns the names whose single words find the value in a search. The tag of a locale, such as `en-GB`, is left out. */
function namesOf({ column, value, names, codes, words }: NamedValue): string[] {
  if (CHOICES.has(column)) return [value, ...codes, ...words];
  return [...(column === 'locale' ? [] : [value]), ...names, ...words];
}

/** Returns the codes of a value, or all names of a gender or age. A language code that a search reads as a country is left out: `uk`. */
function codesOf(named: NamedValue): readonly string[] {
  if (CHOICES.has(named.column)) return namesOf(named);
  return named.column === 'language' ? named.codes.filter((code) => !COUNTRY_FIRST.has(code)) : named.codes;
}
