import { type Bitset, listRanks } from './bitset.ts';
import { type Column, countWith, voicesWith } from './column.ts';
import type { ColumnName, Columns } from './columns.ts';
import { MAX_WORDS } from './query-words.ts';
import { MAX_WORD_SCORE, type Meaning } from './vocabulary.ts';

/** Scores are whole numbers up to this, so that they can be counted rather than sorted; higher ones are cut to it. */
const MAX_SCORE = MAX_WORDS * MAX_WORD_SCORE;
/** Levels go before all scores, and add up. */
const LEVELS = 8;

/** Voices that go before others, whatever their scores: 4 before 2 before 1. */
export interface Boost {
  readonly level: 1 | 2 | 4;
  readonly ranks: Iterable<number>;
}

/** Orders voices by the values they have. */
export interface Scorer {
  /**
   * Ranks `offset` to `offset + limit` of the hits, best first; equally good ones in rank order. A voice's score is
   * the sum over the given values that it has.
   */
  best(
    hits: Bitset,
    values: readonly Meaning[],
    offset: number,
    limit: number,
    boosts?: readonly Boost[],
  ): number[];
}

export function createScorer(columns: Columns, voiceCount: number): Scorer {
  // Reused by every search: each runs to its end before the next begins.
  const ranks = new Uint32Array(voiceCount);
  const keys = new Uint32Array(voiceCount);
  const countOfKey = new Uint32Array((MAX_SCORE + 1) * LEVELS);

  /** By the voices of each value or by the values of each voice, whichever are fewer. */
  function addScores(values: readonly Meaning[], count: number): void {
    for (const [name, own] of byColumn(values)) {
      const column = columns[name];
      const postings = own.reduce((sum, { value }) => sum + countWith(column, value), 0);
      if (postings < count) for (const { value, score } of own) addTo(keys, voicesWith(column, value), score);
      else addColumn(column, own, count);
    }
  }

  function addColumn(column: Column, values: readonly Meaning[], count: number): void {
    const scores = new Uint32Array(column.values.length + 1);
    for (const { value, score } of values) scores[value + 1] = (scores[value + 1] ?? 0) + score;
    for (let place = 0; place < count; place++) {
      const rank = ranks[place] ?? 0;
      keys[rank] = (keys[rank] ?? 0) + scoreIn(column, scores, rank);
    }
  }

  return {
    best: (hits, values, offset, limit, boosts = []) => {
      const count = listRanks(hits, ranks);
      for (let place = 0; place < count; place++) keys[ranks[place] ?? 0] = 0;
      addScores(values, count);
      for (let place = 0; place < count; place++) cut(keys, ranks[place] ?? 0);
      const step = highestOf(ranks, keys, count) + 1;
      for (const { level, ranks: boosted } of boosts)
        for (const rank of boosted) keys[rank] = (keys[rank] ?? 0) + level * step;
      return pick(ranks.subarray(0, count), keys, countOfKey, offset, limit);
    },
  };
}

/** What a voice's values in a column score; `scores` has them by a value's place and 1. */
function scoreIn({ only, offsets, entries }: Column, scores: Uint32Array, rank: number): number {
  if (only) return scores[only[rank] ?? 0] ?? 0;
  let sum = 0;
  for (let entry = offsets[rank] ?? 0; entry < (offsets[rank + 1] ?? 0); entry++)
    sum += scores[(entries[entry] ?? 0) + 1] ?? 0;
  return sum;
}

function addTo(keys: Uint32Array, ranks: Uint32Array, score: number): void {
  for (let place = 0; place < ranks.length; place++) {
    const rank = ranks[place] ?? 0;
    keys[rank] = (keys[rank] ?? 0) + score;
  }
}

/** A name of very many words may have very many that start alike. */
function cut(keys: Uint32Array, rank: number): void {
  if ((keys[rank] ?? 0) > MAX_SCORE) keys[rank] = MAX_SCORE;
}

function byColumn(values: readonly Meaning[]): Map<ColumnName, Meaning[]> {
  const columns = new Map<ColumnName, Meaning[]>();
  for (const meaning of values) {
    const known = columns.get(meaning.column);
    if (known) known.push(meaning);
    else columns.set(meaning.column, [meaning]);
  }
  return columns;
}

function highestOf(ranks: Uint32Array, keys: Uint32Array, count: number): number {
  let highest = 0;
  for (let place = 0; place < count; place++) highest = Math.max(highest, keys[ranks[place] ?? 0] ?? 0);
  return highest;
}

/**
 * One page by descending key without sorting: the counts per key tell in which of them the page begins and ends, and
 * within one key the ranks already stand in order.
 */
function pick(
  ranks: Uint32Array,
  keys: Uint32Array,
  countOfKey: Uint32Array,
  offset: number,
  limit: number,
): number[] {
  const highest = highestOf(ranks, keys, ranks.length);
  for (let place = 0; place < ranks.length; place++) {
    const key = keys[ranks[place] ?? 0] ?? 0;
    countOfKey[key] = (countOfKey[key] ?? 0) + 1;
  }
  const places = new Map<number, number>();
  let lowest = highest;
  let before = 0;
  for (let key = highest; key >= 0 && before < offset + limit; key--) {
    const count = countOfKey[key] ?? 0;
    if (count > 0 && before + count > offset) {
      places.set(key, before - offset);
      lowest = key;
    }
    before += count;
  }
  countOfKey.fill(0, 0, highest + 1);
  const page: number[] = [];
  let missing = Math.max(0, Math.min(limit, ranks.length - offset));
  for (let place = 0; missing > 0 && place < ranks.length; place++) {
    const rank = ranks[place] ?? 0;
    const key = keys[rank] ?? 0;
    if (key < lowest) continue;
    const at = places.get(key);
    if (at === undefined) continue;
    places.set(key, at + 1);
    if (at < 0 || at >= limit) continue;
    page[at] = rank;
    missing--;
  }
  return page;
}
