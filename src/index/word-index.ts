import SearchableMap from 'minisearch/SearchableMap';
import type { Pace } from './pace.ts';

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
export interface WordHit {
  readonly id: number;
  readonly terms: readonly string[];
}

/** Finds documents by a folded word. */
export interface WordIndex {
  exact(word: string, ...fields: Field[]): readonly WordHit[];
  /** Shorter words first. */
  startingWith(word: string, ...fields: Field[]): readonly WordHit[];
  /** Those with the fewest edits, at most `maxEdits`. Two neighbours that changed places are one edit. */
  nearest(word: string, maxEdits: number, ...fields: Field[]): readonly WordHit[];
}

/** The documents of each word. */
type Words = SearchableMap<number[]>;

/** Indexes documents in MiniSearch's radix trees. Its scores, which it makes a record of per hit for, are not needed. */
export async function buildWordIndex(documents: readonly TermDocument[], pace: Pace): Promise<WordIndex> {
  const trees: Record<Field, Words> = {
    open: new SearchableMap(),
    code: new SearchableMap(),
    choice: new SearchableMap(),
  };
  await pace.each(documents.length, (place) => {
    const document = documents[place] as TermDocument;
    for (const field of FIELDS) addWords(trees[field], document[field], document.id);
  });

  return {
    exact: (word, ...fields) =>
      toHits(
        fields.flatMap((field) => {
          const ids = trees[field].get(word);
          return ids ? [[word, ids]] : [];
        }),
      ),
    startingWith: (word, ...fields) => {
      const found = fields.flatMap((field) => [...trees[field].atPrefix(word)]);
      return toHits(found.sort(([a], [b]) => a.length - b.length));
    },
    nearest: (word, maxEdits, ...fields) => {
      // The tree takes a swap for two edits.
      const candidates = fields.flatMap((field) => [...trees[field].fuzzyGet(word, maxEdits + 1)]);
      const near = candidates.map(([term, [ids]]) => ({ term, ids, edits: editsBetween(word, term) }));
      const fewest = Math.min(maxEdits, ...near.map(({ edits }) => edits));
      return toHits(near.filter(({ edits }) => edits === fewest).map(({ term, ids }) => [term, ids]));
    },
  };
}

function addWords(tree: Words, words: string, id: number): void {
  for (const word of new Set(words.split(' '))) if (word !== '') tree.fetch(word, () => []).push(id);
}

/** Each document once. */
function toHits(found: readonly (readonly [word: string, ids: readonly number[]])[]): WordHit[] {
  const termsOf = new Map<number, string[]>();
  for (const [word, ids] of found) {
    for (const id of ids) {
      const known = termsOf.get(id);
      if (known === undefined) termsOf.set(id, [word]);
      else if (!known.includes(word)) known.push(word);
    }
  }
  return Array.from(termsOf, ([id, terms]) => ({ id, terms }));
}

/** Letters to be put in, left out, changed, or swapped with their neighbour: optimal string alignment. */
function editsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
