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

/** Columns whose values complete a search text. A locale is a value of the `language` filter and is found only by its tag. */
export type CompletedColumn = CompletedName | 'locale';

export interface CompletedValue {
  readonly column: CompletedColumn;
  /** Index of the value in the column's `distinct`. */
  readonly value: number;
}

/** Values, each with the best match position of a text in one of its names. */
type PlacedValues = ReadonlyMap<CompletedValue, Place>;

/** A name of a value. A code, such as `de` or `aws`, matches only in full, because a typed prefix is meant as the start of a name. */
interface NamedKey {
  readonly of: CompletedValue;
  readonly name: string;
  readonly isOwn: boolean;
  readonly isCode: boolean;
  /** True for a further name that few people know: its start is a weaker match than a later word of a displayed name. */
  readonly isTitle: boolean;
}

const CODE = /^[a-z]{2,3}$/;
/** Minimum number of Latin letters with which the start of an alias is as good a match as the start of a name. */
const MIN_ALIAS_LETTERS = 3;
const LATIN = /^[a-z]/;
const SEPARATOR = '-';
/** Letter and number with a blank between, which many names of models lack: `chirp 3` for chirp3-hd. */
const NUMBERED = /\p{L}-\p{N}/u;
/** Match position of every value for an empty text. */
const BEGINNING: Place = 1;

/** Creates the look-up of column values by a text contained in a name, alias or code that filters accept. */
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

  /** Returns those of a column's values that the comma-separated list of a filter can contain. */
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

  /** Finds values written with other blanks: `mist v2` for mistv2, `aura2` for aura-2. */
  function* findJoined(text: string): Generator<readonly [CompletedValue, Place]> {
    const words = trimKey(text);
    const word = words.replaceAll(SEPARATOR, '');
    if (word.length >= MIN_ALIAS_LETTERS) for (const value of namedBy(word)) yield [value, 0];
    if (!NUMBERED.test(words)) return;
    for (const [value, place] of findNamed(word)) if (place === 1) yield [value, place];
  }

  /** Finds languages by a code in any form: `jpn`, `cmn`, `iw`. A three-letter code counts as the start of a name, as in {@link placeOf}. */
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
    /** Returns the values whose name without blanks is the word (`unitedkingdom`). Aliases count only if no own name is found. */
    named: namedBy,
    /** All values except locales, for an empty text. */
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

/** Returns a key without a `-` at its end, which marks the last word as complete. */
export function trimKey(key: string): string {
  return key.endsWith(SEPARATOR) ? key.slice(0, -SEPARATOR.length) : key;
}

/** Reports whether a filter's comma-separated list reads the name as one included value: no comma within, no `-` before it. */
function isListable(name: string): boolean {
  return splitList(name)[0] === name && !name.startsWith('-');
}

/** Returns the keys of a value's own name, then of its aliases and codes, each key once. */
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
 * Returns the position at which a match ranks; undefined if it is too weak. A three-letter code of a language, country or accent ranks as a
 * start, because a thousand languages have one and most of these codes start a name too: `men` is Mende and Male. One or two letters at the
 * start of an alias are a weaker match, and a text within an alias is none: `ger` is in Norge. A locale matches by its language and the start of
 * its region.
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
