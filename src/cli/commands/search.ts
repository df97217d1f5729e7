import { createContext } from '../../app/compose.ts';
import type { Config } from '../../app/config.ts';
import { createParameterReader } from '../../domain/parameters.ts';
import { SearchQuery } from '../../domain/query.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { printRows } from '../rows.ts';
import { readCatalog } from '../stored-voices.ts';

/** Default number of voices in the printed table, so that the table fits on one screen. */
const DEFAULT_ROWS = '20';

/** Searches the stored snapshot, or the bundled catalog if there is none; no server has to run. */
export async function search(
  config: Config,
  words: readonly string[],
  { json, ...options }: Readonly<Record<string, string | true>>,
  io: CliIo,
): Promise<ExitCode> {
  const given = Object.entries(options).map(([name, value]) => [toParameter(name), String(value)]);
  const query = createParameterReader(SearchQuery)({
    ...(!json && { limit: DEFAULT_ROWS }),
    ...Object.fromEntries(given),
    ...(words.length > 0 && { search: words.join(' ') }),
  });
  const context = await createContext(config);
  const catalog = await readCatalog(context, io).finally(context.close);
  const result = catalog.search(query);
  if (json) io.out(JSON.stringify(result, undefined, 2));
  else await print(result, io);
  return 0;
}

async function print(result: VoiceListResponse, io: CliIo): Promise<void> {
  const { voices, total, similar, matched, facets, missing = [] } = result;
  const differences = new Map(similar?.map(({ id, differs }) => [id, differs.join(',')]));
  const fields = new Map(matched?.map(({ id, matches }) => [id, matches.map(({ field }) => field)]));
  await printRows(
    io,
    voices.map(({ id, name, language, gender, accent = '', age = '', preview }) => ({
      id,
      name,
      language,
      gender,
      accent,
      age,
      preview: preview ? 'yes' : '',
      ...(similar && { differs: differences.get(id) ?? '' }),
      ...(matched && { matched: [...new Set(fields.get(id))].join(',') }),
    })),
  );
  for (const [group, counts] of Object.entries(facets ?? {}))
    io.out(`${group}: ${counts.map(({ value, count }) => `${value} ${count}`).join(', ')}`);
  for (const { id, reason, replacements = [] } of missing)
    io.out(
      `missing: ${id} (${reason})${replacements.length > 0 ? `, instead: ${replacements.join(', ')}` : ''}`,
    );
  for (const line of [...explain(result), `${voices.length} of ${total} voices`]) io.out(line);
}

/** Formats the lines below a search result: the interpretation of each search word, and suggestions if no voice was found. */
function explain({ interpretation = {}, suggestions = {} }: VoiceListResponse): string[] {
  const { words = [], notes = [] } = interpretation;
  const { did_you_mean = [], without = [] } = suggestions;
  return [
    ...words.map(({ word, read_as, ignored }) =>
      read_as ? `${word}: read as ${read_as.join(', ')}` : `${word}: left out (${ignored})`,
    ),
    ...notes,
    ...did_you_mean.map(({ value, nearest }) => `${value}: did you mean ${nearest.join(', ')}?`),
    ...without.map(({ parameter, total }) => `without ${parameter}: ${total} voices`),
  ];
}

/** Converts an option's name in commander (`hasPreview`) to the API's parameter (`has_preview`). */
function toParameter(option: string): string {
  return option.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
