import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch, { type SearchResult } from 'minisearch';
import { SEARCHED_COLUMNS } from '../columns/schema.ts';
import { createTypoScan, type NearWord, type TypoScan } from '../text/typo-scan.ts';
import type { SearchedValue, WordsByColumn } from './build-terms.ts';
import { FIELDS, type Field, type PackedWords, unpackWords } from './term-words.ts';

/** A hit is a value of a column that the dictionary found, with the words of the value that matched the search word. */
export interface Hit extends SearchedValue {
  /** Number of the value among the values of all searched columns, column by column. */
  readonly id: number;
  readonly words: readonly string[];
}

/** Dictionary: finds values by a folded word. The distinct values of a catalog are a few thousand, however many voices it has. */
export interface Dictionary {
  /** Returns whether a value has the word in one of the fields. Faster than `exact`, because it lists no values. */
  has(word: string, ...fields: Field[]): boolean;
  exact(word: string, ...fields: Field[]): readonly Hit[];
  /** Returns the values that have a word that starts with `prefix` in one of the fields. */
  startingWith(prefix: string, ...fields: Field[]): readonly Hit[];
  /** Returns the field's words that are at most `maxEdits` from `word`, sorted. Inserting, deleting, replacing or swapping is one edit. */
  near(word: string, maxEdits: number, field: Field): readonly NearWord[];
}

/** Number of values that MiniSearch indexes before other work gets a turn of the event loop. They take about two milliseconds. */
const CHUNK_SIZE = 200;
/** Separator between the words of a field in the text that MiniSearch indexes; no word contains it. */
const SEPARATOR = '\n';

/** A document of MiniSearch is one value of a column with its packed words. */
interface Document {
  readonly id: number;
  readonly searched: SearchedValue;
  readonly packed: PackedWords;
}

/** Options that make MiniSearch take a query as one word, because the analyzer has split and folded it already. */
const ONE_WORD = { tokenize: (word: string) => [word], processTerm: (word: string) => word };

/**
 * Creates the dictionary: MiniSearch indexes the values in chunks, so that requests are served between two chunks.
 * Typos are found by a scan of all words, because the option `fuzzy` of MiniSearch counts a swap of two letters as two
 * edits and takes ten times as long as the scan.
 */
export async function createDictionary(words: WordsByColumn): Promise<Dictionary> {
  const vocabulary = new Map<string, Set<string>>(FIELDS.map((field) => [field, new Set()]));
  const index = new MiniSearch<Document>({
    fields: [...FIELDS],
    storeFields: ['searched'],
    // The text of a field without words is undefined, because MiniSearch then skips the field.
    extractField: ({ id, searched, packed }, name) => {
      if (name === 'id') return id;
      if (name === 'searched') return searched;
      return unpackWords(packed, name as Field).join(SEPARATOR) || undefined;
    },
    tokenize: (text) => text.split(SEPARATOR),
    processTerm: (word, field = '') => {
      vocabulary.get(field)?.add(word);
      return word;
    },
  });
  const values = SEARCHED_COLUMNS.flatMap((column) =>
    words[column].map((packed, value) => ({ searched: { column, value }, packed })),
  );
  const documents = values.map((each, id): Document => ({ id, ...each }));
  await index.addAllAsync(documents, { chunkSize: CHUNK_SIZE });
  const scans = new Map<string, TypoScan>();
  for (const [field, known] of vocabulary) {
    scans.set(field, createTypoScan([...known]));
    await nextTurn();
  }

  function find(word: string, fields: Field[], prefix: boolean): Hit[] {
    return index
      .search(word, { ...ONE_WORD, fields, prefix })
      .map(({ id, searched, terms }: SearchResult) => ({ id, ...searched, words: terms }));
  }

  const isIn = (word: string, field: Field) => vocabulary.get(field)?.has(word) === true;

  return {
    has: (word, ...fields) => fields.some((field) => isIn(word, field)),
    exact: (word, ...fields) => {
      // Fields without this word are skipped, because a set look-up is faster than a MiniSearch query.
      const containing = fields.filter((field) => isIn(word, field));
      return containing.length > 0 ? find(word, containing, false) : [];
    },
    startingWith: (word, ...fields) => find(word, fields, true),
    near: (word, maxEdits, field) => scans.get(field)?.(word, maxEdits) ?? [],
  };
}
