import type { Counts } from '../../domain/voice-list.ts';
import { eachValue } from '../columns/column-groups.ts';
import { type Columns, type ColumnValue, toNative } from '../columns/columns.ts';
import { type ColumnName, TRAITS } from '../columns/schema.ts';
import { languageNameOf } from '../columns/voice-values.ts';
import type { ActiveFilter, Conditions } from '../conditions.ts';
import { has, toArray } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { CountedVoiceSet, PageRequest } from '../structures/voice-set.ts';

/** Reports whether a voice natively speaks the counted language, or that of the filter or search. `entry` is 1 + the index of the counted value; 0 stands for no value. */
type IsOwn = (rank: number, entry: number) => boolean;

/** Creates the function that counts hits per value of one or two fields. If a filter names values of a field, only these values are counted. */
export function createGroupCounter(columns: Columns, scratch: Scratch) {
  /** Returns a function that tests whether a counted language is a voice's native language. Returns undefined for a field without languages. */
  function ownSpeakersOf(field: ColumnName): IsOwn | undefined {
    const { native } = TRAITS[field];
    if (!native) return undefined;
    const owns = columns[field].distinct.map(
      (_, value) => toNative(columns, { column: field, value })?.value,
    );
    return (rank, entry) => columns[native].single?.[rank] === (owns[entry - 1] ?? -1) + 1;
  }

  function entriesOf(field: ColumnName, rank: number, named: ReadonlySet<number> | undefined): number[] {
    const entries: number[] = [];
    eachValue(columns[field], rank, (value) => {
      if (!named || named.has(value)) entries.push(value + 1);
    });
    return entries.length > 0 ? entries : [0];
  }

  return (
    hits: CountedVoiceSet,
    by: readonly ColumnName[],
    { match, filters }: Conditions,
    { offset, limit }: PageRequest,
  ): Omit<Counts, 'by'> => {
    const [first = 'provider', second] = by;
    // Each pair of values has a number: the index of the pair's count in `counts`. Counting in a typed array is faster than counting in a map.
    const width = second ? columns[second].distinct.length + 1 : 1;
    const counts = new Uint32Array((columns[first].distinct.length + 1) * width);
    const own = new Uint32Array(counts.length);
    const language = by.find((field) => TRAITS[field].native);
    const native = filters.find((filter) => filter.native)?.native;
    const [namedFirst, namedSecond] = by.map((field) => valuesNamed(field, filters, columns));
    const also = match?.bands?.find(({ matched }) => matched === 'also');
    const ofFilter: IsOwn | undefined = native && ((rank) => has(native.bits, rank));
    const ofSearch: IsOwn | undefined = also && ((rank) => !has(also.bits, rank));
    const isOwn = (language && ownSpeakersOf(language)) ?? ofFilter ?? ofSearch;
    const length = toArray(hits.bits, scratch.ranks);
    for (const rank of scratch.ranks.subarray(0, length))
      for (const a of entriesOf(first, rank, namedFirst))
        for (const b of second ? entriesOf(second, rank, namedSecond) : [0]) {
          const group = a * width + b;
          counts[group] = (counts[group] ?? 0) + 1;
          if (isOwn?.(rank, language === second ? b : a)) own[group] = (own[group] ?? 0) + 1;
        }
    const groups = [...counts.keys()].filter((group) => counts[group] !== 0);
    groups.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
    const valueAt = (field: ColumnName, entry: number) => columns[field].distinct[entry - 1] ?? null;
    const rows = groups.slice(offset, offset + limit).map((group) => ({
      values: [
        valueAt(first, Math.floor(group / width)),
        ...(second ? [valueAt(second, group % width)] : []),
      ],
      count: counts[group] ?? 0,
      ...(isOwn && { own: own[group] ?? 0 }),
    }));
    return { groups: groups.length, rows };
  };
}

/** Returns the indices of the field's values that filters include; undefined if there are none. A language includes its locales: `fr` has fr-CA. */
function valuesNamed(
  field: ColumnName,
  filters: readonly ActiveFilter[],
  columns: Columns,
): ReadonlySet<number> | undefined {
  const within = ({ column, value }: ColumnValue): number[] => {
    if (column === field) return [value];
    const name = columns[column].distinct[value];
    return columns[field].distinct.flatMap((tag, at) => (languageNameOf(tag) === name ? at : []));
  };
  const named = filters.flatMap(({ values = [] }) =>
    values.every(({ column }) => column === field || (column === 'language' && field === 'locale'))
      ? values.flatMap(within)
      : [],
  );
  return named.length > 0 ? new Set(named) : undefined;
}
