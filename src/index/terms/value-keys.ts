import type { CompletedName } from '../../domain/filters.ts';
import { groupBy } from '../../lib/group-by.ts';
import { lazy } from '../../lib/lazy.ts';
import { splitList } from '../../lib/list-entries.ts';
import { type Columns, columnValues } from '../columns/columns.ts';
import { ORIGINS } from '../columns/schema.ts';
import { languageNameOf } from '../columns/voice-values.ts';
import type { LocaleMatcher } from '../text/locale-match.ts';
import type { WordsByColumn } from './build-terms.ts';
import { createKeyIndex, keyOf, type Place } from './key-index.ts';
import { unpackWords } from './term-words.ts';

/** Columns whose values are completed. A locale is a value of the filter `language`, found by its tag only. */
export type CompletedColumn = CompletedName | 'locale';

/** A value of a completed column. */
export interface CompletedValue {
  readonly column: CompletedColumn;
  /** Index of the value in the column's `distinct`. */
  readonly value: number;
}

/** Values, each with the best place at which a text stands in one of its names. */
type PlacedValues = ReadonlyMap<CompletedValue, Place>;

/** A name of a value. A code is no beginning of a name that is being typed, so that it matches whole: `de`, `aws`. */
interface NamedKey {
  readonly of: CompletedValue;
  readonly name: string;
  readonly isOwn: boolean;
  readonly isCode: boolean;
  /** True for a further name, which few people know: its beginning tells less than a word within a name that is shown. */
  readonly isTitle: boolean;
}

const CODE = /^[a-z]{2,3}$/;
/** Fewest letters that begin an alias as they begin a name, in a script with few letters. */
const MIN_ALIAS_LETTERS = 3;
const LATIN = /^[a-z]/;
const SEPARATOR = '-';
/** A letter and a number with a blank between, which many names of models lack: `chirp 3` for chirp3-hd. */
const NUMBERED = /\p{L}-\p{N}/u;
/** Place of a value that a text of no word begins. */
const BEGINNING: Place = 1;

/** Creates the look-up of the values of some columns by a text that stands in the names, aliases and codes that filters accept. */
export function createValueKeys(
  columns: Columns,
  words: WordsByColumn,
  completed: readonly CompletedColumn[],
  matchLocales: LocaleMatcher,
) {
  const values = completed.flatMap((column) =>
    columns[column].distinct.flatMap((name, value): CompletedValue[] =>
      isListable(name) ? [{ column, value }] : [],
    ),
  );
  const known = new Map(values.map((each) => [`${each.column} ${each.value}`, each]));
  const named = values.flatMap((of) => namedKeys(of, columns, words));
  const findKeys = createKeyIndex(named.map(({ name }) => name));
  const namedBy = createJoinedLookup(named);

  /** Returns those values of a column that a list of a filter can have. */
  function listed(column: CompletedColumn, of: readonly number[]): readonly CompletedValue[] {
    return of.map((value) => known.get(`${column} ${value}`)).filter((value) => value !== undefined);
  }

  function* findNamed(text: string): Generator<readonly [CompletedValue, Place]> {
    for (const [at, found] of findKeys(text)) {
      const key = named[at];
      if (!key) continue;
      const place = placeOf(key, found, text);
      if (place !== undefined) yield [key.of, place];
    }
  }

  /** Finds values with another division into words: `mist v2` for mistv2, `aura2` for aura-2. */
  function* findJoined(text: string): Generator<readonly [CompletedValue, Place]> {
    const words = trimKey(text);
    const word = words.replaceAll(SEPARATOR, '');
    if (word.length >= MIN_ALIAS_LETTERS) for (const value of namedBy(word)) yield [value, 0];
    if (!NUMBERED.test(words)) return;
    for (const [value, place] of findNamed(word)) if (place === 1) yield [value, place];
  }

  /** Finds languages by a code in any form: `jpn`, `cmn`, `iw`. One of three letters is a beginning, as every other is. */
  function* findCoded(text: string): Generator<readonly [CompletedValue, Place]> {
    const code = trimKey(text);
    if (!CODE.test(code)) return;
    const tags = matchLocales(code).map((locale) => columns.locale.distinct[locale] ?? '');
    const names = new Set(tags.map(languageNameOf).filter((name) => name !== undefined));
    const languages = columnValues(columns, 'language', [...names]).map(({ value }) => value);
    for (const language of listed('language', languages)) yield [language, code.length === 2 ? 0 : BEGINNING];
  }

  return {
    listed,
    /** Returns the values with a name that the word is, blanks left out: `unitedkingdom`. An own name comes before aliases. */
    named: namedBy,
    /** All values, as an empty text begins them. */
    all: new Map(
      values.filter(({ column }) => column !== 'locale').map((value) => [value, BEGINNING]),
    ) as PlacedValues,
    find: (text: string): PlacedValues => {
      const best = new Map<CompletedValue, Place>();
      for (const [value, place] of [...findNamed(text), ...findJoined(text), ...findCoded(text)])
        if (place < (best.get(value) ?? Number.POSITIVE_INFINITY)) best.set(value, place);
      return best;
    },
  };
}

