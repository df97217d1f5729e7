import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';

/** Values by name. */
export type Values<Value = unknown> = Readonly<Record<string, Value>>;

/** Examples of one rule, as rows of a YAML file: cells that are given, then cells that are expected, `~` for a value that is absent. */
export interface Table {
  /** Sentence about each row, with a `%s` or `%j` for each of its first cells. */
  readonly it: string;
  /** Names of the cells that are given; `case` is only a part of the title. */
  readonly given: readonly string[];
  /** Names of the cells that are expected; `provenance.age` is a field within a field. */
  readonly gives: readonly string[];
  /** Values that are given with every row. */
  readonly with?: Values;
  readonly rows: readonly (readonly unknown[])[];
}

/** Rows of a file, each of these cells. */
export type Rows<Cells extends readonly unknown[]> = readonly Readonly<Cells>[];

/** Reads a YAML file. */
export function readTable<T>(file: URL): T {
  return parse(readFileSync(file, 'utf8')) as T;
}

/** Reads the YAML file beside a test, which has the name of the test. */
export function readBeside<T>({ url }: ImportMeta): Readonly<T> {
  return readTable(new URL(url.replace(/\.test\.ts$/, '.yaml')));
}

/** Reads the YAML files of a folder, by name without ending. */
export function readTables<T>(folder: URL): readonly (readonly [name: string, content: T])[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file.replace('.yaml', ''), readTable<T>(new URL(file, folder))]);
}

/** Tests the tables of a YAML file. */
export function testTables(file: URL, produce: Parameters<typeof testRows>[1]): void {
  for (const table of readTable<readonly Table[]>(file)) testRows(table, produce);
}

/** Tests that `produce` makes of the given values of each row those that are expected. */
export function testRows(
  table: Table,
  produce: (given: Values, gives: readonly string[]) => object | undefined,
): void {
  const { given, gives, rows } = table;
  it.each(rows.map((row) => [...row]))(table.it, (...row: unknown[]) => {
    expect(row).toHaveLength(given.length + gives.length);
    const cells = given.map((name, at) => [name, row[at] ?? undefined]);
    const { case: _, ...values } = { ...table.with, ...Object.fromEntries(cells) };
    const made = produce(values, gives);
    // A refused record has no field, so that a row of absent fields would pass.
    if (!gives.includes('refused')) expect(made).not.toHaveProperty('refused', expect.anything());
    expect(Object.fromEntries(gives.map((name) => [name, valueAt(made, name) ?? null]))).toEqual(
      Object.fromEntries(gives.map((name, at) => [name, row[given.length + at]])),
    );
  });
}

/** Returns the field at a path of names with dots between. */
export function valueAt(made: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (value as Values | undefined)?.[name], made);
}
