import { FACET_FILTERS } from '../../domain/filters.ts';
import { MCP_PATH } from '../../domain/protocol.ts';
import { SearchQuery } from '../../domain/query.ts';
import { MAX_LIMIT } from '../../domain/query-limits.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import type { Route } from '../route.ts';
import { routes } from '../routes/index.ts';

const count = new Intl.NumberFormat('en');

/** Writes a description of the service for language models, in the format of llmstxt.org. */
export function writeLlmsText(catalog: Catalog, site: string): string {
  const { metadata, builtAt, version } = catalog;
  const { total_voices, stats } = metadata;
  const example = chooseExample(catalog);
  return `# Voice Directory

> A public, read-only directory of ${count.format(total_voices)} text-to-speech voices of ${count.format(stats.total_providers)} providers in ${count.format(stats.total_languages)} languages. It finds voices and links samples; it speaks nothing itself. No key is needed.

Catalog ${version} of ${builtAt.slice(0, 10)}. Requests are limited per client address; the headers RateLimit and Retry-After tell the state.

- Search in plain words: ${site}/v1/voices?search=british+female. Words that find nothing are named in \`interpretation\`.
- Filters take comma-separated lists: ${FACET_FILTERS.join(', ')}. A minus before a value excludes it: providers=-google.
- Pages: limit up to ${MAX_LIMIT}, offset; \`total\` is exact. For the whole catalog take one dump instead of many pages, and then what /v1/changes tells since its cursor.
- A voice has an id such as polly/Joanna/neural; \`provider_voice_id\` is what the provider expects.

## API

${routes.map((route) => toLine(route, site, example)).join('\n')}

## MCP

- [MCP endpoint](${site}${MCP_PATH}): streamable HTTP (POST), without sessions
- [Manifest](${site}/.well-known/mcp.json): address and tools of the MCP server

## Documentation

- [API reference](${site}/docs): operations with examples, errors, limits, and MCP set-up for people
- [OpenAPI](${site}/openapi.json): all parameters, responses and errors

## Optional

- [Sitemap](${site}/sitemap.xml): the pages of all voices
`;
}

/** Returns the id of a voice for example links. A voice with a preview comes first, so that every operation's example on one voice works. */
function chooseExample(catalog: Catalog): string {
  const first = (query: Partial<SearchQuery>) =>
    catalog.search(SearchQuery.parse({ ...query, limit: 1 })).voices[0]?.id;
  return first({ has_preview: true }) ?? first({}) ?? '';
}

function toLine(route: Route, site: string, example: string): string {
  const { path, summary } = route;
  return `- [${summary}](${site}/v1${exampleOf(route, encodeURIComponent(example))}): GET /v1${path}`;
}

/** Returns an example path of an operation, with a voice id if the operation needs one. */
function exampleOf({ path, pathParameter, query }: Route, id: string): string {
  if (pathParameter !== undefined) return path.replace(`{${pathParameter}}`, () => id);
  return 'voiceId' in query.shape ? `${path}?voiceId=${id}` : path;
}
