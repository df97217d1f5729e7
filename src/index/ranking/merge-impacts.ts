import { type Columns, voicesWithAny } from '../columns/columns.ts';
import { type Bitset, has, intersect, removeFrom, subtract } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { Found } from '../structures/voice-set.ts';
import { combine, isOn, type Level } from './impacts.ts';
import { cutRuns, type Section } from './runs.ts';
import { type MakeKeys, type PageQuery, TOP_TIER, WHOLE_NAME } from './sort-keys.ts';

/** The levels of one word. */
export type WordLevels = readonly Level[];

/** The best hits, taken from the levels that they are on, the highest first: each is on one of every word, or is listed. */
export type BestByLevels = (hits: Found, words: readonly WordLevels[], page: PageQuery) => number[];

/** Scores only the listed voices, which may be on no level. */
export function createBestByLevels(
  columns: Columns,
  tierCount: number,
  makeKeys: MakeKeys,
  scratch: Scratch,
): BestByLevels {
  const { voiceCount, ranks } = scratch;

  /** Those of the hits that have a name as a whole. */
  function voicesNamed(name: number | undefined, hits: Bitset): Bitset | undefined {
    if (name === undefined) return undefined;
    const { bits } = voicesWithAny(columns, [{ column: 'name', value: name }], scratch);
    const named = scratch.copyOf(bits);
    intersect(named, hits);
    return named;
  }

  return ({ bits: hits }, words, { offset, limit, precedence }) => {
    const { ids = [], others = [], name } = precedence ?? {};
    const listed = [...new Set([...ids, ...others])].filter((rank) => has(hits, rank)).sort((a, b) => a - b);
    ranks.set(listed);
    const singles = makeKeys(listed.length, (rank) => scoreOn(words, rank), precedence);
    const named = voicesNamed(name, hits);
    const rest = listed.length > 0 || named ? scratch.copyOf(hits) : hits;
    if (named) subtract(rest, named);
    for (const rank of listed) {
      removeFrom(rest, rank);
      if (named) removeFrom(named, rank);
    }
    const tierEnd = precedence ? tierCount : 0;
    const sections: Section[] = [];
    for (const [from, to, before] of [
      [0, tierEnd, TOP_TIER],
      [tierEnd, voiceCount, 0],
    ] as const) {
      if (from === to) continue;
      if (named) sections.push({ bits: named, before: before + WHOLE_NAME, from, to });
      sections.push({ bits: rest, before, from, to });
    }
    return cutRuns(sections, combine(words), singles, offset, limit, scratch);
  };
}

/** What a voice scores by the levels that it is on. */
function scoreOn(words: readonly WordLevels[], rank: number): number {
  let sum = 0;
  for (const levels of words) sum += levels.find((level) => isOn(level, rank))?.score ?? 0;
  return sum;
}
