import { groupBy } from '../../lib/group-by.ts';
import { type Columns, voicesWithAny } from '../columns/columns.ts';
import { add, and, has, or, type ReadonlyBitset, remove, toArray } from '../structures/bitset.ts';
import { type Slice, sliceAnd } from '../structures/bitset-slice.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { VoiceSet } from '../structures/voice-set.ts';
import {
  combineImpacts,
  firstFrom,
  type ImpactCombination,
  type ImpactList,
  isInList,
  isPostingList,
  type WordImpacts,
} from './impacts.ts';
import type { BoostedPage } from './select-page.ts';
import { type Boosts, TOP_TIER, type WriteSortKeys } from './sort-keys.ts';

/**
 * Returns a page of the hits by descending score plus boosts, equal hits in rank order. Each hit must be in an impact list of
 * every word or be named by `boosts`, because other hits are not visited.
 */
export type TopByImpact = (hits: VoiceSet, words: readonly WordImpacts[], page: BoostedPage) => number[];

/**
 * A run is the set of voices with one sort key: the voices with ranks `from` to `to` − 1 that are in at least one of `combinations`. The
 * combinations of a run have the same score.
 */
interface Run {
  readonly key: number;
  readonly combinations: readonly ImpactCombination[];
  readonly from: number;
  readonly to: number;
}

/** A hit that is in no run but has its own sort key, because the search text found the hit by its id or whole name. */
interface Single {
  readonly rank: number;
  readonly key: number;
}

/**
 * Top-k by score-at-a-time merging with early termination: combinations of one impact list per word are intersected from
 * the highest sum down until the page is full, first for top-tier voices, which have the lowest ranks, then for other voices.
 *
 *     runs      top tier: 600 + 450 │ 600 + 150 │ 100 + 450 │ …   other voices: 600 + 450 │ 600 + 150 │ …
 *     singles   hits found by id or whole name, placed between the runs by sort key
 *
 * Takes O(page) passes over bitmaps, nearly independent of the number of hits.
 */
export function createImpactMerger(
  columns: Columns,
  tierCount: number,
  writeSortKeys: WriteSortKeys,
  scratch: Scratch,
): TopByImpact {
  function findSingles(hits: ReadonlyBitset, words: readonly WordImpacts[], boosts: Boosts): Single[] {
    const { wholeIds, wholeName } = boosts;
    if (wholeName === undefined && wholeIds.length === 0) return [];
    const named = wholeName === undefined ? [] : [{ column: 'name' as const, value: wholeName }];
    const singles = scratch.copyOf(voicesWithAny(columns, named, scratch).bits);
    for (const rank of wholeIds) add(singles, rank);
    and(singles, hits);
    const length = toArray(singles, scratch.ranks);
    const { keys } = writeSortKeys(length, (rank) => scoreIn(words, rank), boosts);
    const found = Array.from(scratch.ranks.subarray(0, length), (rank) => ({ rank, key: keys[rank] ?? 0 }));
    return found.sort((a, b) => b.key - a.key || a.rank - b.rank);
  }

  return ({ bits: hits }, words, { boosts, offset, limit }) => {
    const singles = boosts ? findSingles(hits, words, boosts) : [];
    const rest = scratch.copyOf(hits);
    for (const { rank } of singles) remove(rest, rank);
    const page: number[] = [];
    let skip = offset;
    const takeSingles = (isNext: (key: number) => boolean) => {
      while (page.length < limit && singles[0] && isNext(singles[0].key)) {
        const single = singles.shift();
        if (skip > 0) skip--;
        else if (single) page.push(single.rank);
      }
    };
    for (const run of runsOf(words, boosts?.isTierFirst ? tierCount : 0, scratch.capacity)) {
      takeSingles((key) => key > run.key);
      if (page.length === limit) return page;
      const end = singles.findIndex(({ key }) => key < run.key);
      const equals = singles.splice(0, end < 0 ? singles.length : end).map(({ rank }) => rank);
      const slice = { from: run.from, to: run.to, skip, limit, page };
      skip = scratch.within(() => appendRun({ ...run, singles: equals }, rest, slice, scratch));
    }
    takeSingles(() => true);
    return page;
  };
}

/** Groups all combinations of the words' impact lists into runs, in descending order of sort key. */
function runsOf(words: readonly WordImpacts[], tierEnd: number, capacity: number): Run[] {
  const sums = groupBy(combineImpacts(words), ({ score }) => score);
  const tiers = [
    { boost: TOP_TIER, from: 0, to: tierEnd },
    { boost: 0, from: tierEnd, to: capacity },
  ].filter(({ from, to }) => from < to);
  return tiers.flatMap(({ boost, from, to }) =>
    Array.from(sums, ([sum, combinations]) => ({ key: boost + sum, combinations, from, to })),
  );
}

/** Returns the sum of the scores of the impact lists that contain the rank. */
function scoreIn(words: readonly WordImpacts[], rank: number): number {
  let sum = 0;
  for (const lists of words) sum += lists.find((list) => isInList(list, rank))?.score ?? 0;
  return sum;
}

/** Appends a run's hits and the singles of equal sort key to the page, in rank order. Returns the number of hits still to skip. */
function appendRun(
  { combinations, singles }: Pick<Run, 'combinations'> & { readonly singles: readonly number[] },
  hits: ReadonlyBitset,
  slice: Slice,
  scratch: Scratch,
): number {
  const [first, ...others] = combinations;
  if (first && others.length + singles.length === 0) return appendCombination(first, hits, slice, scratch);
  const union = scratch.empty();
  for (const { lists } of combinations) {
    const shortest = shortestList(lists);
    if (shortest) {
      for (const rank of shortest) if (lists.every((list) => isInList(list, rank))) add(union, rank);
    } else or(union, intersectBitmaps(lists, scratch));
  }
  and(union, hits);
  for (const rank of singles) add(union, rank);
  return sliceAnd(union, union, slice);
}

/** Appends the hits in one combination to the page until the page is full. Returns the number of hits still to skip. */
function appendCombination(
  { lists }: ImpactCombination,
  hits: ReadonlyBitset,
  slice: Slice,
  scratch: Scratch,
): number {
  const { from, to, skip, limit, page } = slice;
  const shortest = shortestList(lists);
  if (!shortest) return sliceAnd(hits, intersectBitmaps(lists, scratch), slice);
  let left = skip;
  for (let at = firstFrom(shortest, from); at < shortest.length && page.length < limit; at++) {
    const rank = shortest[at] ?? 0;
    if (rank >= to) break;
    if (!has(hits, rank) || !lists.every((list) => isInList(list, rank))) continue;
    if (left > 0) left--;
    else page.push(rank);
  }
  return left;
}

function shortestList(lists: readonly ImpactList[]): Uint32Array | undefined {
  let shortest: Uint32Array | undefined;
  for (const { voices } of lists)
    if (isPostingList(voices) && (!shortest || voices.ranks.length < shortest.length))
      shortest = voices.ranks;
  return shortest;
}

/** Intersects impact lists that are all bitmaps. A single bitmap is returned without a copy, because a copy takes a pass. */
function intersectBitmaps(lists: readonly ImpactList[], scratch: Scratch): ReadonlyBitset {
  const bitmaps: ReadonlyBitset[] = [];
  for (const { voices } of lists) if (!isPostingList(voices)) bitmaps.push(voices);
  const [first, ...others] = bitmaps;
  if (!first) return scratch.full();
  if (others.length === 0) return first;
  const common = scratch.copyOf(first);
  for (const other of others) and(common, other);
  return common;
}
