import type { Catalog } from '../../index/catalog.ts';
import type { Route } from '../route.ts';
import { routes } from '../routes/index.ts';

const count = new Intl.NumberFormat('en');

/** Writes a description of the service for language models, in the format of llmstxt.org. */
export function writeLlmsText({ metadata, builtAt, version }: Catalog, site: string): string {
  const { total_voices, stats } = metadata;
  return `# Voice Directory

> A public, read-only directory of ${count.format(total_voices)} text-to-speech voices of ${count.format(stats.total_providers)} providers in ${count.format(stats.total_languages)} languages. It finds voices and links samples; it speaks nothing itself. No key is needed.

Catalog ${version} of ${builtAt.slice(0, 10)}. Requests are limited per client address; the headers RateLimit and Retry-After tell the state.

- Search in plain words: ${site}/v1/voices?search=british+female. Words that find nothing are named in \`interpretation\`.
- Filters take comma-separated lists: language, country, accent, providers, genders, ages, styles, use_cases, model, has_preview. A minus before a value excludes it: providers=-google.
- Pages: limit up to 200, offset; \`total\` is exact. For the whole catalog take one dump instead of many pages.
- A voice has an id such as polly/Joanna/neural; \`provider_voice_id\` is what the provider expects.

## API

${routes.map((route) => toLine(route, site)).join('\n')}

## MCP

- [MCP endpoint](${site}/api/mcp): tools search_voices, get_voice_metadata and get_audio_url over streamable HTTP (POST)
- [Manifest](${site}/.well-known/mcp.json): address and tools of the MCP server

## Documentation

- [API reference](${site}/docs): operations with examples, errors, limits, and MCP set-up for people
- [OpenAPI](${site}/openapi.json): all parameters, responses and errors

## Optional

- [Sitemap](${site}/sitemap.xml): the pages of all voices
`;
}

function toLine({ path, summary }: Route, site: string): string {
  return `- [${summary}](${site}/v1${path}): GET /v1${path}`;
}
