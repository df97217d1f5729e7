import { Router } from 'express';
import { API_VERSION, MCP_PATH } from '../../domain/protocol.ts';
import { buildOpenApi } from '../openapi.ts';
import { routes } from '../routes/index.ts';
import { serveDocument } from '../static-document.ts';

export interface DocumentDependencies {
  /** Base URL in the OpenAPI description: absolute, or `/`. */
  readonly serverUrl: string;
  /** Static JSON documents by URL path: `/.well-known/mcp.json` → the MCP manifest. */
  readonly documents?: Readonly<
    Record<string, { readonly build: () => object; readonly mediaType?: string }>
  >;
}

/** Creates the router of the OpenAPI description, the list of the service's paths, and other static documents. */
export function documentsRouter({ serverUrl, documents = {} }: DocumentDependencies): Router {
  const router = Router();
  serveDocument(router, '/openapi.json', () => buildOpenApi(serverUrl));
  serveDocument(router, '/', () => ({
    name: 'Voice Directory',
    version: API_VERSION,
    ...Object.fromEntries(routes.map(({ path }) => [toEntry(path), `/v1${path}`])),
    openapi: '/openapi.json',
    llms: '/llms.txt',
    sitemap: '/sitemap.xml',
    mcp: MCP_PATH,
  }));
  for (const [path, { build, mediaType }] of Object.entries(documents))
    serveDocument(router, path, build, mediaType);
  return router;
}

/** Returns the name of a path in the list of paths: `/audio-url` → `audio_url`, `/voices/{id}` → `voice`. */
function toEntry(path: string): string {
  return path
    .slice(1)
    .replace(/s\/\{\w+\}$/, '')
    .replaceAll(/\W/g, '_');
}
