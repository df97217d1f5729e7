import { memoize } from '../../lib/memoize.ts';
import { andCount, lowestBit, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, listRanks } from '../structures/voice-set.ts';
import type { ColumnGroup, TupleValues } from './column-groups.ts';
import { type Column, type Columns, valuesPerVoice } from './columns.ts';
import { createNarrowerAccents } from './narrower-accents.ts';
import type { ColumnName } from './schema.ts';

/** Time to read one value of a voice. The unit is the time to intersect two 32-bit words of bitsets and to count their common bits. */
const VALUE_COST = 2;

/** Returns the number of hits with each value, by the value's index in `distinct`. The array is reused: the next count may overwrite it. */
type CountsOf = (name: ColumnName) => Uint32Array;

/**
 * Counts the hits per value for some columns. Each column is counted in the cheapest of three ways:
 *
 *     by tuple    count each tuple of a column group, then add the tuple's count to the counts of its values
 *     by bitmap   intersect each value's bitmap with the hits, and visit only the hits that are in posting lists
 *     by voice    visit the values of each hit
 */
export type CountValues = (hits: CountedVoiceSet, names: readonly ColumnName[]) => CountsOf;

export function createValueCounter(
  columns: Columns,
  columnGroups: readonly ColumnGroup[],
  { capacity, ranks }: Scratch,
): CountValues {
  const groups = columnGroups.map(openGroup);
  const accents = createNarrowerAccents(columns);
  // One array of counts per column. Entry 0 counts voices without a value.
  const bufferOf = memoize((name: ColumnName) => new Uint32Array(columns[name].distinct.length + 1));
  const frequentOf = memoize((name: ColumnName) => frequentValues(columns[name]));

  function costOf(name: ColumnName, { bits, count }: CountedVoiceSet): number {
    return Math.min(costByBitmap(columns[name], bits, count), costByVoice(columns[name], count));
  }

  return (hits, names) => {
    const { bits, count } = hits;
    const counted = (name: ColumnName, counts: Uint32Array) =>
      name === 'accent' ? accents.sum(counts) : counts;
    if (count === capacity) return (name) => counted(name, columns[name].counts);
    let isListed = false;
    const listHits = () => {
      if (!isListed) listRanks(hits, ranks);
      isListed = true;
      return ranks;
    };
    const writers = new Map<ColumnName, (counts: Uint32Array) => void>();
    for (const group of groups) {
      const members = group.members(names);
      const cost = (count + Math.min(count, group.tupleCount) * members.length) * VALUE_COST;
      if (cost > members.reduce((sum, { name }) => sum + costOf(name, hits), 0)) continue;
      const tuples = group.count(listHits(), count);
      for (const member of members) writers.set(member.name, (counts) => addTuples(member, tuples, counts));
    }
    return (name) => {
      const column = columns[name];
      const counts = bufferOf(name).fill(0);
      const write = writers.get(name);
      if (write) write(counts);
      else if (costByBitmap(column, bits, count) < costByVoice(column, count))
        countByBitmap(column, frequentOf(name), bits, counts);
      else countByVoice(column, listHits(), count, counts);
      return counted(name, counts.subarray(1));
    };
  };
}

function costByBitmap({ bitmapCount, postings }: Column, bits: ReadonlyBitset, count: number): number {
  const listedHits = count * (postings.length / (32 * bits.length));
  return (bitmapCount + 1) * bits.length + listedHits * VALUE_COST;
}

function costByVoice(column: Column, count: number): number {
  return count * VALUE_COST * valuesPerVoice(column);
}

/** Combinations of values that some hits have: the first `length` entries of `tuples`. `counts` has the number of hits by tuple number. */
interface CountedTuples {
  readonly tuples: Uint32Array;
  readonly length: number;
  readonly counts: Uint32Array;
}

/** Prepares a column group for counting. Every count reuses the same arrays. */
function openGroup({ tuples, tupleCount, columns }: ColumnGroup) {
  const counts = new Uint32Array(tupleCount);
  const counted = new Uint32Array(tupleCount);
  return {
    tupleCount,
    members: (names: readonly ColumnName[]) => columns.filter(({ name }) => names.includes(name)),
    count: (ranks: Uint32Array, length: number): CountedTuples => {
      counts.fill(0);
      let found = 0;
      for (let at = 0; at < length; at++) {
        const tuple = tuples[ranks[at] ?? 0] ?? 0;
        const before = counts[tuple] ?? 0;
        if (before === 0) counted[found++] = tuple;
        counts[tuple] = before + 1;
      }
      return { tuples: counted, length: found, counts };
    },
  };
}

function addTuples({ offsets, values }: TupleValues, counted: CountedTuples, counts: Uint32Array): void {
  for (let at = 0; at < counted.length; at++) {
    const tuple = counted.tuples[at] ?? 0;
    const count = counted.counts[tuple] ?? 0;
    const end = offsets[tuple + 1] ?? 0;
    for (let from = offsets[tuple] ?? 0; from < end; from++) {
      const index = (values[from] ?? 0) + 1;
      counts[index] = (counts[index] ?? 0) + count;
    }
  }
}

/** Returns the values of a column that have a bitmap, so that a count does not visit the many values without a bitmap. */
function frequentValues({ bitmaps }: Column): readonly number[] {
  return [...bitmaps.keys()].filter((value) => bitmaps[value] !== undefined);
}

function countByBitmap(
  column: Column,
  frequent: readonly number[],
  hits: ReadonlyBitset,
  counts: Uint32Array,
): void {
  const { bitmaps, listed } = column;
  for (let word = 0; word < hits.length; word++) {
    for (let rest = (hits[word] ?? 0) & (listed[word] ?? 0); rest !== 0; rest &= rest - 1)
      countVoice(column, (word << 5) + lowestBit(rest), counts);
  }
  for (const value of frequent) {
    const bitmap = bitmaps[value];
    if (bitmap) counts[value + 1] = andCount(bitmap, hits);
  }
}

function countByVoice(column: Column, ranks: Uint32Array, length: number, counts: Uint32Array): void {
  for (let at = 0; at < length; at++) countVoice(column, ranks[at] ?? 0, counts);
}

/** Adds 1 to the count of each value that a voice has. `counts[v + 1]` is the count of value v; `counts[0]` counts voices without a value. */
function countVoice({ single, valueOffsets, values }: Column, rank: number, counts: Uint32Array): void {
  if (single) increment(counts, single[rank] ?? 0);
  else
    for (let from = valueOffsets[rank] ?? 0; from < (valueOffsets[rank + 1] ?? 0); from++)
      increment(counts, (values[from] ?? 0) + 1);
}

function increment(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}
