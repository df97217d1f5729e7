import { CompletionKind } from '../../domain/completion.ts';
import type { CompletedName } from '../../domain/filters.ts';
import { localeOf } from '../../lib/locale-of.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Columns } from '../columns/columns.ts';
import { ORIGINS } from '../columns/schema.ts';
import type { CatalogParts } from '../parts.ts';
import type { WordsByColumn } from '../terms/build-terms.ts';
import { createKeyIndex, keyOf, type Place } from '../terms/key-index.ts';
import { unpackWords } from '../terms/term-words.ts';
import { foldPlain } from '../text/analyzer.ts';

/** Columns whose values complete a search text. The filter `language` also accepts locales, but only the tag of a locale completes a text. */
export type CompletedColumn = CompletedName | 'locale';

export interface CompletedValue {
  readonly column: CompletedColumn;
  /** Index of the value in the column's `distinct`. */
  readonly value: number;
}

/** A column value, and the position at which a text matches one of the value's names. */
type PlacedValue = readonly [CompletedValue, Place];

/**
 * Rank of a match, by the kind of name, and by the place of the text in the name ({@link Place}). A match without a rank in this table does not count:
 *
 *     own     the displayed name
 *     alias   another name: a text inside a word of the alias does not count (`ger` in Norge)
 *     title   a further name that few people know: a match at its start ranks below a match of a later word of a displayed name
 *     code    `de`, `aws`: matches only in full, because a typed prefix is meant as the start of a name
 *     origin  three-letter code of a language, country or accent: ranks only like the start of a name, because a thousand languages have a code, and
 *             most of these codes also start another name: `men` is the code of Mende and a word for Male
 *     tag     tag of a locale: matches by its language and the start of its region
 */
const PLACES = {
  own: [0, 1, 2, 3],
  alias: [0, 1, 2],
  title: [0, 3, 3],
  code: [0],
  origin: [1],
  tag: [0, 1],
} as const satisfies Record<string, readonly Place[]>;

interface NamedKey {
  readonly of: CompletedValue;
  readonly name: string;
  readonly kind: keyof typeof PLACES;
}

/** Columns whose values are found by names and aliases. */
const NAMED_COLUMNS = CompletionKind.options.filter((kind) => kind !== 'voice');
const COLUMNS: readonly CompletedColumn[] = [...NAMED_COLUMNS, 'locale'];
const CODE = /^[a-z]{2,3}$/;
/** Maximum length of a code. Words that are this short when joined are not looked up: `a s` does not mean the code `as`. */
const MAX_CODE_LETTERS = 3;
/** A text that is the start of an alias, but has fewer Latin letters than this, is a weaker match than the start of a name. */
const MIN_ALIAS_LETTERS = 3;
const LATIN = /^[a-z]/;
const SEPARATOR = '-';
/** Letter and number with a blank between them. People add such blanks to names of models: `chirp 3` for chirp3-hd. */
const NUMBERED = /\p{L}-\p{N}/u;
/** Match position that every value has for an empty text. */
const BEGINNING: Place = 1;

/** Creates the function that finds column values by a text contained in a name, alias or code that filters accept. */
export function createValueKeys({ columns, words, findByName, valueCodes }: CatalogParts) {
  const values = COLUMNS.flatMap((column) =>
    columns[column].distinct.map((_, value): CompletedValue => ({ column, value })),
  );
  const named = values.flatMap((of) => namedKeys(of, columns, words));
  const findKeys = createKeyIndex(named.map(({ name }) => name));

  function* findNamed(text: string): Generator<PlacedValue> {
    const word = trimKey(text);
    for (const [at, found] of findKeys(text)) {
      const key = named[at];
      const place = key && placeOf(key, found, word);
      if (key && place !== undefined) yield [key.of, place];
    }
  }

  /** Returns the values whose own name, without blanks, is the word (`unitedkingdom`); if there are none, values that have the word as alias or code. */
  const whole = memoize((word: string): readonly CompletedValue[] => {
    const found = NAMED_COLUMNS.flatMap((column) =>
      findByName(column, word).map(({ value }): CompletedValue => ({ column, value })),
    );
    const own = found.filter(
      ({ column, value }) => foldPlain(columns[column].distinct[value] ?? '') === word,
    );
    return own.length > 0 ? own : found;
  });

  /** Finds values whose names have blanks in other places than the text: `mist v2` for mistv2, `chirp 3` for chirp3-hd. */
  function* findJoined(words: string): Generator<PlacedValue> {
    const word = words.replaceAll(SEPARATOR, '');
    if (word.length > MAX_CODE_LETTERS) for (const value of whole(word)) yield [value, 0];
    if (!NUMBERED.test(words)) return;
    for (const [value, place] of findNamed(word)) if (place === 1) yield [value, place];
  }

  /** Finds the language of a code in any form: `jpn`, `cmn`, `iw`. A three-letter code counts as the start of a name, as in {@link PLACES}. */
  function* findCoded(code: string): Generator<PlacedValue> {
    const value = CODE.test(code) ? valueCodes.language.indexOf(localeOf(code).language) : -1;
    if (value >= 0) yield [{ column: 'language', value }, code.length === 2 ? 0 : BEGINNING];
  }

  return {
    whole,
    /** Finds values by a folded text (lower case, no diacritics). The result may repeat a value. An empty text yields all values except locales. */
    *find(text: string): Generator<PlacedValue> {
      const words = trimKey(text);
      if (words === '') for (const value of values) if (value.column !== 'locale') yield [value, BEGINNING];
      yield* findCoded(words);
      yield* findNamed(text);
      yield* findJoined(words);
    },
  };
}

/** Returns a key without a `-` at its end, which marks the last word as complete. */
export function trimKey(key: string): string {
  return key.endsWith(SEPARATOR) ? key.slice(0, -SEPARATOR.length) : key;
}

/** Returns the keys of a value's names, each key once. */
function namedKeys(of: CompletedValue, columns: Columns, words: WordsByColumn): NamedKey[] {
  const own = keyOf(columns[of.column].distinct[of.value] ?? '');
  if (of.column === 'locale') return [{ of, name: own, kind: 'tag' }];
  const packed = words[of.column][of.value] ?? '';
  const code = (name: string) => (ORIGINS.has(of.column) && name.length === 3 ? 'origin' : 'code');
  const kinds = new Map<string, NamedKey['kind']>();
  const add = (kind: 'title' | 'alias') => (name: string) =>
    kinds.set(name, CODE.test(name) ? code(name) : kind);
  unpackWords(packed, 'title').map(keyOf).forEach(add('title'));
  unpackWords(packed, 'label').map(keyOf).forEach(add('alias'));
  kinds.set(own, 'own');
  kinds.delete('');
  return Array.from(kinds, ([name, kind]) => ({ of, name, kind }));
}

/** Returns the rank of a match. One or two letters that start an alias rank lower than three letters. A locale matches only a text with a region. */
function placeOf({ kind }: NamedKey, found: Place, word: string): Place | undefined {
  if (kind === 'tag' && !word.includes(SEPARATOR)) return undefined;
  const isShort = kind === 'alias' && word.length < MIN_ALIAS_LETTERS && LATIN.test(word);
  const places: readonly Place[] = PLACES[kind];
  return isShort && found === 1 ? 2 : places[found];
}
