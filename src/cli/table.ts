import { Table } from 'console-table-printer';
import stringWidth from 'string-width';
import type { CliIo } from './io.ts';

type Cell = string | number;
type Row = Readonly<Record<string, Cell>>;

/** A column and how many characters of it are shown. */
interface Column {
  readonly name: string;
  readonly isNumber: boolean;
  readonly width: number;
  /** The fewest that are of use: of a number all, and of the first column, which names the row, more than of others. */
  readonly least: number;
}

const graphemes = new Intl.Segmenter();
const LEAST_NAMING = 30;
const LEAST_TEXT = 10;
const LEAST_HEADING = 4;

/**
 * Rows as a table for a person, and as one plain line each, `name=value`, for a program. A column of `whole` is never cut:
 * where the table has no room for it, it stands below.
 */
export function printRows(io: CliIo, rows: readonly Row[], whole: readonly string[] = []): void {
  if (rows.length === 0) return;
  if (io.isTerminal) printTable(io, rows, whole);
  else io.out(rows.map(asLine).join('\n'));
}

function printTable(io: CliIo, rows: readonly Row[], whole: readonly string[]): void {
  const all = toColumns(rows, whole);
  const shown = fitColumns(all, io.columns ?? Number.POSITIVE_INFINITY);
  io.out(asTable(rows, shown));
  const left = all.slice(shown.length).map(({ name }) => name);
  for (const name of left.filter((each) => whole.includes(each))) io.out(asList(rows, name));
  const lost = left.filter((each) => !whole.includes(each));
  if (lost.length > 0) io.out(`no room for: ${lost.join(', ')} (--json has them)`);
}

/** What a column says of each row that it says anything of. */
function asList(rows: readonly Row[], name: string): string {
  const entries = rows
    .filter((row) => row[name] !== '')
    .map((row) => `  ${Object.values(row)[0]}: ${row[name]}`);
  return [`${name}:`, ...entries].join('\n');
}

function toColumns(rows: readonly Row[], whole: readonly string[]): Column[] {
  return Object.entries(rows[0] ?? {}).map(([name, first], index) => {
    const isNumber = typeof first === 'number';
    const cells = Math.max(...rows.map((row) => stringWidth(String(row[name]))));
    const width = Math.max(cells, stringWidth(name));
    const useful = isNumber ? Math.max(cells, LEAST_HEADING) : index === 0 ? LEAST_NAMING : LEAST_TEXT;
    return { name, isNumber, width, least: whole.includes(name) ? width : Math.min(width, useful) };
  });
}

/** The columns cut to what fits side by side: the last ones left out where not even the least does, the widest cut first. */
function fitColumns(columns: readonly Column[], available: number): Column[] {
  let shown = [...columns];
  while (shown.length > 1 && tableWidth(shown.map(({ least }) => least)) > available)
    shown = shown.slice(0, -1);
  const widths = shown.map(({ width }) => width);
  for (let excess = tableWidth(widths) - available; excess > 0; excess--) {
    const index = widestToCut(shown, widths);
    if (index === -1) break;
    widths[index] = (widths[index] ?? 0) - 1;
  }
  return shown.map((column, index) => ({ ...column, width: widths[index] ?? column.width }));
}

/** The first column is cut last. */
function widestToCut(columns: readonly Column[], widths: readonly number[]): number {
  let widest = -1;
  for (const [index, { least }] of columns.entries()) {
    const width = widths[index] ?? 0;
    if (width > least && (widest <= 0 || width > (widths[widest] ?? 0))) widest = index;
  }
  return widest;
}

/** Each cell has a blank on both sides and a line before it; one line ends the row. */
function tableWidth(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width + 3, 1);
}

function asTable(rows: readonly Row[], columns: readonly Column[]): string {
  const table = new Table({
    columns: columns.map(({ name, isNumber, width }) => ({
      name,
      title: cut(name, width),
      alignment: isNumber ? ('right' as const) : ('left' as const),
    })),
    // Its colours are for dark terminals only.
    shouldDisableColors: true,
  });
  for (const row of rows)
    table.addRow(Object.fromEntries(columns.map(({ name, width }) => [name, cut(String(row[name]), width)])));
  return table.render();
}

/** NOTE: not by cli-truncate, which gives one more than asked where a wide character stands at the cut (5.2.0). */
function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(kept + segment) > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

function asLine(row: Row): string {
  return Object.entries(row)
    .filter(([, cell]) => cell !== '')
    .map(([name, cell]) => `${name}=${/[\s"]/.test(String(cell)) ? JSON.stringify(cell) : cell}`)
    .join(' ');
}
