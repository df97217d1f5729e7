import SearchableMap from 'minisearch/SearchableMap';
import type { Field, WordList, Words } from './image/build-words.ts';
import type { Pace } from './pace.ts';

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
type Tree = SearchableMap<Uint32Array>;

/** Puts words into MiniSearch's radix trees. Its scores, which it makes a record of per hit for, are not needed. */
export async function openWordIndex(words: Words, pace: Pace): Promise<WordIndex> {
  const trees: Record<Field, Tree> = {
    open: await plant(words.open, pace),
    code: await plant(words.code, pace),
    choice: await plant(words.choice, pace),
  };

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

async function plant({ words, starts, ids }: WordList, pace: Pace): Promise<Tree> {
  const tree: Tree = new SearchableMap();
  await pace.each(words.length, (place) => {
    tree.set(words[place] ?? '', ids.subarray(starts[place], starts[place + 1]));
  });
  return tree;
}

/** Each document once. */
function toHits(found: readonly (readonly [word: string, ids: Uint32Array])[]): WordHit[] {
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
