import { addTo, createBitset, has, listRanks, subtract } from './bitset.ts';
import { countWith, eachSparse } from './column.ts';
import { createColumnScorer } from './column-scorer.ts';
import type { Columns } from './columns.ts';
import { createPager } from './pager.ts';
import { MAX_WORDS } from './query-words.ts';
import type { Scratch } from './scratch.ts';
import { type ScoredSet, splitByScore } from './split.ts';
import type { ColumnName } from './values.ts';
import { MAX_WORD_SCORE, type Meaning } from './vocabulary.ts';
import { type Found, listVoices } from './voice-set.ts';
import { type Weighed, weigh } from './weigh.ts';

/** Scores are whole numbers up to this; higher ones are cut to it. */
const MAX_SCORE = MAX_WORDS * MAX_WORD_SCORE;
/** Levels go before all scores, and add up. */
const LEVEL = MAX_SCORE + 1;
const WHOLE_NAME = LEVEL;
const WHOLE_ID = 2 * LEVEL;
const TOP_TIER = 4 * LEVEL;
/**
 * Nanoseconds that it takes to score a hit, and a hit in one more column; and where hits are scored by the sets they are
 * in, a voice that has a rare value, and 32 voices in general and for each set. Measured on Node 24; only ratios count.
 */
const COSTS = { hit: 8, hitInColumn: 2, rareVoice: 18, word: 4, wordOfSet: 3 } as const;
/** More sets may cut the hits into too many parts. */
const MAX_SETS = 12;

/** Voices that go before others, whatever their scores: those of the top tier, with one of these ids, of this name. */
interface Precedence {
  readonly ids: readonly number[];
  /** The name's place in its column. */
  readonly name: number | undefined;
}

/** Orders voices by the values they have. */
export interface Scorer {
  /**
   * Ranks `offset` to `offset + limit` of the hits, best first; equally good ones in rank order. A voice's score
   * is the sum over the given values that it has.
   */
  best(
    hits: Found,
    values: readonly Meaning[],
    offset: number,
    limit: number,
    precedence?: Precedence,
  ): number[];
}

export function createScorer(columns: Columns, tierCount: number, scratch: Scratch): Scorer {
  const { voiceCount } = scratch;
  // Reused by every search: each runs to its end before the next begins.
  const ranks = new Uint32Array(voiceCount);
  const keys = new Uint32Array(voiceCount);
  const pager = createPager(TOP_TIER + WHOLE_ID + WHOLE_NAME + MAX_SCORE);
  const addScores = createColumnScorer(columns, keys);
  const tier = createBitset(voiceCount);
  for (let rank = 0; rank < tierCount; rank++) addTo(tier, rank);

  function levelSets(precedence: Precedence | undefined): ScoredSet[] {
    if (!precedence) return [];
    const bits = columns.name.dense[precedence.name ?? -1];
    return [
      ...(tierCount > 0 ? [{ bits: tier, score: TOP_TIER }] : []),
      ...(bits ? [{ bits, score: WHOLE_NAME }] : []),
    ];
  }

  /** The voices with a level that are in no set of their own. */
  function addLevels({ ids, name = -1 }: Precedence): void {
    for (const rank of ids) addToKey(keys, rank, WHOLE_ID);
    eachSparse(columns.name, name, (rank) => addToKey(keys, rank, WHOLE_NAME));
  }

  /** Cuts the scores of the first `count` of `ranks`, then puts their levels before them. */
  function finishKeys(count: number, sets: readonly ScoredSet[], levels: readonly ScoredSet[]): void {
    for (let at = 0; at < count; at++) {
      const rank = ranks[at] ?? 0;
      const score = (keys[rank] ?? 0) + sumOver(sets, rank);
      keys[rank] = (score < MAX_SCORE ? score : MAX_SCORE) + sumOver(levels, rank);
    }
  }

  /** Scores the hits one by one. */
  function bestOfFew(
    hits: Found,
    values: readonly Meaning[],
    offset: number,
    limit: number,
    precedence: Precedence | undefined,
  ): number[] {
    const count = listVoices(hits, ranks);
    for (let at = 0; at < count; at++) keys[ranks[at] ?? 0] = 0;
    addScores(values, ranks, count);
    finishKeys(count, [], levelSets(precedence));
    if (precedence) addLevels(precedence);
    return pager.cut(ranks, count, keys, [], offset, limit);
  }

  /** Scores one by one only those that have a rare value; the others score alike by the frequent values they have. */
  function bestOfMany(
    { bits: hits }: Found,
    { sets, rare }: Weighed,
    offset: number,
    limit: number,
    precedence: Precedence | undefined,
  ): number[] {
    const single = scratch.empty();
    function add(rank: number, score: number): void {
      if (!has(hits, rank)) return;
      if (!has(single, rank)) keys[rank] = 0;
      addTo(single, rank);
      addToKey(keys, rank, score);
    }
    for (const { column, value, score } of rare)
      eachSparse(columns[column], value, (rank) => add(rank, score));
    for (const rank of precedence?.ids ?? []) add(rank, 0);
    eachSparse(columns.name, precedence?.name ?? -1, (rank) => add(rank, 0));
    const count = listRanks(single, ranks);
    const levels = levelSets(precedence);
    finishKeys(count, sets, levels);
    if (precedence) addLevels(precedence);
    const rest = scratch.copyOf(hits);
    subtract(rest, single);
    const parts = splitByScore(rest, [...levels, ...sets], offset + limit, scratch);
    return pager.cut(ranks, count, keys, parts, offset, limit);
  }

  /** Whether so many hits are scored sooner by the sets they are in than one by one. */
  function isSoonerBySets(count: number, values: readonly Meaning[]): boolean {
    const names = new Set<ColumnName>();
    let [rareVoices, sets] = [0, 0];
    for (const { column, value } of values) {
      names.add(column);
      if (columns[column].dense[value]) sets++;
      else rareVoices += countWith(columns[column], value);
    }
    const oneByOne = count * (COSTS.hit + COSTS.hitInColumn * names.size);
    const bySets = rareVoices * COSTS.rareVoice + tier.length * (COSTS.word + COSTS.wordOfSet * sets);
    return bySets < oneByOne;
  }

  return {
    best: (hits, values, offset, limit, precedence) => {
      if (!isSoonerBySets(hits.total, values)) return bestOfFew(hits, values, offset, limit, precedence);
      const weighed = weigh(columns, values, scratch);
      return isSplittable(weighed.sets)
        ? bestOfMany(hits, weighed, offset, limit, precedence)
        : bestOfFew(hits, values, offset, limit, precedence);
    },
  };
}

/** Sets whose scores together need not be cut, and that are not too many. */
function isSplittable(sets: readonly ScoredSet[]): boolean {
  return sets.length <= MAX_SETS && sets.reduce((sum, { score }) => sum + score, 0) <= MAX_SCORE;
}

function addToKey(keys: Uint32Array, rank: number, score: number): void {
  keys[rank] = (keys[rank] ?? 0) + score;
}

function sumOver(sets: readonly ScoredSet[], rank: number): number {
  let sum = 0;
  for (let at = 0; at < sets.length; at++) {
    const set = sets[at];
    if (set && has(set.bits, rank)) sum += set.score;
  }
  return sum;
}
