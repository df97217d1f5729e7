import { SearchQuery } from '../../domain/query.ts';
import type { Action, JsonOption } from '../io.ts';
import { printRows } from '../print-rows.ts';
import { readCatalog } from '../stored-voices.ts';

/** Prints the interpretation of each search word. For the first voice found, the values that the words match are printed, too. */
export const explainSearch: Action<[text: string, JsonOption]> = async (config, io, text, { json }) => {
  const catalog = await readCatalog(config, io);
  const {
    total,
    matched = [],
    interpretation = {},
  } = catalog.search(SearchQuery.parse({ search: text, explain: true, limit: 1 }));
  const [first] = matched;
  if (json) {
    io.out(JSON.stringify({ total, matched: first, interpretation }, undefined, 2));
    return 0;
  }
  io.out(`${total} voices${first ? `; the first is ${first.id}:` : ''}`);
  printRows(
    io,
    (first?.matches ?? []).map(({ word, reader = 'id', field, value }) => ({ word, reader, field, value })),
  );
  for (const { word, read_as, ignored, excluded } of interpretation.words ?? [])
    io.out(`${word}: ${read_as?.join(', ') ?? ignored ?? (excluded ? 'excluded' : '')}`);
  for (const note of interpretation.notes ?? []) io.out(note);
  return 0;
};
