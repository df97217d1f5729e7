import { addTo, type Bitset, has, intersect, sliceCommon, uniteWithin } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type Combination, isOn, placeFrom } from './impacts.ts';
import type { KeyedRanks } from './sort-keys.ts';

/** Voices within some ranks, with what is put before their scores. */
export interface Section {
  readonly before: number;
  readonly bits: Bitset;
  readonly from: number;
  readonly to: number;
}

/**
 * Voices `offset` to `offset + limit` by descending key, in rank order within one: those of `singles`, and those of the
 * sections, highest first, whose key is what the section puts before and the score of the combination that they are in. Looks
 * at no more voices than it takes to fill the page.
 */
export function cutRuns(
  sections: readonly Section[],
  combinations: readonly Combination[],
  singles: KeyedRanks,
  offset: number,
  limit: number,
  scratch: Scratch,
): number[] {
  const page: number[] = [];
  let skipped = offset;
  let single = highestBelow(Number.POSITIVE_INFINITY, singles);

  function takeSet(bits: Bitset, other: Bitset, { from, to }: Pick<Section, 'from' | 'to'>): void {
    skipped = sliceCommon(bits, other, from, to, skipped, limit, page);
  }

  /** Voices of one combination, without a set of them. */
  function takeRun(section: Section, { levels }: Combination): void {
    const list = shortestList(levels);
    if (!list) {
      takeSet(section.bits, commonSet(levels, scratch), section);
      return;
    }
    for (let at = placeFrom(list, section.from); at < list.length && page.length < limit; at++) {
      const rank = list[at] ?? 0;
      if (rank >= section.to) return;
      if (!isIn(rank, section, levels)) continue;
      if (skipped > 0) skipped--;
      else page.push(rank);
    }
  }

  /** Voices of several combinations that score the same, and single ones with the same key. */
  function takeAll(section: Section, alike: readonly Combination[], key: number): void {
    const all = scratch.empty();
    for (const { levels } of alike) {
      const list = shortestList(levels);
      if (list) {
        for (const rank of list) if (isIn(rank, section, levels)) addTo(all, rank);
        continue;
      }
      const common = scratch.copyOf(section.bits);
      intersect(common, commonSet(levels, scratch));
      uniteWithin(all, common, section.from, section.to);
    }
    eachWith(key, singles, (rank) => addTo(all, rank));
    takeSet(all, all, { from: 0, to: scratch.voiceCount });
  }

  function takeSingles(key: number): void {
    eachWith(key, singles, (rank) => {
      if (skipped > 0) skipped--;
      else if (page.length < limit) page.push(rank);
    });
    single = highestBelow(key, singles);
  }

  for (const section of sections) {
    for (let at = 0; at < combinations.length; ) {
      if (page.length === limit) return page;
      const first = combinations[at];
      if (!first) break;
      const key = section.before + first.score;
      if (single > key) {
        takeSingles(single);
        continue;
      }
      let end = at + 1;
      while (combinations[end]?.score === first.score) end++;
      scratch.within(() => {
        if (end === at + 1 && single < key) takeRun(section, first);
        else takeAll(section, combinations.slice(at, end), key);
      });
      if (single === key) single = highestBelow(key, singles);
      at = end;
    }
  }
  while (single >= 0 && page.length < limit) takeSingles(single);
  return page;
}

function shortestList(levels: Combination['levels']): Uint32Array | undefined {
  let shortest: Uint32Array | undefined;
  for (const { voices } of levels)
    if ('ranks' in voices && (!shortest || voices.ranks.length < shortest.length)) shortest = voices.ranks;
  return shortest;
}

/** The voices on all of the levels, all of which are sets. */
function commonSet(levels: Combination['levels'], scratch: Scratch): Bitset {
  const [first, ...others] = levels.flatMap(({ voices }) => ('ranks' in voices ? [] : voices));
  if (!first) return scratch.full();
  if (others.length === 0) return first;
  const common = scratch.copyOf(first);
  for (const other of others) intersect(common, other);
  return common;
}

function isIn(rank: number, { bits, from, to }: Section, levels: Combination['levels']): boolean {
  return rank >= from && rank < to && has(bits, rank) && levels.every((level) => isOn(level, rank));
}

function eachWith(key: number, { ranks, count, keys }: KeyedRanks, visit: (rank: number) => void): void {
  for (let at = 0; at < count; at++) if (keys[ranks[at] ?? 0] === key) visit(ranks[at] ?? 0);
}

/** −1 where there is none. */
function highestBelow(last: number, { ranks, count, keys }: KeyedRanks): number {
  let highest = -1;
  for (let at = 0; at < count; at++) {
    const key = keys[ranks[at] ?? 0] ?? 0;
    if (key < last && key > highest) highest = key;
  }
  return highest;
}
