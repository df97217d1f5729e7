import { FACET_FILTERS } from '../../domain/filters.ts';
import { MCP_PATH } from '../../domain/protocol.ts';
import { SearchQuery } from '../../domain/query.ts';
import { MAX_LIMIT } from '../../domain/query-limits.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { loadDataFile } from '../../lib/data-set.ts';
import { fillText } from '../../providers/speech/template.ts';
import { LlmsText } from '../data-sets.ts';
import type { Route } from '../route.ts';
import { routes } from '../routes/index.ts';

const { text: TEMPLATE } = loadDataFile(LlmsText);
const count = new Intl.NumberFormat('en');

/** Writes the description of the service for language models, from data/llms-text.yaml. */
export function writeLlmsText(catalog: Catalog, site: string): string {
  const { metadata, builtAt, version } = catalog;
  const { total_voices, stats } = metadata;
  const id = encodeURIComponent(chooseExample(catalog));
  const operations = routes.map(
    (route) => `- [${route.summary}](${site}/v1${exampleOf(route, id)}): GET /v1${route.path}`,
  );
  const values = {
    version,
    site,
    day: builtAt.slice(0, 10),
    voices: count.format(total_voices),
    providers: count.format(stats.total_providers),
    languages: count.format(stats.total_languages),
    filters: FACET_FILTERS.join(', '),
    max_limit: String(MAX_LIMIT),
    operations: operations.join('\n'),
    endpoint: site + MCP_PATH,
  };
  return fillText(TEMPLATE, values) ?? '';
}

/** Returns the id of a voice for example links. A voice with a preview is preferred, so that the example of a preview link works, too. */
function chooseExample(catalog: Catalog): string {
  const first = (query: Partial<SearchQuery>) =>
    catalog.search(SearchQuery.parse({ ...query, limit: 1 })).voices[0]?.id;
  return first({ has_preview: true }) ?? first({}) ?? '';
}

/** Returns an example path of an operation, with a voice id if the operation needs one. */
function exampleOf({ path, pathParameter, query }: Route, id: string): string {
  if (pathParameter !== undefined) return path.replace(`{${pathParameter}}`, () => id);
  return 'voiceId' in query.shape ? `${path}?voiceId=${id}` : path;
}
