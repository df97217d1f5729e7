import MiniSearch, { type Options } from 'minisearch';
import { memoize } from '../../lib/memoize.ts';
import { SEARCHED_COLUMNS } from '../columns/schema.ts';
import { createTypoScan, type NearWord } from '../text/typo-scan.ts';
import type { SearchedValue, WordsByColumn } from './build-terms.ts';
import { type Field, type PackedWords, unpackWords } from './term-words.ts';

/** A hit is a value of a column that the dictionary found, with the words of the value that matched the search word. */
export interface Hit extends SearchedValue {
  /** Number of the value. Numbers start at 0, and run through the values of each searched column in turn. */
  readonly id: number;
  readonly words: readonly string[];
}

/** A dictionary finds the few thousand distinct values of a catalog by their words (folded: lower case, no diacritics). */
export type Dictionary = ReturnType<typeof createDictionary>;

/** Fields that MiniSearch searches by prefix. Whole words are looked up in hash maps, because a MiniSearch query takes ten times as long. */
const BEGUN_FIELDS = ['open', 'choice', 'label'] as const satisfies readonly Field[];
/** Time in ms after which a dictionary loads its `written` index. Until then, services start and most commands end, so that the load slows neither. */
const LOAD_DELAY_MS = 1000;
/** Separator between the words of a field, in the text that MiniSearch indexes. No word contains the separator. */
const SEPARATOR = '\n';

/** A document of MiniSearch is one value of a column, and its text is the words of the value in one string. */
interface Document {
  readonly id: number;
  readonly searched: SearchedValue;
  readonly packed: PackedWords;
}

/** Options that make MiniSearch take a query as one word, because the analyzer has split and folded it already. */
const ONE_WORD = { tokenize: (word: string) => [word], processTerm: (word: string) => word };

const INDEX_OPTIONS: Options<Document> = {
  fields: [...BEGUN_FIELDS],
  // The text of a field without words is undefined, because MiniSearch then skips the field.
  extractField: ({ id, packed }, name) =>
    name === 'id' ? id : unpackWords(packed, name as Field).join(SEPARATOR) || undefined,
  tokenize: (text) => text.split(SEPARATOR),
  processTerm: (word) => word,
};

function documentsOf(words: WordsByColumn): Document[] {
  const values = SEARCHED_COLUMNS.flatMap((column) =>
    words[column].map((packed, value) => ({ searched: { column, value }, packed })),
  );
  return values.map((each, id) => ({ id, ...each }));
}

function buildIndex(documents: readonly Document[]) {
  const index = new MiniSearch<Document>(INDEX_OPTIONS);
  index.addAll(documents);
  return index;
}

/** Returns MiniSearch's index of all values as JSON in UTF-8, which loads in less time than the index takes to build. */
export function writeIndex(words: WordsByColumn): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(JSON.stringify(buildIndex(documentsOf(words)))));
}

/**
 * Creates the dictionary. The MiniSearch index is loaded from the JSON `written` after `loadAfterMs` milliseconds; without `written`, the index is
 * built at once. Until the index is loaded, a scan finds the words with a prefix, so that neither a service nor a command waits for the index. Typos
 * are always found by a scan: MiniSearch's option `fuzzy` counts a swap of two letters as two edits, and takes ten times as long.
 */
export function createDictionary(
  words: WordsByColumn,
  written?: Uint8Array<ArrayBuffer>,
  loadAfterMs = LOAD_DELAY_MS,
) {
  const documents = documentsOf(words);
  const searchedAt = (id: number) => (documents[id] as Document).searched;
  const idsOf = memoize((field: Field) => numberWords(documents, field));
  let index = written ? undefined : buildIndex(documents);
  const load = async (from: Uint8Array<ArrayBuffer>) => {
    index = await MiniSearch.loadJSAsync(JSON.parse(Buffer.from(from).toString()), INDEX_OPTIONS);
  };
  if (written) setTimeout(() => void load(written), loadAfterMs).unref();
  const scanOf = memoize((field: Field) => createTypoScan([...idsOf(field).keys()]));

  function scanBeginnings(prefix: string, fields: readonly Field[]): [id: number, words: string[]][] {
    const found = new Map<number, Set<string>>();
    for (const field of prefix === '' ? [] : fields)
      for (const [word, ids] of idsOf(field))
        if (word.startsWith(prefix))
          for (const id of ids) found.set(id, (found.get(id) ?? new Set()).add(word));
    return Array.from(found, ([id, begun]) => [id, [...begun]]);
  }

  const findBeginnings = (prefix: string, fields: Field[]): [id: number, words: string[]][] =>
    index
      ? index.search(prefix, { ...ONE_WORD, fields, prefix: true }).map(({ id, terms }) => [id, terms])
      : scanBeginnings(prefix, fields);

  return {
    has: (word: string, ...fields: Field[]): boolean => fields.some((field) => idsOf(field).has(word)),
    exact: (word: string, ...fields: Field[]): readonly Hit[] => {
      const found = new Set(fields.flatMap((field) => idsOf(field).get(word) ?? []));
      return Array.from(found, (id) => ({ id, ...searchedAt(id), words: [word] }));
    },
    /** Returns the values with a word, in one of the given fields, that starts with `prefix`. */
    startingWith: (prefix: string, ...fields: (typeof BEGUN_FIELDS)[number][]): readonly Hit[] =>
      // Hits are sorted by value, because a MiniSearch index returns them in one order if it was loaded, and in another if it was built.
      findBeginnings(prefix, fields)
        .map(([id, begun]) => ({ id, ...searchedAt(id), words: begun.sort() }))
        .sort((a, b) => a.id - b.id),
    /** Returns the field's words within `maxEdits` edits of `word`, sorted. An edit inserts, deletes or replaces a letter, or swaps two neighbours. */
    near: (word: string, maxEdits: number, field: Field): readonly NearWord[] =>
      scanOf(field)(word, maxEdits),
  };
}

/** Returns, for each word of a field, the values that have the word. A field is read at its first use: printing a voice by its id needs no word. */
function numberWords(documents: readonly Document[], field: Field): ReadonlyMap<string, readonly number[]> {
  const ids = new Map<string, number[]>();
  for (const { id, packed } of documents)
    for (const word of unpackWords(packed, field)) {
      const known = ids.get(word);
      if (known) known.push(id);
      else ids.set(word, [id]);
    }
  return ids;
}
