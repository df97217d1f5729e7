import type { FacetGroup } from '../../domain/filters.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { CountedVoiceSet } from '../structures/voice-set.ts';
import type { ColumnGroup } from './column-groups.ts';
import type { Columns } from './columns.ts';
import { createFacetWriter } from './facet-json.ts';
import { type ColumnName, FACETS } from './schema.ts';
import type { ValueCodes } from './value-codes.ts';
import { createValueCounter } from './value-counts.ts';

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
    // Facet groups with the same hits are counted together, so that the hits are read once.
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
