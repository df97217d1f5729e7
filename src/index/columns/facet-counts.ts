import { memoize } from '../../domain/memoize.ts';
import type { Facets } from '../../domain/voice-list.ts';
import { andCount, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, listRanks } from '../structures/voice-set.ts';
import type { Column, Columns } from './columns.ts';
import { type ColumnName, FACETS } from './schema.ts';
import type { ValueCodes } from './value-codes.ts';
import { labelOf } from './value-labels.ts';

/** Time to visit one value of a voice, as a multiple of the time to intersect two bitset words of 32 bits and count their common bits. */
const VALUE_COST = 2;

export type FacetGroup = keyof Facets;
const GROUPS = Object.keys(FACETS) as readonly FacetGroup[];

/** The voices that a facet group counts, and the column whose values it counts. */
export interface CountedGroup {
  readonly hits: CountedVoiceSet;
  readonly column: ColumnName;
}

/** Counts voices per value for every facet group: `gender` → Female 5, Male 3. Returns the `Facets` as JSON. */
export type CountFacets = (countedBy: (group: FacetGroup) => CountedGroup) => string;

export function createFacetCounter(
  columns: Columns,
  valueCodes: ValueCodes,
  { capacity, ranks }: Scratch,
): CountFacets {
  const writerOf = createWriters(columns, valueCodes);
  return (countedBy) => {
    let listed: CountedVoiceSet | undefined;
    const listOf = (hits: CountedVoiceSet) => () => {
      if (hits !== listed) listRanks(hits, ranks);
      listed = hits;
      return ranks;
    };
    const groups = GROUPS.map((group) => {
      const { hits, column: name } = countedBy(group);
      const column = columns[name];
      const counts = hits.count === capacity ? column.counts : countValues(column, hits, listOf(hits));
      return `"${group}":${writerOf(name)(counts)}`;
    });
    return `{${groups.join()}}`;
  };
}

/** A value of a column with its standard code and the text to show for it, if it has them. */
interface DescribedValue {
  readonly value: string;
  readonly code: string | undefined;
  readonly label: string | undefined;
}

/** Writes the counts of a column's values as the JSON of a facet group. */
type FacetWriter = (counts: Uint32Array) => string;

/** Creates the facet writer of each column when the column is first counted, so that a catalog opens faster. */
function createWriters(columns: Columns, valueCodes: ValueCodes): (column: ColumnName) => FacetWriter {
  const codes: Readonly<Partial<Record<ColumnName, ValueCodes[keyof ValueCodes]>>> = valueCodes;
  return memoize((name: ColumnName) => {
    const { distinct } = columns[name];
    return createWriter(
      distinct.map((value, at) => ({ value, code: codes[name]?.[at], label: labelOf(name, value) })),
    );
  });
}

/**
 * Creates a writer of values with a count above 0, most frequent first; values with equal counts stay in the order of `distinct`.
 * The JSON around each count is stored, because stringifying a thousand languages takes longer than counting their voices:
 *
 *     {"value":"French","count":   414   ,"code":"fr"}
 *     before                       count after
 */
function createWriter(values: readonly DescribedValue[]): FacetWriter {
  const before = values.map(({ value }) => `{"value":${JSON.stringify(value)},"count":`);
  // The rest of an object without a code and label is its closing brace.
  const after = values.map(({ code, label }) =>
    (code ?? label) ? `,${JSON.stringify({ code, label }).slice(1)}` : '}',
  );
  const keys = new Float64Array(values.length);
  return (counts) => {
    let length = 0;
    // Count and value in one number, because a typed array sorts numbers several times as fast as an array by a function.
    for (let value = 0; value < counts.length; value++)
      if (counts[value] !== 0) keys[length++] = (counts[value] ?? 0) * values.length - value;
    const sorted = keys.subarray(0, length).sort();
    let json = '';
    for (let at = length - 1; at >= 0; at--) {
      const count = Math.ceil((sorted[at] ?? 0) / values.length);
      const value = count * values.length - (sorted[at] ?? 0);
      json += `${json && ','}${before[value]}${count}${after[value]}`;
    }
    return `[${json}]`;
  };
}

/**
 * Counts the hits per value of a column in the cheaper of two ways:
 *
 *     by bitmap   intersect each value's bitmap with the hits, and visit only the hits that are in posting lists
 *     by voice    call `listHits` for a list of the hits, and visit each hit in the list
 */
export function countValues(
  column: Column,
  { bits, count }: CountedVoiceSet,
  listHits: () => Uint32Array,
): Uint32Array {
  const { bitmapCount, postings, single, values, valueOffsets } = column;
  const valuesPerVoice = single ? 1 : values.length / Math.max(1, valueOffsets.length - 1);
  const listedHits = count * (postings.length / (32 * bits.length));
  const byBitmap = (bitmapCount + 1) * bits.length + listedHits * VALUE_COST;
  return byBitmap < count * VALUE_COST * valuesPerVoice
    ? countByBitmap(column, bits)
    : countByVoice(column, listHits(), count);
}

function countByBitmap(column: Column, hits: ReadonlyBitset): Uint32Array {
  const { distinct, bitmaps, listed } = column;
  const counts = new Uint32Array(distinct.length + 1);
  for (let word = 0; word < hits.length; word++) {
    for (let rest = (hits[word] ?? 0) & (listed[word] ?? 0); rest !== 0; rest &= rest - 1)
      countVoice(column, (word << 5) + 31 - Math.clz32(rest & -rest), counts);
  }
  for (const [value, bitmap] of bitmaps.entries()) if (bitmap) counts[value + 1] = andCount(bitmap, hits);
  return counts.subarray(1);
}

function countByVoice(column: Column, ranks: Uint32Array, length: number): Uint32Array {
  const counts = new Uint32Array(column.distinct.length + 1);
  for (let at = 0; at < length; at++) countVoice(column, ranks[at] ?? 0, counts);
  return counts.subarray(1);
}

/** Adds 1 to the counts of a voice's values. The count of the value with index v is `counts[v + 1]`; `counts[0]` is for no value. */
function countVoice({ single, valueOffsets, values }: Column, rank: number, counts: Uint32Array): void {
  if (single) increment(counts, single[rank] ?? 0);
  else
    for (let from = valueOffsets[rank] ?? 0; from < (valueOffsets[rank + 1] ?? 0); from++)
      increment(counts, (values[from] ?? 0) + 1);
}

function increment(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}
