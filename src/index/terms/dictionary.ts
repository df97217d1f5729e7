import SearchableMap from 'minisearch/SearchableMap';
import { placeOf, placesFrom } from '../structures/sorted-strings.ts';
import type { Pace } from '../time-slicer.ts';
import type { Field, Words } from './build-dictionary.ts';

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

/** The places of words. */
type Tree = SearchableMap<number>;

/** Puts words into MiniSearch's radix trees. Its scores, which it makes a record of per hit for, are not needed. */
export async function openWordIndex(words: Words, pace: Pace): Promise<WordIndex> {
  const trees: Record<Field, Tree> = {
    open: new SearchableMap(),
    code: new SearchableMap(),
    choice: new SearchableMap(),
  };
  for (const [field, tree] of Object.entries(trees)) {
    const { texts } = words[field as Field];
    await pace.each(texts.length, (place) => tree.set(texts[place] ?? '', place));
  }
  return createWordIndex(words, (field) => trees[field]);
}

/** The same, where words are few and hardly looked for: they are put into trees once they are. */
export function openRareWordIndex(words: Words): WordIndex {
  const trees: Partial<Record<Field, Tree>> = {};
  return createWordIndex(words, (field) => {
    trees[field] ??= SearchableMap.from(words[field].texts.map((text, place) => [text, place]));
    return trees[field];
  });
}

function createWordIndex(words: Words, treeOf: (field: Field) => Tree): WordIndex {
  function found(field: Field, place: number): FoundWord {
    const { texts, starts, numbers } = words[field];
    return [texts[place] ?? '', numbers.subarray(starts[place], starts[place + 1])];
  }

  return {
    exact: (word, ...fields) =>
      toHits(
        fields.flatMap((field) => {
          const place = placeOf(words[field].texts, word);
          return place === undefined ? [] : [found(field, place)];
        }),
      ),
    startingWith: (word, ...fields) => {
      const all = fields.flatMap((field) => {
        const [start, end] = placesFrom(words[field].texts, word);
        return Array.from({ length: end - start }, (_, at) => found(field, start + at));
      });
      return toHits(all.sort(([a], [b]) => a.length - b.length));
    },
    nearest: (word, maxEdits, ...fields) => {
      // The tree takes a swap for two edits.
      const candidates = fields.flatMap((field) =>
        [...treeOf(field).fuzzyGet(word, maxEdits + 1)].map(([, [place]]) => found(field, place)),
      );
      const near = candidates.map((each) => ({ each, edits: editsBetween(word, each[0]) }));
      const fewest = Math.min(maxEdits, ...near.map(({ edits }) => edits));
      return toHits(near.filter(({ edits }) => edits === fewest).map(({ each }) => each));
    },
  };
}

/** A word and its documents. */
type FoundWord = readonly [word: string, ids: Uint32Array];

/** Each document once. */
function toHits(found: readonly FoundWord[]): WordHit[] {
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
