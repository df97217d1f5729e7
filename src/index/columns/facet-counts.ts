import { groupBy } from '../../domain/group-by.ts';
import { memoize } from '../../domain/memoize.ts';
import type { Facets } from '../../domain/voice-list.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { CountedVoiceSet } from '../structures/voice-set.ts';
import type { ColumnGroup } from './column-groups.ts';
import type { Columns } from './columns.ts';
import { type ColumnName, FACETS } from './schema.ts';
import type { ValueCodes } from './value-codes.ts';
import { createValueCounter } from './value-counts.ts';
import { labelOf } from './value-labels.ts';

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
  columnGroups: readonly ColumnGroup[],
  valueCodes: ValueCodes,
  scratch: Scratch,
): CountFacets {
  const writerOf = createWriters(columns, valueCodes);
  const countValues = createValueCounter(columns, columnGroups, scratch);
  return (countedBy) => {
    const counted = GROUPS.map((group, at) => {
      const { hits, column } = countedBy(group);
      return { group, at, hits, column };
    });
    const json: string[] = [];
    // Groups that count the same hits are counted together.
    for (const [hits, groups] of groupBy(counted, (each) => each.hits)) {
      const countsOf = countValues(
        hits,
        groups.map(({ column }) => column),
      );
      for (const { group, at, column } of groups)
        json[at] = `"${group}":${writerOf(column)(countsOf(column))}`;
    }
    return `{${json.join()}}`;
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
