import type { CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod';

type Cell = string | number;
export type Row = Readonly<Record<string, Cell | undefined>>;

/** Answer of every tool: one table. The summary and the notes come first, because hosts cut long answers at their end. */
export const Answer = z.object({
  summary: z.string(),
  notes: z.array(z.string()).optional(),
  columns: z.array(z.string()).optional(),
  rows: z.array(z.array(z.union([z.string(), z.number()]))).optional(),
  next: z.string().optional(),
});
export type Answer = z.infer<typeof Answer>;

/** Table before it is fitted to its budget. The first column names its rows, so that it stays even where all cells are equal. */
export interface Table {
  readonly summary: string;
  readonly notes?: readonly string[];
  readonly rows?: readonly Row[];
  /** Columns that a long answer loses, the last first. */
  readonly optional?: readonly string[];
  /** Place of the first row among all rows, for a table that `offset` continues. */
  readonly page?: { readonly offset: number; readonly total: number };
  /** Largest number of tokens, estimated. Default: {@link MAX_TOKENS}. */
  readonly budget?: number;
  /** Content beside the table: links that hosts play. */
  readonly links?: CallToolResult['content'];
  /** Links of recordings by id of a voice, for the player alone, because a model pays for each character. */
  readonly previews?: Readonly<Record<string, string>>;
}

/** Largest answer in tokens, below the 6,000 that every answer keeps, because the number is estimated. */
const MAX_TOKENS = 5200;
/** Key of the links in `_meta`, where the player finds them. */
const PREVIEWS_KEY = 'voice-directory/previews';
/** Share of the rows that stays in each step of fitting. */
const KEPT_SHARE = 0.9;

/** Pieces of a text that tokenizers for language models mostly keep apart: words, letters of mixed case, digits by three, signs. */
const PIECE = /[a-z]{3,}|\p{Lu}?[a-z]+|[A-Z]+|\p{N}{1,3}|[^\p{L}\p{N}\s]{1,4}|\p{L}/gu;
/** Letters of a word that make a token. */
const LETTERS = 6;

/** Renders a table as lines and as columns with rows, because some hosts show a model only the one and some only the other. */
export function toResult(table: Table): CallToolResult {
  const answer = fitToBudget(table);
  const { previews = {} } = table;
  return {
    content: [{ type: 'text', text: toText(answer) }, ...(table.links ?? [])],
    structuredContent: answer,
    ...(Object.keys(previews).length > 0 && { _meta: { [PREVIEWS_KEY]: previews } }),
  };
}

/** Builds the answer without optional columns, and then without the last rows, until it is within its budget. */
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

/** Estimates the tokens of a text, rather too many, because a tokenizer's table would be larger than this service. */
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
  const equal = shared.map((name) => `${name} ${toCell(rows[0]?.[name])}`).join(', ');
  const cut = all.length - shown;
  const end = page && page.offset + shown;
  return {
    summary: plain(`${summary}${equal && ` All: ${equal}.`}`),
    ...(notes.length + cut > 0 && {
      notes: [...notes, ...(cut > 0 && !page ? [`${cut} more rows left out.`] : [])].map(plain),
    }),
    ...(rows.length > 0 && { columns, rows: rows.map((row) => columns.map((name) => toCell(row[name]))) }),
    ...(page && end !== undefined && end < page.total && rows.length > 0 && { next: `offset=${end}` }),
  };
}

function toText({ summary, notes = [], columns = [], rows = [], next }: Answer): string {
  const lines = [columns, ...rows].map((cells) => cells.join('|'));
  const told = notes.map((note) => `note: ${note}`);
  return [summary, ...told, ...(rows.length > 0 ? lines : []), ...(next ? [`next: ${next}`] : [])].join('\n');
}

/** Joins the first values, with the number of the others: `en-US fr-FR +12`. */
export function joinFirst(values: readonly unknown[], count: number): string {
  const more = values.length > count ? [`+${values.length - count}`] : [];
  return [...values.slice(0, count), ...more].join(' ');
}

function isFilled(cell: Cell | undefined): cell is Cell {
  return cell !== undefined && cell !== '';
}

/** Returns a cell as a line shows it. Words of providers could else end a cell or a line. */
function toCell(cell: Cell = ''): Cell {
  return typeof cell === 'number' ? cell : plain(cell).replaceAll('|', '/');
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
