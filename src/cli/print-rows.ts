import stringWidth from 'fast-string-width';
import { lazy } from '../lib/lazy.ts';
import type { CliIo } from './io.ts';

/** Row of a table: cell values by column name. */
export type Row = Readonly<Record<string, string | number>>;

const graphemes = lazy(() => new Intl.Segmenter());

/** Prints rows. A terminal gets a table whose lines are cut at the terminal's width. A pipe or file gets `name=value` lines. */
export function printRows(
  { out, isTerminal, columns = Number.POSITIVE_INFINITY }: Pick<CliIo, 'out' | 'isTerminal' | 'columns'>,
  rows: readonly Row[],
): void {
  if (rows.length > 0) out((isTerminal ? toTable(rows, columns) : rows.map(asLine)).join('\n'));
}

function asLine(row: Row): string {
  return Object.entries(row)
    .filter(([, cell]) => cell !== '')
    .map(([name, cell]) => `${name}=${/[\s"]/.test(String(cell)) ? JSON.stringify(cell) : cell}`)
    .join(' ');
}

function toTable(rows: readonly Row[], available: number): string[] {
  const filled = Object.keys(rows[0] ?? {}).filter((name) => rows.some((row) => row[name] !== ''));
  const columns = filled.map((name) => alignCells(name, rows));
  const lines = [undefined, ...rows].map((_, at) => columns.map((cells) => cells[at]).join('  '));
  const shown = lines.map((line) => cut(line.trimEnd(), available));
  const isCut = shown.some((line) => line.endsWith('…'));
  return isCut ? [...shown, '(cut at the width of the terminal; --json has all)'] : shown;
}

/** Pads the heading and the cells of a column, so that all are equally wide. Numbers are aligned at their last digit. */
function alignCells(name: string, rows: readonly Row[]): string[] {
  const cells = [name, ...rows.map((row) => String(row[name]))];
  const widest = Math.max(...cells.map((cell) => stringWidth(cell)));
  return cells.map((cell) => {
    const blanks = ' '.repeat(widest - stringWidth(cell));
    return typeof rows[0]?.[name] === 'number' ? blanks + cell : cell + blanks;
  });
}

/** Cuts text to a width in terminal cells. NOTE: cli-truncate 5.2.0 is not used: after a cut double-width character, its result is too wide. */
function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  for (const { segment } of graphemes().segment(text)) {
    if (stringWidth(kept + segment) > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}
