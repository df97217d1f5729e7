import { type Column, countWith, eachSparse } from '../columns/column.ts';
import type { Columns } from '../columns/columns.ts';
import type { ColumnName } from '../columns/schema.ts';
import type { Meaning } from '../terms/vocabulary.ts';

/** Adds what the first `count` of `ranks` score by their values to their keys, and anything to others' keys. */
export type AddScores = (values: readonly Meaning[], ranks: Uint32Array, count: number) => void;

/** `keys` has a key for each rank. */
export function createColumnScorer(columns: Columns, keys: Uint32Array): AddScores {
  // The score of each value by its place and 1; all 0 between two uses.
  const tables = new Map<ColumnName, Uint32Array>();

  function tableOf(name: ColumnName): Uint32Array {
    const table = tables.get(name) ?? new Uint32Array(columns[name].values.length + 1);
    tables.set(name, table);
    return table;
  }

  function addByVoice(name: ColumnName, values: readonly Meaning[], ranks: Uint32Array, count: number): void {
    const table = tableOf(name);
    for (const { value, score } of values) table[value + 1] = (table[value + 1] ?? 0) + score;
    const { only, offsets, entries } = columns[name];
    for (let at = 0; at < count; at++) {
      const rank = ranks[at] ?? 0;
      let sum = 0;
      if (only) sum = table[only[rank] ?? 0] ?? 0;
      else
        for (let entry = offsets[rank] ?? 0; entry < (offsets[rank + 1] ?? 0); entry++)
          sum += table[(entries[entry] ?? 0) + 1] ?? 0;
      keys[rank] = (keys[rank] ?? 0) + sum;
    }
    for (const { value } of values) table[value + 1] = 0;
  }

  function addByValue(column: Column, values: readonly Meaning[]): void {
    for (const { value, score } of values)
      eachSparse(column, value, (rank) => {
        keys[rank] = (keys[rank] ?? 0) + score;
      });
  }

  return (values, ranks, count) => {
    for (const [name, own] of byColumn(values)) {
      const column = columns[name];
      const voices = own.reduce((sum, { value }) => sum + countWith(column, value), 0);
      const isSparse = own.every(({ value }) => column.dense[value] === undefined);
      if (isSparse && voices < count) addByValue(column, own);
      else addByVoice(name, own, ranks, count);
    }
  };
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
