import { has, type ReadonlyBitset } from '../structures/bitset.ts';
import { lowerBound } from '../structures/sorted-strings.ts';

/** An impact list: all voices for which one word scores the same, as a bitmap or, if the voices are few, as a sorted posting list. */
export interface ImpactList {
  readonly score: number;
  readonly voices: ReadonlyBitset | PostingList;
}

/** The impact lists of one word. Each voice that has the word is in exactly one of the lists. */
export type WordImpacts = readonly ImpactList[];

/** A posting list holds the ranks of some voices in ascending order. */
export interface PostingList {
  readonly ranks: Uint32Array;
}

export function isPostingList(voices: ImpactList['voices']): voices is PostingList {
  return 'ranks' in voices;
}

/** Returns whether the list contains the rank: O(1) in a bitmap, O(log n) in a posting list. */
export function isInList({ voices }: ImpactList, rank: number): boolean {
  if (!isPostingList(voices)) return has(voices, rank);
  return voices.ranks[firstFrom(voices.ranks, rank)] === rank;
}

/** Returns the lower bound of a rank: the index of the first element of `ranks` (ascending) that is not below `rank`. O(log n) */
export function firstFrom(ranks: Uint32Array, rank: number): number {
  return lowerBound(ranks.length, (at) => (ranks[at] ?? 0) < rank);
}

/** A combination consists of one impact list of each word. `score` is the sum of the lists' scores: the score of a voice in all lists. */
export interface ImpactCombination {
  readonly score: number;
  readonly lists: readonly ImpactList[];
}

/**
 * Returns all combinations, highest sum first. A voice is in one combination only, because it is in one impact list of each word. Example:
 * lists of 600 and 100 for one word and of 450 for another give the sums 1050 and 550. O(product of the lengths)
 */
export function combineImpacts(words: readonly WordImpacts[]): ImpactCombination[] {
  let all: ImpactCombination[] = [{ score: 0, lists: [] }];
  for (const word of words)
    all = all.flatMap(({ score, lists }) =>
      word.map((list) => ({ score: score + list.score, lists: [...lists, list] })),
    );
  return all.sort((a, b) => b.score - a.score);
}
