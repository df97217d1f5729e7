/** Longest line of a whole object or array, in characters. Longer ones are split, because they would not fit beside the parameters. */
const MAX_LINE = 48;

/** Formats a value as JSON, indented by two spaces. Objects and arrays that fit on one line are not broken, so that examples are short. */
export function formatJson(value: unknown, indent = ''): string {
  const line = toLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= MAX_LINE) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => formatJson(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${formatJson(each, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

function toLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${toLine(each)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
