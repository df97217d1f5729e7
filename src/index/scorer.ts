import {
  addTo,
  type Bitset,
  createBitset,
  has,
  intersect,
  listRanks,
  removeFrom,
  subtract,
} from './bitset.ts';
import { countWith, eachSparse } from './column.ts';
import { createColumnScorer } from './column-scorer.ts';
import { type Columns, voicesWithAny } from './columns.ts';
import { combine, isOn, type Level } from './levels.ts';
import { createPager } from './pager.ts';
import { MAX_WORDS } from './query-words.ts';
import { cutRuns } from './runs.ts';
import type { Scratch } from './scratch.ts';
import { type ScoredSet, splitByScore } from './split.ts';
import type { ColumnName } from './values.ts';
import { MAX_WORD_SCORE, type Meaning } from './vocabulary.ts';
import { type Found, listVoices } from './voice-set.ts';
import { type Weighed, weigh } from './weigh.ts';

/** Scores are whole numbers up to this; higher ones are cut to it. */
const MAX_SCORE = MAX_WORDS * MAX_WORD_SCORE;
/** What goes before all scores, and adds up. */
const WHOLE_NAME = MAX_SCORE + 1;
const WHOLE_ID = 2 * WHOLE_NAME;
const TOP_TIER = 4 * WHOLE_NAME;
/**
 * Nanoseconds that it takes to score a hit, and a hit in one more column; and where hits are scored by the sets they are
 * in, a voice that has a rare value, and 32 voices in general and for each set. Measured on Node 24; only ratios count.
 */
const COSTS = { hit: 20, hitInColumn: 10, rareVoice: 18, word: 4, wordOfSet: 3 } as const;
/** Ways to be on one level of each word that may have to be tried: of so many words as a rule, and at most. */
const WAYS_PER_WORD = 4;
const MAX_WAYS = 64;
/** More sets may cut the hits into too many parts. */
const MAX_SETS = 12;

/** Voices that go before others, whatever their scores: those of the top tier, with one of these ids, of this name. */
interface Precedence {
  readonly ids: readonly number[];
  /** Hits that may score nothing. */
  readonly others: readonly number[];
  /** The name's place in its column. */
  readonly name: number | undefined;
}

/** Values that score: the sum over those that a voice has. */
export interface Criterion {
  readonly meanings: readonly Meaning[];
  /** The voices that have any, by what they score, where that is worth knowing: then every hit has some, or is among `others`. */
  levels?(): readonly Level[] | undefined;
}

/** Orders voices by the values they have. */
export interface Scorer {
  /** Ranks `offset` to `offset + limit` of the hits, best first by the sum over all criteria; equally good ones in rank order. */
  best(
    hits: Found,
    criteria: readonly Criterion[],
    offset: number,
    limit: number,
    precedence?: Precedence,
  ): number[];
}

