import { createContext } from '../../app/compose.ts';
import type { Config } from '../../app/config.ts';
import { createParameterReader } from '../../domain/parameters.ts';
import { SearchQuery, splitList } from '../../domain/query.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { printSearch } from '../search-report.ts';
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
  else await printSearch(result, splitList(query.fields), io);
  return 0;
}

/** Converts an option's name in commander (`hasPreview`) to the API's parameter (`has_preview`). */
function toParameter(option: string): string {
  return option.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
