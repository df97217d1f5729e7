import type { CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod';

type Cell = string | number;
export type Row = Readonly<Record<string, Cell | undefined>>;

/** Answer of every tool: a summary, notes and one table. The notes come before the table, because MCP hosts cut the end of long answers. */
export const Answer = z.object({
  summary: z.string(),
  notes: z.array(z.string()).optional(),
  columns: z.array(z.string()).optional(),
  rows: z.array(z.array(z.union([z.string(), z.number()]))).optional(),
  next: z.string().optional(),
});
export type Answer = z.infer<typeof Answer>;

/** Table that a tool returns. {@link toResult} drops columns whose cells are all equal, but keeps the first column, which identifies the rows. */
export interface Table {
  readonly summary: string;
  readonly notes?: readonly string[];
  readonly rows?: readonly Row[];
  /** True to write a line per column instead of a line per row, because language models lose count of the empty cells in a long row. */
  readonly isTransposed?: boolean;
  /** Columns that are dropped if the answer exceeds its token budget. The last column in the list is dropped first. */
  readonly optional?: readonly string[];
  /** Position of this page's first row, number of rows of the whole answer, and whether a further page has some. The argument `offset` requests that page. */
  readonly page?: { readonly offset: number; readonly total: number; readonly hasMore: boolean };
  /** Largest number of tokens of the answer, as {@link estimateTokens} counts tokens; {@link MAX_TOKENS} by default. */
  readonly budget?: number;
  /** Links to audio recordings. The result contains the links beside the table, so that hosts can play the recordings. */
  readonly links?: CallToolResult['content'];
  /** URLs of recordings by voice id, for the player (an MCP App). The player alone gets these URLs, because a URL costs the language model tokens. */
  readonly previews?: Readonly<Record<string, string>>;
}

/** Largest number of estimated tokens in an answer. The limit is below the 6,000 tokens of decision 91, because an estimate may be too low. */
const MAX_TOKENS = 5200;
/** Key of a result's `_meta` under which the player (an MCP App) finds the URLs of recordings. */
const PREVIEWS_KEY = 'voice-directory/previews';
/** Fraction of an answer's rows that each shortening step keeps. */
const KEPT_SHARE = 0.9;

/** Pattern of the pieces into which tokenizers of language models mostly split a text: words, up to three digits, up to four signs. */
const PIECE = /[a-z]{3,}|\p{Lu}?[a-z]+|[A-Z]+|\p{N}{1,3}|[^\p{L}\p{N}\s]{1,4}|\p{L}/gu;
/** Number of characters of a piece that count as one token. */
const LETTERS = 6;

/** Renders a table as text and as structured content, because some MCP hosts pass only one of these to the language model. */
export function toResult(table: Table): CallToolResult {
  const answer = fitToBudget(table);
  const { previews = {} } = table;
  return {
    content: [{ type: 'text', text: toText(answer, table) }, ...(table.links ?? [])],
    structuredContent: answer,
    ...(Object.keys(previews).length > 0 && { _meta: { [PREVIEWS_KEY]: previews } }),
  };
}

/** Builds the answer within its token budget. Optional columns are dropped first, and then the last rows. */
function fitToBudget(table: Table): Answer {
  const { rows = [], optional = [], budget = MAX_TOKENS } = table;
  let kept = optional.length;
  let shown = rows.length;
  for (;;) {
    const answer = build(table, optional.slice(kept), shown);
    if ((kept === 0 && shown <= 1) || estimateTokens(JSON.stringify(answer)) <= budget) return answer;
    if (kept > 0) kept--;
    else shown = Math.max(1, Math.floor(shown * KEPT_SHARE));
  }
}

/** Estimates the number of tokens of a text; most estimates are too high. No tokenizer is used, because its table would be larger than this service. */
function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECE)) tokens += Math.ceil(piece.length / LETTERS);
  return tokens;
}

function build(
  { summary, notes = [], rows: all = [], page }: Table,
  left: readonly string[],
  shown: number,
): Answer {
  const rows = all.slice(0, shown);
  const names = [...new Set(rows.flatMap(Object.keys))].filter((name) => !left.includes(name));
  const filled = names.filter((name) => rows.some((row) => isFilled(row[name])));
  const [first] = filled;
  const shared = filled.filter(
    (name) => name !== first && rows.length > 1 && rows.every((row) => row[name] === rows[0]?.[name]),
  );
  const columns = filled.filter((name) => !shared.includes(name));
  const dropped = left.filter((name) => rows.some((row) => isFilled(row[name])));
  const short = dropped.length > 0 ? ` Left out, to be short: ${dropped.join(', ')}.` : '';
  const equal = shared.map((name) => `${name} ${toCell(rows[0]?.[name])}`).join(', ');
  const cut = all.length - shown;
  const isCut = page !== undefined && (page.offset > 0 || shown < page.total);
  return {
    summary: plain(`${summary}${equal && ` All${isCut ? ' shown' : ''}: ${equal}.`}${short}`),
    ...(notes.length + cut > 0 && {
      notes: [...notes, ...(cut > 0 && !page ? [`${cut} more rows left out.`] : [])].map(plain),
    }),
    ...(rows.length > 0 && {
      columns,
      rows: rows.map((row) => columns.map((name) => toCell(row[name], name))),
    }),
    ...(page && (page.hasMore || cut > 0) && shown > 0 && { next: `offset=${page.offset + shown}` }),
  };
}

function toText(
  { summary, notes = [], columns = [], rows = [], next }: Answer,
  { isTransposed }: Table,
): string {
  const told = notes.map((note) => `note: ${note}`);
  const table = isTransposed
    ? columns.map((name, at) => [name, ...rows.map((cells) => cells[at] || '-')])
    : [columns, ...rows];
  const lines = rows.length > 0 ? table.map((cells) => cells.join('|')) : [];
  return [summary, ...told, ...lines, ...(next ? [`next: ${next}`] : [])].join('\n');
}

/** Joins the first `count` values, and appends the number of the remaining values: `en-US fr-FR +12`. */
export function joinFirst(values: readonly unknown[], count: number): string {
  const more = values.length > count ? [`+${values.length - count}`] : [];
  return [...values.slice(0, count), ...more].join(' ');
}

function isFilled(cell: Cell | undefined): cell is Cell {
  return cell !== undefined && cell !== '';
}

/** Replaces line breaks and `|` in a cell, because they would end the line or the cell. Requests keep the pipes of their commands. */
function toCell(cell: Cell = '', name = ''): Cell {
  if (typeof cell === 'number') return cell;
  return name === 'request' ? plain(cell) : plain(cell).replaceAll('|', '/');
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
