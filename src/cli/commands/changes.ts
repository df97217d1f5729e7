import { type Change, type ChangeListResponse, ChangesQuery } from '../../domain/changes.ts';
import { createParameterReader } from '../../domain/parameters.ts';
import type { Action, CliIo } from '../io.ts';
import { printRows } from '../print-rows.ts';
import { type SearchOptions, toParameters } from '../search-options.ts';
import { readCatalog } from '../stored-voices.ts';

/** Prints the changes of the stored catalog. The command reads the store and needs no server. */
export const listChanges: Action<[SearchOptions]> = async (config, io, { json, ...options }) => {
  const query = createParameterReader(ChangesQuery)(toParameters(options));
  const catalog = await readCatalog(config, io);
  const answer: ChangeListResponse = JSON.parse(catalog.changesJson(query).toString());
  if (json) io.out(JSON.stringify(answer, undefined, 2));
  else print(answer, io);
  return 0;
};

function print({ changes, next, has_more }: ChangeListResponse, io: CliIo): void {
  printRows(io, changes.map(toRow));
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  io.out(`${count}; ${has_more ? 'more' : 'later ones'}: --since ${next}`);
}

function toRow({ seq, at, kind, id, by, fields = [], replacements = [] }: Change) {
  return { id, kind, at, seq, by: by ?? '', fields: fields.join(','), replacements: replacements.join(',') };
}
