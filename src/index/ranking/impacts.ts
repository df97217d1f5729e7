import { type Bitset, has } from '../structures/bitset.ts';
import { lowerBound } from '../structures/lower-bound.ts';

/** Voices that a word fits alike: a set, or where they are few their ranks in ascending order. */
export interface Level {
  readonly score: number;
  readonly voices: Bitset | RankList;
}

interface RankList {
  readonly ranks: Uint32Array;
}

export function isOn({ voices }: Level, rank: number): boolean {
  if (!('ranks' in voices)) return has(voices, rank);
  return voices.ranks[placeFrom(voices.ranks, rank)] === rank;
}

/** The first place in a list of ranks with this one or a higher one. */
export function placeFrom(ranks: Uint32Array, rank: number): number {
  return lowerBound(ranks.length, (at) => (ranks[at] ?? 0) < rank);
}

/** A level of each of several words: the voices on all of them score the sum. */
export interface Combination {
  readonly score: number;
  readonly levels: readonly Level[];
}

/** All of them, as every voice is on one level of each word, the highest score first. */
export function combine(words: readonly (readonly Level[])[]): Combination[] {
  let all: Combination[] = [{ score: 0, levels: [] }];
  for (const levels of words)
    all = all.flatMap((combination) =>
      levels.map((level) => ({
        score: combination.score + level.score,
        levels: [...combination.levels, level],
      })),
    );
  return all.sort((a, b) => b.score - a.score);
}
