import { Table } from 'console-table-printer';
import type { CliIo } from './io.ts';

type Cell = string | number;

/** Rows as a table for a person, and as one plain line each, `name=value`, for a program. */
export function printRows(io: CliIo, rows: readonly Readonly<Record<string, Cell>>[]): void {
  if (rows.length === 0) return;
  io.out(io.isTerminal ? asTable(rows) : rows.map(asLine).join('\n'));
}

function asTable(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const columns = Object.entries(rows[0] ?? {}).map(([name, cell]) => ({
    name,
    alignment: typeof cell === 'number' ? ('right' as const) : ('left' as const),
  }));
  // Its colours are for dark terminals only.
  const table = new Table({ columns, shouldDisableColors: true });
  table.addRows([...rows]);
  return table.render();
}

function asLine(row: Readonly<Record<string, Cell>>): string {
  return Object.entries(row)
    .filter(([, cell]) => cell !== '')
    .map(([name, cell]) => `${name}=${/[\s"]/.test(String(cell)) ? JSON.stringify(cell) : cell}`)
    .join(' ');
}
