import type { Config } from '../../app/config.ts';
import { createParameterReader } from '../../domain/parameters.ts';
import { SearchQuery } from '../../domain/query.ts';
import { splitList } from '../../lib/list-entries.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { toParameters } from '../search-options.ts';
import { printSearch } from '../search-report.ts';
import { readCatalog } from '../stored-voices.ts';

/** Default number of voices in the printed table, so that the table fits on one screen. */
const DEFAULT_ROWS = '20';

/** Searches the stored snapshot, or the bundled catalog if no snapshot is stored, without a server. */
export async function search(
  config: Config,
  words: readonly string[],
  { json, ...options }: Readonly<Record<string, string | true>>,
  io: CliIo,
): Promise<ExitCode> {
  const query = createParameterReader(SearchQuery)({
    ...(!json && { limit: DEFAULT_ROWS }),
    ...toParameters(options),
    ...(words.length > 0 && { search: words.join(' ') }),
  });
  const catalog = await readCatalog(config, io);
  const result = catalog.search(query);
  if (json) io.out(JSON.stringify(result, undefined, 2));
  else printSearch(result, splitList(query.fields), io);
  return 0;
}
