import { Table } from 'console-table-printer';
import stringWidth from 'string-width';
import type { Row } from './row.ts';

/** Column of the printed table, with its width in characters. */
interface Column {
  readonly name: string;
  readonly isNumber: boolean;
  readonly width: number;
  /** Smallest width that the column may be cut to, in characters. Numbers are never cut. The first column keeps more, to name the row. */
  readonly least: number;
}

const graphemes = new Intl.Segmenter();
const LEAST_NAMING = 30;
const LEAST_TEXT = 10;
const LEAST_HEADING = 4;

/**
 * Formats rows as a table of at most `available` characters per line. A column that `whole` names is never cut: if the
 * table has no room for such a column, the column is printed as a list below the table.
 */
export function formatTable(rows: readonly Row[], available: number, whole: readonly string[]): string {
  const all = toColumns(rows, whole);
  const shown = fitColumns(all, available);
  const left = all.slice(shown.length).map(({ name }) => name);
  const lost = left.filter((each) => !whole.includes(each));
  return [
    asTable(rows, shown),
    ...left.filter((each) => whole.includes(each)).map((name) => asList(rows, name)),
    ...(lost.length > 0 ? [`no room for: ${lost.join(', ')} (--json has them)`] : []),
  ].join('\n');
}

/** Formats one column as a list of lines such as `azure: AZURE_SPEECH_KEY`. Rows without a value in this column are left out. */
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

/** Fits columns into a line. The last columns are dropped until the `least` widths fit; then the widest columns are cut. */
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

/** Finds the widest column that can still be cut; the first column is cut last. */
function widestToCut(columns: readonly Column[], widths: readonly number[]): number {
  let widest = -1;
  for (const [index, { least }] of columns.entries()) {
    const width = widths[index] ?? 0;
    if (width > least && (widest <= 0 || width > (widths[widest] ?? 0))) widest = index;
  }
  return widest;
}

/** Returns the width of a row: each cell has a blank on each side and a border before it, and one border ends the row. */
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
    // Colours are off, because the default colours of console-table-printer are readable on dark terminals only.
    shouldDisableColors: true,
  });
  for (const row of rows)
    table.addRow(Object.fromEntries(columns.map(({ name, width }) => [name, cut(String(row[name]), width)])));
  return table.render();
}

/** Cuts text to a width. NOTE: cli-truncate 5.2.0 is not used, because it exceeds the width if a wide character is at the cut. */
function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(kept + segment) > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}
