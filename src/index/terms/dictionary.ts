import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Columns, ColumnValue } from '../columns/columns.ts';
import { createNumbering } from './build-terms.ts';
import { FIELDS, type Field, type PackedWords, unpackWords } from './term-words.ts';
import { createTypoScan, type NearWord, type TypoScan } from './typo-scan.ts';

/** A value that a word found, with those of the value's words that matched. */
export interface Hit extends ColumnValue {
  /** Number of the value among those of all searched columns. */
  readonly id: number;
  readonly words: readonly string[];
}

/** Dictionary: finds values by a folded word. The distinct values of a catalog are a few thousand, however many voices it has. */
export interface Dictionary {
  exact(word: string, ...fields: Field[]): readonly Hit[];
  /** Returns the values with a word that starts with the prefix. */
  startingWith(prefix: string, ...fields: Field[]): readonly Hit[];
  /** Returns all words of a field within `maxEdits`, in alphabetical order. An insertion, deletion, substitution or swap is one edit. */
  near(word: string, maxEdits: number, field: Field): readonly NearWord[];
}

/** Values that MiniSearch indexes between two turns of the event loop: about two milliseconds. */
const CHUNK_SIZE = 200;
/** Joins the words of a field into the text that MiniSearch indexes; no word contains it. */
const SEPARATOR = '\n';

/** Options that make MiniSearch take a query as one word, because the analyzer has split and folded it already. */
const ONE_WORD = { tokenize: (word: string) => [word], processTerm: (word: string) => word };

/**
 * Indexes values with MiniSearch, in chunks that give way to requests. `values` has the words of every value of the
 * searched columns. Typos are found by a scan of the words, because MiniSearch's `fuzzy` counts a swap of two letters as
 * two edits and takes ten times as long.
 */
export async function createDictionary(
  values: readonly PackedWords[],
  columns: Columns,
): Promise<Dictionary> {
  const vocabulary = new Map<string, Set<string>>(FIELDS.map((field) => [field, new Set()]));
  const index = new MiniSearch({
    fields: [...FIELDS],
    extractField: ({ id, packed }, field) => (field === 'id' ? id : fieldText(packed, field as Field)),
    tokenize: (text) => text.split(SEPARATOR),
    processTerm: (word, field = '') => {
      vocabulary.get(field)?.add(word);
      return word;
    },
  });
  const documents = values.map((packed, id) => ({ id, packed }));
  await index.addAllAsync(documents, { chunkSize: CHUNK_SIZE });
  const scans = new Map<string, TypoScan>();
  for (const [field, words] of vocabulary) {
    scans.set(field, createTypoScan([...words]));
    await nextTurn();
  }
  const numbering = createNumbering(columns);

  function find(word: string, fields: Field[], prefix: boolean): Hit[] {
    return index
      .search(word, { ...ONE_WORD, fields, prefix })
      .map(({ id, terms }: SearchResult) => ({ id, ...numbering.valueOf(id), words: terms }));
  }

  return {
    exact: (word, ...fields) => {
      // A look-up in a set spares most searches, because a word is rarely in all fields.
      const containing = fields.filter((field) => vocabulary.get(field)?.has(word));
      return containing.length > 0 ? find(word, containing, false) : [];
    },
    startingWith: (word, ...fields) => find(word, fields, true),
    near: (word, maxEdits, field) => scans.get(field)?.(word, maxEdits) ?? [],
  };
}

/** Returns the text of a field; undefined for a field without words, which MiniSearch skips. */
function fieldText(packed: PackedWords, field: Field): string | undefined {
  const words = unpackWords(packed, field);
  return words.length === 0 ? undefined : words.join(SEPARATOR);
}
