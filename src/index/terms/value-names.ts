import type { Columns, ColumnValue } from '../columns/columns.ts';
import type { ColumnName } from '../columns/schema.ts';
import { fold, looseKey } from '../text/analyzer.ts';
import { createNumbering, type TermWords } from './build-terms.ts';

/** Returns the values of a column with the given whole name, alias or code. A value with this spelling wins over values with this alias. */
export type FindByName = (column: ColumnName, name: string) => readonly ColumnValue[];

/** Indexes labels and titles in a hash map, because filters often look up whole names and a dictionary search takes longer. */
export function createNameLookup(columns: Columns, values: readonly TermWords[]): FindByName {
  const byName = new Map<string, ColumnValue[]>();
  const columnValueOf = createNumbering(columns);
  for (const [number, { label, title }] of values.entries()) {
    const value = columnValueOf(number);
    for (const name of new Set([...label, ...title])) {
      const key = `${value.column} ${name}`;
      const known = byName.get(key);
      if (known) known.push(value);
      else byName.set(key, [value]);
    }
  }
  return (column, name) => {
    const named = byName.get(`${column} ${looseKey(name)}`) ?? [];
    const own = named.filter(({ value }) => fold(columns[column].distinct[value] ?? '') === fold(name));
    return own.length > 0 ? own : named;
  };
}