export function createScorer(columns: Columns, tierCount: number, scratch: Scratch): Scorer {
  const { voiceCount, ranks, numbers: keys } = scratch;
  const pager = createPager(TOP_TIER + WHOLE_ID + WHOLE_NAME + MAX_SCORE);
  const addScores = createColumnScorer(columns, keys);
  const tier = createBitset(voiceCount);
  for (let rank = 0; rank < tierCount; rank++) addTo(tier, rank);

  function precedenceSets(precedence: Precedence | undefined): ScoredSet[] {
    if (!precedence) return [];
    const bits = columns.name.dense[precedence.name ?? -1];
    return [
      ...(tierCount > 0 ? [{ bits: tier, score: TOP_TIER }] : []),
      ...(bits ? [{ bits, score: WHOLE_NAME }] : []),
    ];
  }

  /** For the voices that are in no set of their own. */
  function addPrecedence({ ids, name = -1 }: Precedence): void {
    for (const rank of ids) addToKey(keys, rank, WHOLE_ID);
    eachSparse(columns.name, name, (rank) => addToKey(keys, rank, WHOLE_NAME));
  }

  /** Cuts the scores of the first `count` of `ranks`, and puts before them what goes before. */
  function finishKeys(
    count: number,
    scoreOf: (rank: number) => number,
    precedence: Precedence | undefined,
  ): void {
    if (count === 0) return;
    const tierEnd = precedence ? tierCount : 0;
    const named = columns.name.dense[precedence?.name ?? -1];
    for (let at = 0; at < count; at++) {
      const rank = ranks[at] ?? 0;
      let key = Math.min(MAX_SCORE, scoreOf(rank));
      if (rank < tierEnd) key += TOP_TIER;
      if (named && has(named, rank)) key += WHOLE_NAME;
      keys[rank] = key;
    }
    if (precedence) addPrecedence(precedence);
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
    finishKeys(count, (rank) => keys[rank] ?? 0, precedence);
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
    finishKeys(count, (rank) => (keys[rank] ?? 0) + sumOver(sets, rank), precedence);
    const rest = scratch.copyOf(hits);
    subtract(rest, single);
    const parts = splitByScore(rest, [...precedenceSets(precedence), ...sets], offset + limit, scratch);
    return pager.cut(ranks, count, keys, parts, offset, limit);
  }

  /** Takes hits from the levels that they are on, the highest first, and scores only those that may be on none. */
  function bestByLevels(
    { bits: hits }: Found,
    words: readonly (readonly Level[])[],
    offset: number,
    limit: number,
    precedence: Precedence | undefined,
  ): number[] {
    const { ids = [], others = [], name } = precedence ?? {};
    const listed = [...new Set([...ids, ...others])].filter((rank) => has(hits, rank)).sort((a, b) => a - b);
    ranks.set(listed);
    finishKeys(listed.length, (rank) => scoreOn(words, rank), precedence);
    const named = voicesNamed(name, hits);
    const rest = listed.length > 0 || named ? scratch.copyOf(hits) : hits;
    if (named) subtract(rest, named);
    for (const rank of listed) {
      removeFrom(rest, rank);
      if (named) removeFrom(named, rank);
    }
    const tierEnd = precedence ? tierCount : 0;
    const sections = [
      { bits: named, before: TOP_TIER + WHOLE_NAME, from: 0, to: tierEnd },
      { bits: rest, before: TOP_TIER, from: 0, to: tierEnd },
      { bits: named, before: WHOLE_NAME, from: tierEnd, to: voiceCount },
      { bits: rest, before: 0, from: tierEnd, to: voiceCount },
    ].flatMap(({ bits, ...section }) => (bits && section.from < section.to ? { ...section, bits } : []));
    const singles = { ranks, count: listed.length, keys };
    return cutRuns(sections, combine(words), singles, offset, limit, scratch);
  }

  /** Those of the hits that have a name as a whole. */
  function voicesNamed(name: number | undefined, hits: Bitset): Bitset | undefined {
    if (name === undefined) return undefined;
    const { bits } = voicesWithAny(columns, [{ column: 'name', value: name }], scratch);
    const named = scratch.copyOf(bits);
    intersect(named, hits);
    return named;
  }

  /** The levels of all criteria, where to try all ways to be on one of each takes less than to score the hits. */
  function levelsOf(criteria: readonly Criterion[], oneByOne: number): (readonly Level[])[] | undefined {
    const expected = tier.length * COSTS.word * WAYS_PER_WORD ** (criteria.length - 1);
    if (oneByOne < expected) return undefined;
    const words: (readonly Level[])[] = [];
    let ways = 1;
    let highest = 0;
    for (const criterion of criteria) {
      const levels = criterion.levels?.();
      ways *= levels?.length ?? 0;
      if (!levels || ways > MAX_WAYS) return undefined;
      words.push(levels);
      highest += Math.max(0, ...levels.map(({ score }) => score));
    }
    return highest <= MAX_SCORE ? words : undefined;
  }

  /** What it takes to score so many hits one by one. */
  function costOneByOne(count: number, values: readonly Meaning[]): number {
    const names = new Set<ColumnName>();
    for (const { column } of values) names.add(column);
    return count * (COSTS.hit + COSTS.hitInColumn * names.size);
  }

  /** What it takes to score hits by the sets they are in. */
  function costBySets(values: readonly Meaning[]): number {
    let [rareVoices, sets] = [0, 0];
    for (const { column, value } of values) {
      if (columns[column].dense[value]) sets++;
      else rareVoices += countWith(columns[column], value);
    }
    return rareVoices * COSTS.rareVoice + tier.length * (COSTS.word + COSTS.wordOfSet * sets);
  }

  return {
    best: (hits, criteria, offset, limit, precedence) => {
      if (offset >= hits.total) return [];
      const values = criteria.flatMap(({ meanings }) => meanings);
      const oneByOne = costOneByOne(hits.total, values);
      const words = levelsOf(criteria, oneByOne);
      if (words) return bestByLevels(hits, words, offset, limit, precedence);
      if (oneByOne <= costBySets(values)) return bestOfFew(hits, values, offset, limit, precedence);
      const weighed = weigh(columns, values, scratch);
      return isSplittable(weighed.sets)
        ? bestOfMany(hits, weighed, offset, limit, precedence)
        : bestOfFew(hits, values, offset, limit, precedence);
    },
  };
}

/** What a voice scores by the levels that it is on. */
function scoreOn(words: readonly (readonly Level[])[], rank: number): number {
  let sum = 0;
  for (const levels of words) sum += levels.find((level) => isOn(level, rank))?.score ?? 0;
  return sum;
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
