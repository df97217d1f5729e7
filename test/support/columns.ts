import { createColumnBuilder } from '../../src/index/columns/build-column.ts';
import type { Column, Columns } from '../../src/index/columns/columns.ts';
import type { ColumnName } from '../../src/index/columns/schema.ts';

const EMPTY = createColumnBuilder(0, false).finish(new Uint32Array(0));

/** Columns by name: of a single-valued one the value of each rank, of a multi-valued one its values. */
type ColumnValues = Readonly<
  Partial<Record<ColumnName, readonly (string | undefined | readonly string[])[]>>
>;

/** Columns over voices that have no other fields; a column that is not given is empty. */
export function columnsOf(given: ColumnValues): Columns {
  const opened = Object.entries(given).map(([name, values]) => [name, toColumn(values)] as const);
  return new Proxy(Object.fromEntries(opened), {
    get: (columns, name: string) => columns[name] ?? EMPTY,
  }) as unknown as Columns;
}

function toColumn(values: readonly (string | undefined | readonly string[])[]): Column {
  const builder = createColumnBuilder(
    values.length,
    values.some((each) => Array.isArray(each)),
  );
  for (const each of values) builder.add(each === undefined ? [] : [each].flat());
  return builder.finish(Uint32Array.from(values.keys()));
}
