import type { CliIo } from './io.ts';
import type { Row } from './row.ts';

/**
 * Prints rows: as a table on a terminal, else as lines of `name=value` pairs. The table packages are imported only for
 * a table, so that a program does not wait for the import.
 */
export async function printRows(
  io: CliIo,
  rows: readonly Row[],
  whole: readonly string[] = [],
): Promise<void> {
  if (rows.length === 0) return;
  if (!io.isTerminal) return io.out(rows.map(asLine).join('\n'));
  const { formatTable } = await import('./table.ts');
  io.out(formatTable(rows, io.columns ?? Number.POSITIVE_INFINITY, whole));
}

function asLine(row: Row): string {
  return Object.entries(row)
    .filter(([, cell]) => cell !== '')
    .map(([name, cell]) => `${name}=${/[\s"]/.test(String(cell)) ? JSON.stringify(cell) : cell}`)
    .join(' ');
}
