import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
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
  /** Returns whether a value has the word in one of the fields. */
  has(word: string, ...fields: Field[]): boolean;
  exact(word: string, ...fields: Field[]): readonly Hit[];
  /** Returns the values that have a word that starts with `prefix` in one of the fields. */
  startingWith(prefix: string, ...fields: (typeof BEGUN_FIELDS)[number][]): readonly Hit[];
  /** Returns the field's words that are at most `maxEdits` from `word`, sorted. Inserting, deleting, replacing or swapping is one edit. */
  near(word: string, maxEdits: number, field: Field): readonly NearWord[];
}

/** Fields in which MiniSearch finds the words that begin so. Whole words are found by hash maps, which a query of MiniSearch takes ten times as long as. */
const BEGUN_FIELDS = ['open', 'choice', 'label'] as const satisfies readonly Field[];
/** Numbers of the values that have a word, by field. */
type IdsByField = Readonly<Record<Field, Map<string, number[]>>>;
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

const INDEX_OPTIONS: Options<Document> = {
  fields: [...BEGUN_FIELDS],
  storeFields: ['searched'],
  // The text of a field without words is undefined, because MiniSearch then skips the field.
  extractField: ({ id, searched, packed }, name) => {
    if (name === 'id') return id;
    if (name === 'searched') return searched;
    return unpackWords(packed, name as Field).join(SEPARATOR) || undefined;
  },
  tokenize: (text) => text.split(SEPARATOR),
  processTerm: (word) => word,
};

function documentsOf(words: WordsByColumn): Document[] {
  const values = SEARCHED_COLUMNS.flatMap((column) =>
    words[column].map((packed, value) => ({ searched: { column, value }, packed })),
  );
  return values.map((each, id) => ({ id, ...each }));
}

/** Builds MiniSearch's index in chunks, so that requests are served between two chunks. */
async function buildIndex(documents: readonly Document[]): Promise<MiniSearch<Document>> {
  const index = new MiniSearch<Document>(INDEX_OPTIONS);
  await index.addAllAsync(documents, { chunkSize: CHUNK_SIZE });
  return index;
}

/** Returns MiniSearch's index of all values as JSON in UTF-8, which loads in less time than the index takes to build. */
export async function writeIndex(words: WordsByColumn): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(Buffer.from(JSON.stringify(await buildIndex(documentsOf(words)))));
}

function loadIndex(written: Uint8Array<ArrayBuffer>): Promise<MiniSearch<Document>> {
  return MiniSearch.loadJSAsync(JSON.parse(Buffer.from(written).toString()), INDEX_OPTIONS);
}

/**
 * Creates the dictionary. MiniSearch's index is loaded from its `written` form, or else built from the words of all values. Typos are found by a scan of all words, because the option `fuzzy` of MiniSearch counts a swap of two letters as two
 * edits and takes ten times as long as the scan.
 */
export async function createDictionary(
  words: WordsByColumn,
  written?: Uint8Array<ArrayBuffer>,
): Promise<Dictionary> {
  const documents = documentsOf(words);
  const searchedAt = (id: number) => (documents[id] as Document).searched;
  const idsOf = Object.fromEntries(FIELDS.map((field) => [field, new Map()])) as IdsByField;
  for (const { id, packed } of documents) addWords(idsOf, id, packed);
  const index = written ? await loadIndex(written) : await buildIndex(documents);
  const scans = new Map<Field, TypoScan>();
  for (const field of FIELDS) {
    scans.set(field, createTypoScan([...idsOf[field].keys()]));
    await nextTurn();
  }

  function exact(word: string, fields: readonly Field[]): readonly Hit[] {
    const found = new Set(fields.flatMap((field) => idsOf[field].get(word) ?? []));
    return Array.from(found, (id) => ({ id, ...searchedAt(id), words: [word] }));
  }

  return {
    has: (word, ...fields) => fields.some((field) => idsOf[field].has(word)),
    exact: (word, ...fields) => exact(word, fields),
    startingWith: (prefix, ...fields) =>
      index
        .search(prefix, { ...ONE_WORD, fields, prefix: true })
        .map(({ id, searched, terms }: SearchResult) => ({ id, ...searched, words: [...terms].sort() }))
        // MiniSearch finds words in another order where its index was loaded.
        .sort((a, b) => a.id - b.id),
    near: (word, maxEdits, field) => scans.get(field)?.(word, maxEdits) ?? [],
  };
}

function addWords(idsOf: IdsByField, id: number, packed: PackedWords): void {
  for (const field of FIELDS) {
    for (const word of unpackWords(packed, field)) {
      const ids = idsOf[field].get(word);
      if (ids) ids.push(id);
      else idsOf[field].set(word, [id]);
    }
  }
}
