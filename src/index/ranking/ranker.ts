import { countWith } from '../columns/column.ts';
import type { Columns } from '../columns/columns.ts';
import type { ColumnName } from '../columns/schema.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { Found } from '../structures/voice-set.ts';
import type { Meaning } from '../terms/vocabulary.ts';
import { createBestBySets } from './best-by-sets.ts';
import { createBestByLevels, type WordLevels } from './merge-impacts.ts';
import { createBestOneByOne } from './score-each.ts';
import { createPager } from './select-page.ts';
import { createMakeKeys, MAX_KEY, MAX_SCORE, type Precedence } from './sort-keys.ts';

/**
 * Nanoseconds that it takes to score a hit, and a hit in one more column; and where hits are scored by the sets they are
 * in, a voice that has a rare value, and 32 voices in general and for each set. Measured on Node 24; only ratios count.
 */
const COSTS = { hit: 20, hitInColumn: 10, rareVoice: 18, word: 4, wordOfSet: 3 } as const;
/** Ways to be on one level of each word that may have to be tried: of so many words as a rule, and at most. */
const WAYS_PER_WORD = 4;
const MAX_WAYS = 64;

/** Values that score: the sum over those that a voice has. */
export interface Criterion {
  readonly meanings: readonly Meaning[];
  /** The voices that have any, by what they score, where that is worth knowing: then every hit has some, or is among `others`. */
  levels?(): WordLevels | undefined;
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

/** Knows three ways to the same order, and takes the one that takes least. */
export function createScorer(columns: Columns, tierCount: number, scratch: Scratch): Scorer {
  const makeKeys = createMakeKeys(columns, tierCount, scratch);
  const pager = createPager(MAX_KEY);
  const bestOneByOne = createBestOneByOne(columns, makeKeys, pager, scratch);
  const bestBySets = createBestBySets(columns, tierCount, makeKeys, pager, scratch);
  const bestByLevels = createBestByLevels(columns, tierCount, makeKeys, scratch);
  const wordsOfSet = Math.ceil(scratch.voiceCount / 32);

  function costOneByOne(count: number, values: readonly Meaning[]): number {
    const names = new Set<ColumnName>();
    for (const { column } of values) names.add(column);
    return count * (COSTS.hit + COSTS.hitInColumn * names.size);
  }

  function costBySets(values: readonly Meaning[]): number {
    let [rareVoices, sets] = [0, 0];
    for (const { column, value } of values) {
      if (columns[column].dense[value]) sets++;
      else rareVoices += countWith(columns[column], value);
    }
    return rareVoices * COSTS.rareVoice + wordsOfSet * (COSTS.word + COSTS.wordOfSet * sets);
  }

  /** What to expect, as levels are made when they are first asked for. */
  function costByLevels(words: number): number {
    return wordsOfSet * COSTS.word * WAYS_PER_WORD ** (words - 1);
  }

  return {
    best: (hits, criteria, offset, limit, precedence) => {
      if (offset >= hits.total) return [];
      const page = { offset, limit, precedence };
      const values = criteria.flatMap(({ meanings }) => meanings);
      const oneByOne = costOneByOne(hits.total, values);
      const words = costByLevels(criteria.length) <= oneByOne ? levelsOf(criteria) : undefined;
      if (words) return bestByLevels(hits, words, page);
      const bySets = costBySets(values) < oneByOne ? bestBySets(hits, values, page) : undefined;
      return bySets ?? bestOneByOne(hits, values, page);
    },
  };
}

/** The levels of all criteria; nothing where one has none, there are too many ways to be on one of each, or scores would have to be cut. */
function levelsOf(criteria: readonly Criterion[]): WordLevels[] | undefined {
  const words: WordLevels[] = [];
  let [ways, highest] = [1, 0];
  for (const criterion of criteria) {
    const levels = criterion.levels?.();
    ways *= levels?.length ?? 0;
    if (!levels || ways > MAX_WAYS) return undefined;
    words.push(levels);
    highest += Math.max(0, ...levels.map(({ score }) => score));
  }
  return highest <= MAX_SCORE ? words : undefined;
}
