/** Returns a Markdown table. Cells of the columns after the first `texts` are aligned as numbers. */
export function table(head, rows, texts = head.length) {
  const line = (cells) => `| ${cells.map(escapeCell).join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at < texts ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function escapeCell(cell) {
  return String(cell ?? '').replaceAll('|', '\\|');
}
