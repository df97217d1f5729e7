import type { CompletionKind } from '../../domain/completion.ts';
import { splitList } from '../../domain/query.ts';
import type { Columns } from '../columns/columns.ts';
import type { WordsByColumn } from './build-terms.ts';
import { createKeyIndex, keyOf, type Place } from './key-index.ts';
import { unpackWords } from './term-words.ts';

/** Columns whose values are completed. */
export type CompletedColumn = Exclude<CompletionKind, 'voice'>;

/** A value of a completed column. */
export interface CompletedValue {
  readonly column: CompletedColumn;
  /** Index of the value in the column's `distinct`. */
  readonly value: number;
}

/** Values, each with the best place at which a text stands in one of its names. */
type PlacedValues = ReadonlyMap<CompletedValue, Place>;

/** Finds values by a text that stands in their names, aliases or codes. */
export interface ValueKeys {
  find(text: string): PlacedValues;
  /** All values, as an empty text begins them. */
  readonly all: PlacedValues;
}

/** A name of a value. A code is no beginning of a name that is being typed, so that it matches whole: `de`, `aws`. */
interface NamedKey {
  readonly of: CompletedValue;
  readonly name: string;
  readonly isOwn: boolean;
  readonly isCode: boolean;
}

const CODE = /^[a-z]{2,3}$/;
/** Fewest letters that begin an alias as they begin a name, in a script with few letters. */
const MIN_ALIAS_CHARACTERS = 3;
const LATIN = /^[a-z]/;
/** Place of a value that a text of no word begins. */
const BEGINNING: Place = 1;

/** Creates the look-up of the values of some columns by the names and codes that filters accept. */
export function createValueKeys(
  columns: Columns,
  words: WordsByColumn,
  completed: readonly CompletedColumn[],
): ValueKeys {
  const values = completed.flatMap((column) =>
    columns[column].distinct.flatMap((name, value): CompletedValue[] =>
      isListable(name) ? [{ column, value }] : [],
    ),
  );
  const named = values.flatMap((of) => {
    const own = columns[of.column].distinct[of.value] ?? '';
    return namesOf(own, words[of.column][of.value] ?? '').map(
      (name, at): NamedKey => ({ of, name, isOwn: at === 0, isCode: at > 0 && CODE.test(name) }),
    );
  });
  const index = createKeyIndex(named.map(({ name }) => name));
  return {
    all: new Map(values.map((value) => [value, BEGINNING])),
    find: (text) => {
      const best = new Map<CompletedValue, Place>();
      for (const [at, found] of index.find(text)) {
        const key = named[at];
        if (!key) continue;
        const place = placeOf(key, found, text);
        if (place !== undefined && place < (best.get(key.of) ?? Number.POSITIVE_INFINITY))
          best.set(key.of, place);
      }
      return best;
    },
  };
}

/** Returns whether a list of a filter can have the name as one value that is not excluded. */
function isListable(name: string): boolean {
  return splitList(name)[0] === name && !name.startsWith('-');
}

/** Returns the keys of a value's own name and of its aliases and codes, each once, its own name first. */
function namesOf(own: string, packed: string): readonly string[] {
  const aliases = [...unpackWords(packed, 'label'), ...unpackWords(packed, 'title')];
  return [...new Set([own, ...aliases].map(keyOf))].filter((key) => key !== '');
}

/**
 * Returns the place of a text in a name; undefined if the text does not tell the value. A language's code of three letters counts as a
 * beginning, because a thousand languages have one and most of them begin a name: `men` is Mende and Male. A beginning of one or two
 * letters tells an alias less than a name that is shown, and a text within an alias tells nothing: `ger` is in Norge.
 */
function placeOf({ of, name, isOwn, isCode }: NamedKey, place: Place, text: string): Place | undefined {
  if (isOwn) return place;
  if (place === 3 || (isCode && place !== 0)) return undefined;
  if (place === 0) return isCode && of.column === 'language' && name.length === 3 ? 1 : 0;
  return text.length < MIN_ALIAS_CHARACTERS && LATIN.test(text) ? 2 : place;
}
