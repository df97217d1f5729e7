import { VOICE_FIELDS, type Voice } from './voice.ts';

/** Separator of the values of a list in one cell: a character that no spreadsheet splits cells at, and that hardly any value has. */
export const CSV_LIST_SEPARATOR = '|';
/** Characters with a backslash before them in a value of a list, because the slugs of models are a provider's own and may have any sign. */
const ESCAPED = /[|\\]/g;
const LINE_END = '\r\n';
/** Cells that a spreadsheet could take for a formula, also after full-width signs (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Cells that RFC 4180 puts in quotes, and those with blanks at their ends, which some readers trim. */
const QUOTED = /[",\r\n]|^\s|\s$/;

/** Header row: the names of all fields of a voice. */
export const CSV_HEADER = VOICE_FIELDS.join() + LINE_END;

/** Formats a voice as a row of CSV (RFC 4180) with its line end. An absent field is an empty cell. */
export function toCsvRow(voice: Voice): string {
  const values = voice as Readonly<Record<string, unknown>>;
  return VOICE_FIELDS.map((field) => toCell(values[field])).join() + LINE_END;
}

function toCell(value: unknown): string {
  if (value === undefined) return '';
  const text = Array.isArray(value) ? toList(value) : String(value);
  // An apostrophe shows a formula as text, because the texts of providers must not run in a person's spreadsheet.
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Joins values so that they can be told apart: `a|b`, `c` → `a\|b|c`. */
function toList(values: readonly unknown[]): string {
  return values.map((value) => String(value).replace(ESCAPED, '\\$&')).join(CSV_LIST_SEPARATOR);
}
