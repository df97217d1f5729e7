import type { FacetGroup } from '../../domain/filters.ts';
import { groupBy } from '../../lib/group-by.ts';
import { memoize } from '../../lib/memoize.ts';
import { toArray } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { CountedVoiceSet } from '../structures/voice-set.ts';
import { type ColumnGroup, eachValue, type TupleValues } from './column-groups.ts';
import type { Columns } from './columns.ts';
import { createFacetWriter } from './facet-json.ts';
import { createNarrowerAccents } from './narrower-accents.ts';
import { type ColumnName, FACETS } from './schema.ts';
import type { ValueCodes } from './value-codes.ts';

/**
 * Creates the function that counts the hits per value for some columns:
 *
 *     by tuple    if the column is in a column group: count each tuple, then add the tuple's count to the counts of its values
 *     by voice    any other column: visit the values of each hit
 */
export function createValueCounter(
  columns: Columns,
  columnGroups: readonly ColumnGroup[],
  { capacity, ranks }: Scratch,
) {
  const groups = columnGroups.map(openGroup);
  const accents = createNarrowerAccents(columns);
  // One array of counts per column. The count of the value with index v is at v + 1.
  const bufferOf = memoize((name: ColumnName) => new Uint32Array(columns[name].distinct.length + 1));

  function countHits(hits: CountedVoiceSet, names: readonly ColumnName[]): void {
    toArray(hits.bits, ranks);
    const others = new Set(names);
    for (const group of groups) {
      const members = group.columns.filter(({ name }) => others.delete(name));
      if (members.length === 0) continue;
      const tuples = group.count(ranks, hits.count);
      for (const member of members) addTuples(member, tuples, bufferOf(member.name).fill(0));
    }
    for (const name of others) {
      const counts = bufferOf(name).fill(0).subarray(1);
      const count = (value: number) => {
        counts[value] = (counts[value] ?? 0) + 1;
      };
      for (const rank of ranks.subarray(0, hits.count)) eachValue(columns[name], rank, count);
    }
  }

  return (hits: CountedVoiceSet, names: readonly ColumnName[]) => {
    const isWhole = hits.count === capacity;
    if (!isWhole) countHits(hits, names);
    /** Returns the number of hits with each value, by the value's index in `distinct`, in an array that the next count may overwrite. */
    return (name: ColumnName): Uint32Array => {
      const counts = isWhole ? columns[name].counts : bufferOf(name).subarray(1);
      return name === 'accent' ? accents.sum(counts) : counts;
    };
  };
}

/** The first `length` entries of `tuples` are the distinct tuples (combinations of values) of some hits. `counts[t]` is the number of hits of tuple t. */
type CountedTuples = ReturnType<ReturnType<typeof openGroup>['count']>;

/** Prepares a column group for counting, with arrays that every count reuses. */
function openGroup({ tuples, tupleCount, columns }: ColumnGroup) {
  const counts = new Uint32Array(tupleCount);
  const counted = new Uint32Array(tupleCount);
  return {
    columns,
    count: (ranks: Uint32Array, length: number) => {
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

const GROUPS = Object.keys(FACETS) as readonly FacetGroup[];

export interface CountedGroup {
  readonly hits: CountedVoiceSet;
  readonly column: ColumnName;
}

/** Creates the counter of voices per facet value. The counter returns `Facets` as JSON in UTF-8, in a buffer that the next call overwrites. */
export function createFacetCounter(
  columns: Columns,
  columnGroups: readonly ColumnGroup[],
  valueCodes: ValueCodes,
  scratch: Scratch,
) {
  const writeFacets = createFacetWriter(columns, valueCodes);
  const countValues = createValueCounter(columns, columnGroups, scratch);
  return (countedBy: (group: FacetGroup) => CountedGroup): Buffer => {
    const counted = GROUPS.map((group) => ({ group, ...countedBy(group) }));
    const counts = new Map<FacetGroup, Uint32Array>();
    // Facet groups with the same hits are counted together, so that the hits are read only once.
    for (const [hits, groups] of groupBy(counted, (each) => each.hits)) {
      const countsOf = countValues(
        hits,
        groups.map(({ column }) => column),
      );
      for (const { group, column } of groups) counts.set(group, countsOf(column));
    }
    return writeFacets(
      counted.map(({ group, column }) => ({ group, column, counts: counts.get(group) ?? new Uint32Array() })),
    );
  };
}