/** Creates the look-up of values by a name without blanks. Own names come before aliases. */
function createJoinedLookup(named: readonly NamedKey[]) {
  const byJoined = lazy(() =>
    groupBy(
      named.filter(({ of, isCode }) => !isCode && of.column !== 'locale'),
      ({ name }) => name.replaceAll(SEPARATOR, ''),
    ),
  );
  return (word: string): readonly CompletedValue[] => {
    const keys = byJoined().get(word) ?? [];
    const own = keys.filter(({ isOwn }) => isOwn);
    return [...new Set((own.length > 0 ? own : keys).map(({ of }) => of))];
  };
}

/** Returns a key without the `-` that says that its last word is finished. */
export function trimKey(key: string): string {
  return key.endsWith(SEPARATOR) ? key.slice(0, -SEPARATOR.length) : key;
}

/** Returns whether a list of a filter can have the name as one value that is not excluded. */
function isListable(name: string): boolean {
  return splitList(name)[0] === name && !name.startsWith('-');
}

/** Returns the keys of a value's own name and of its aliases and codes, each once, its own name first. */
function namedKeys(of: CompletedValue, columns: Columns, words: WordsByColumn): NamedKey[] {
  const own = columns[of.column].distinct[of.value] ?? '';
  const packed = of.column === 'locale' ? '' : (words[of.column][of.value] ?? '');
  const labels = new Set([own, ...unpackWords(packed, 'label')].map(keyOf));
  const names = new Set([...labels, ...unpackWords(packed, 'title').map(keyOf)]);
  names.delete('');
  return [...names].map((name, at) => ({
    of,
    name,
    isOwn: at === 0,
    isCode: at > 0 && CODE.test(name),
    isTitle: !labels.has(name),
  }));
}

/**
 * Returns the place of a text in a name; undefined if the text does not tell the value. A code of three letters, which countries, languages and accents
 * have, counts as a beginning, because a thousand languages have one and most of them begin a name: `men` is Mende and Male. A beginning of one or two
 * letters tells an alias less than a name that is shown, and a text within an alias tells nothing: `ger` is in Norge. A locale is told
 * by its language and the beginning of its region.
 */
function placeOf(
  { of, name, isOwn, isCode, isTitle }: NamedKey,
  place: Place,
  text: string,
): Place | undefined {
  const word = trimKey(text);
  if (of.column === 'locale') return place < 2 && word.includes(SEPARATOR) ? place : undefined;
  if (isOwn) return place;
  if (place === 3 || (isCode && place !== 0)) return undefined;
  if (place === 0) return isCode && ORIGINS.has(of.column) && name.length === 3 ? 1 : 0;
  if (isTitle) return 3;
  return word.length < MIN_ALIAS_LETTERS && LATIN.test(word) ? 2 : place;
}
