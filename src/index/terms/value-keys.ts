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

/** Columns whose values complete a search text. They include `locale`, found only by its tag, because the `language` filter accepts locales. */
export type CompletedColumn = CompletedName | 'locale';

export interface CompletedValue {
  readonly column: CompletedColumn;
  /** Index of the value in the column's `distinct`. */
  readonly value: number;
}

/** Values with a name that contains a text, each with the best place of the text in such a name. */
type PlacedValues = ReadonlyMap<CompletedValue, Place>;

/** Name or code of a value. A code (`de`, `aws`) matches only in full, because the first letters of a word are meant as those of a name. */
interface NamedKey {
  readonly of: CompletedValue;
  readonly name: string;
  readonly isOwn: boolean;
  readonly isCode: boolean;
  /** True for a further name that few people know. A match at the start of such a name ranks below a match at a later word of other names. */
  readonly isTitle: boolean;
}

const CODE = /^[a-z]{2,3}$/;
/** Minimum number of Latin letters for a full match at the start of an alias. Fewer letters are a weaker match than at the start of a name. */
const MIN_ALIAS_LETTERS = 3;
const LATIN = /^[a-z]/;
const SEPARATOR = '-';
/** Letter, separator and number, which many names of models write without the separator: `chirp 3` for chirp3-hd. */
const NUMBERED = /\p{L}-\p{N}/u;
/** Place of a match at the start of a name. For an empty text, all values have this place. */
const BEGINNING: Place = 1;

/** Creates the look-up of column values by a text. It searches the names, aliases and codes that filters accept. */
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

  /** Returns those values of a column that can be written in the comma-separated list of a filter. */
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

  /** Finds values that have blanks at other places than the text: `mist v2` for mistv2, `aura2` for aura-2. */
  function* findJoined(text: string): Generator<readonly [CompletedValue, Place]> {
    const words = trimKey(text);
    const word = words.replaceAll(SEPARATOR, '');
    if (word.length >= MIN_ALIAS_LETTERS) for (const value of namedBy(word)) yield [value, 0];
    if (!NUMBERED.test(words)) return;
    for (const [value, place] of findNamed(word)) if (place === 1) yield [value, place];
  }

  /** Finds languages by a code in any form: `jpn`, `cmn`, `iw`. A three-letter code ranks as the start of a name; see {@link placeOf}. */
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
    /** Returns the values whose name without blanks is the word: `unitedkingdom`. Aliases count only if the word is no value's main name. */
    named: namedBy,
    /** All values that are found for an empty text: those of all columns but `locale`. */
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

/** Returns a key without the `-` at its end. This sign marks the key's last word as complete. */
export function trimKey(key: string): string {
  return key.endsWith(SEPARATOR) ? key.slice(0, -SEPARATOR.length) : key;
}

/** Reports whether a filter's comma-separated list can have the name: it has no comma and does not start with `-`, which excludes a value. */
function isListable(name: string): boolean {
  return splitList(name)[0] === name && !name.startsWith('-');
}

/** Returns the keys of a value's main name, then of its aliases and codes, each key once. */
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
 * Returns the place by which a match is ranked; undefined if the match is too weak. A locale matches by its language and the start of its
 * region. A match in the main name of a value keeps its place. Other names have exceptions:
 *
 *     three-letter code of an origin    ranks as the start of a name, because most codes start a name too: `men` is Mende and Male
 *     start of an alias                 ranks lower if the text has only one or two letters
 *     text inside an alias              is no match: `ger` is in Norge
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
