import stringWidth from 'string-width';
import type { CliIo } from './io.ts';

/** Row of a table: cell values by column name. */
export type Row = Readonly<Record<string, string | number>>;

interface Column {
  readonly name: string;
  readonly isNumber: boolean;
  /** Smallest width to which the column may be cut, in terminal cells. */
  readonly least: number;
  width: number;
}

const graphemes = new Intl.Segmenter();
/** Smallest width of the first column. The first column identifies the row, so its minimum is larger than for other columns. */
const LEAST_NAMING = 30;
/** Smallest width of a text column other than the first. */
const LEAST_TEXT = 10;
/** Smallest width to which the heading of a number column may be cut. Numbers are never cut. */
const LEAST_HEADING = 4;

/**
 * Prints rows as a table on a terminal, otherwise as `name=value` lines. A column in `whole` that does not fit is listed below the table, not cut.
 */
export function printRows(
  { out, isTerminal, columns = Number.POSITIVE_INFINITY }: Pick<CliIo, 'out' | 'isTerminal' | 'columns'>,
  rows: readonly Row[],
  whole: readonly string[] = [],
): void {
  if (rows.length > 0) out(isTerminal ? formatTable(rows, columns, whole) : rows.map(asLine).join('\n'));
}

function asLine(row: Row): string {
  return Object.entries(row)
    .filter(([, cell]) => cell !== '')
    .map(([name, cell]) => `${name}=${/[\s"]/.test(String(cell)) ? JSON.stringify(cell) : cell}`)
    .join(' ');
}

function formatTable(rows: readonly Row[], available: number, whole: readonly string[]): string {
  const all = toColumns(rows, whole);
  const shown = fitColumns(all, available);
  const left = all.slice(shown.length).map(({ name }) => name);
  const lost = left.filter((each) => !whole.includes(each));
  return [
    drawTable(rows, shown),
    ...left.filter((each) => whole.includes(each)).map((name) => asList(rows, name)),
    ...(lost.length > 0 ? [`no room for: ${lost.join(', ')} (--json has them)`] : []),
  ].join('\n');
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

/** Fits columns into the available width. The last columns are dropped until the minimum widths fit; then the widest columns are cut. */
function fitColumns(columns: readonly Column[], available: number): readonly Column[] {
  const shown = [...columns];
  while (shown.length > 1 && tableWidth(shown, 'least') > available) shown.pop();
  for (
    let widest = findWidest(shown);
    widest && tableWidth(shown, 'width') > available;
    widest = findWidest(shown)
  )
    widest.width--;
  return shown;
}

/** Finds the widest column that can still be cut. The first column is cut last. */
function findWidest(columns: readonly Column[]): Column | undefined {
  const [widest] = columns
    .slice(1)
    .filter(({ width, least }) => width > least)
    .toSorted((one, other) => other.width - one.width);
  return widest ?? columns.find(({ width, least }) => width > least);
}

/** Returns the width of a row. Each cell takes its width, two spaces and a border. One border ends the row. */
function tableWidth(columns: readonly Column[], of: 'width' | 'least'): number {
  return columns.reduce((sum, column) => sum + column[of] + 3, 1);
}

function drawTable(rows: readonly Row[], columns: readonly Column[]): string {
  const drawn = columns.map((column) =>
    alignCells([column.name, ...rows.map((row) => String(row[column.name]))], column),
  );
  const rule = (start: string, between: string, end: string) =>
    start + drawn.map(([cell = '']) => '─'.repeat(stringWidth(cell) + 2)).join(between) + end;
  const line = (at: number) => `│ ${drawn.map((cells) => cells[at]).join(' │ ')} │`;
  return [
    rule('┌', '┬', '┐'),
    line(0),
    rule('├', '┼', '┤'),
    ...rows.map((_, at) => line(at + 1)),
    rule('└', '┴', '┘'),
  ].join('\n');
}

/** Cuts cells to the column's width, then pads all cells to the width of the widest cut cell. */
function alignCells(texts: readonly string[], { isNumber, width }: Column): string[] {
  const cells = texts.map((text) => cut(text, width));
  const widest = Math.max(...cells.map((cell) => stringWidth(cell)));
  return cells.map((cell) => {
    const blanks = ' '.repeat(widest - stringWidth(cell));
    return isNumber ? blanks + cell : cell + blanks;
  });
}

/** Cuts text to a width in terminal cells. NOTE: cli-truncate 5.2.0 is not used: after a cut double-width character, its result is too wide. */
function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(kept + segment) > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Formats one column as lines such as `azure: AZURE_SPEECH_KEY`. Rows without a value in the column are left out. */
function asList(rows: readonly Row[], name: string): string {
  const entries = rows
    .filter((row) => row[name] !== '')
    .map((row) => `  ${Object.values(row)[0]}: ${row[name]}`);
  return [`${name}:`, ...entries].join('\n');
}
