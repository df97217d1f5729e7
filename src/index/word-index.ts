import MiniSearch, { type SearchResult } from 'minisearch';

/** How a word may be found. */
const FIELDS = ['open', 'code', 'choice'] as const;
type Field = (typeof FIELDS)[number];

/** The words of one value of a column, joined by blanks. */
export interface TermDocument extends Readonly<Record<Field, string>> {
  readonly id: number;
  /** Found as they stand, by their start, or with a typo. */
  readonly open: string;
  /** Found as they stand. */
  readonly code: string;
  /** A closed vocabulary's: as codes, and else only where nothing but the right one can be meant. */
  readonly choice: string;
}

/** A document that a word found, and the words in it that were meant. */
export type WordHit = Pick<SearchResult, 'id' | 'terms'>;

/** Finds documents by a folded word. */
export interface WordIndex {
  exact(word: string, ...fields: Field[]): readonly WordHit[];
  startingWith(word: string, ...fields: Field[]): readonly WordHit[];
  /** Those with the fewest edits, at most `maxEdits`. Two neighbours that changed places are one edit. */
  nearest(word: string, maxEdits: number, ...fields: Field[]): readonly WordHit[];
}

/** Indexes documents with MiniSearch, in turns between requests. */
export async function buildWordIndex(documents: readonly TermDocument[]): Promise<WordIndex> {
  const index = new MiniSearch<TermDocument>({
    fields: [...FIELDS],
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (word) => word,
  });
  await index.addAllAsync(documents, { chunkSize: 500 });

  return {
    exact: (word, ...fields) => index.search(word, { fields }),
    startingWith: (word, ...fields) => index.search(word, { fields, prefix: true }),
    nearest: (word, maxEdits, ...fields) => {
      for (let edits = 1; edits <= maxEdits; edits++) {
        const hits = [
          ...index.search(word, { fields, fuzzy: edits }),
          // MiniSearch takes a swap for two edits.
          ...swaps(word).flatMap((swapped) =>
            index.search(swapped, { fields, fuzzy: edits > 1 && edits - 1 }),
          ),
        ];
        if (hits.length > 0) return hits;
      }
      return [];
    },
  };
}

/** The word with each two neighbours in turn changed for one another. */
function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  );
}
