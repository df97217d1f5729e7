import { LRUCache } from 'lru-cache';
import { eachSparse } from '../columns/column.ts';
import { type Columns, voicesWithAny } from '../columns/columns.ts';
import {
  addTo,
  type Bitset,
  createBitset,
  has,
  listRanks,
  size,
  slice,
  subtract,
  unite,
} from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { VoiceSet } from '../structures/voice-set.ts';
import type { Meaning, Reading } from '../terms/vocabulary.ts';
import type { Level } from './impacts.ts';
import type { Criterion } from './ranker.ts';
import type { KeyedSet } from './select-page.ts';
import { splitByScore } from './split.ts';
import { weigh } from './weigh.ts';

/** Bytes that are kept, per voice of the catalog: the set of one word takes an eighth of a byte. */
const MAX_KEPT = 32;
/** From this share of all voices on, a set is gone through sooner than a list. */
const SET_SHARE = 1 / 64;

/** Up to so many voices are scored one by one in less time than it takes to part them once. */
const MIN_PARTED = 1500;
/** More sets may cut the voices into too many parts. */
const MAX_SETS = 6;

/** The voices that a word may mean, and how well each fits. */
export interface WordVoices extends VoiceSet, Criterion {}

/** Finds the voices of words. Those of words that many voices have are kept, as everybody asks for `english`. */
export type FindWordVoices = (reading: Reading) => WordVoices;

/** Words of `minParted` voices and more are parted by score. */
export function createWordVoices(columns: Columns, scratch: Scratch, minParted = MIN_PARTED): FindWordVoices {
  const { voiceCount, ranks, numbers: scores } = scratch;
  const kept = new LRUCache<Reading, WordVoices>({ maxSize: Math.max(1, MAX_KEPT * voiceCount) });

  /** Takes the voices apart by their scores, once for all searches: then no search has to add up what values score. */
  function toLevels(meanings: readonly Meaning[], all: Bitset): Level[] | undefined {
    const { sets, rare } = weigh(columns, meanings, scratch);
    if (sets.length > MAX_SETS) return undefined;
    const parts =
      sets.length > 0 ? splitByScore(scratch.copyOf(all), sets, Number.POSITIVE_INFINITY, scratch) : [];
    const count = takeOut(rare, parts, all);
    const sizes = new Map(parts.map(({ key, bits }) => [key, size(bits)]));
    eachRun(count, (score, start, end) => sizes.set(score, (sizes.get(score) ?? 0) + end - start));
    const levels = new Map<number, LevelBuilder>();
    for (const [score, voices] of sizes)
      if (voices > 0)
        levels.set(score, voices < voiceCount * SET_SHARE ? buildList(voices) : buildSet(voiceCount));
    eachRun(count, (score, start, end) => levels.get(score)?.add(ranks.subarray(start, end)));
    for (const { key, bits } of parts) levels.get(key)?.addAll(bits);
    return Array.from(levels, ([score, level]) => ({ score, voices: level.finish() }));
  }

  /** Visits the first `count` of `ranks` by runs of those that score the same: most of them do. */
  function eachRun(count: number, visit: (score: number, start: number, end: number) => void): void {
    for (let start = 0; start < count; ) {
      const score = scores[ranks[start] ?? 0] ?? 0;
      let end = start + 1;
      while (end < count && scores[ranks[end] ?? 0] === score) end++;
      visit(score, start, end);
      start = end;
    }
  }

  /**
   * Takes voices that have rare values out of their parts. Writes them to the start of `ranks`, ascending, and all that they
   * score to `scores`; returns how many there are.
   */
  function takeOut(rare: readonly Meaning[], parts: readonly KeyedSet[], all: Bitset): number {
    const taken = parts.length > 0 ? voicesWithAny(columns, rare, scratch).bits : all;
    const count = listRanks(taken, ranks);
    for (let at = 0; at < count; at++) scores[ranks[at] ?? 0] = 0;
    for (const { column, value, score } of rare) {
      eachSparse(columns[column], value, (rank) => {
        scores[rank] = (scores[rank] ?? 0) + score;
      });
    }
    for (const { key, bits } of parts) {
      for (let at = 0; at < count; at++) {
        const rank = ranks[at] ?? 0;
        if (has(bits, rank)) scores[rank] = (scores[rank] ?? 0) + key;
      }
      subtract(bits, taken);
    }
    return count;
  }

  function ofMany(reading: Reading, bits: Bitset): WordVoices {
    const { meanings } = reading;
    if (size(bits) < minParted) {
      const voices = { bits, few: undefined, meanings };
      kept.set(reading, voices, { size: bits.byteLength });
      return voices;
    }
    let known: { readonly levels: readonly Level[] | undefined } | undefined;
    const voices: WordVoices = {
      bits,
      few: undefined,
      meanings,
      levels: () => {
        if (known) return known.levels;
        const levels = scratch.within(() => toLevels(meanings, bits));
        known = { levels };
        if (levels) kept.set(reading, voices, { size: bits.byteLength + bytesOf(levels) });
        return levels;
      },
    };
    kept.set(reading, voices, { size: bits.byteLength });
    return voices;
  }

  return (reading) => {
    const known = kept.get(reading);
    if (known) return known;
    const { meanings } = reading;
    const { bits, few } = voicesWithAny(columns, meanings, scratch);
    // Few voices are found in no time, and so are those of a single value, which all score alike.
    if (few) return { bits, few, meanings };
    const [only, ...others] = meanings;
    if (only && others.length === 0)
      return { bits, few, meanings, levels: () => [{ score: only.score, voices: bits }] };
    return ofMany(reading, bits.slice());
  };
}

/** Takes ranks in ascending order, and then those of sets. */
interface LevelBuilder {
  add(ranks: Uint32Array): void;
  addAll(bits: Bitset): void;
  finish(): Level['voices'];
}

function buildSet(voiceCount: number): LevelBuilder {
  const set = createBitset(voiceCount);
  return {
    add: (ranks) => {
      for (let at = 0; at < ranks.length; at++) addTo(set, ranks[at] ?? 0);
    },
    addAll: (bits) => unite(set, bits),
    finish: () => set,
  };
}

function buildList(length: number): LevelBuilder {
  const ranks = new Uint32Array(length);
  let filled = 0;
  return {
    add: (more) => {
      ranks.set(more, filled);
      filled += more.length;
    },
    addAll: (bits) => {
      const isSorted = filled === 0;
      for (const rank of slice(bits, 0, length)) ranks[filled++] = rank;
      if (!isSorted) ranks.sort();
    },
    finish: () => ({ ranks }),
  };
}

function bytesOf(levels: readonly Level[]): number {
  const bytes = ({ voices }: Level) => ('ranks' in voices ? voices.ranks : voices).byteLength;
  return levels.reduce((sum, level) => sum + bytes(level), 0);
}
