import { readFileSync } from 'node:fs';
import { McpServer } from '@modelcontextprotocol/server';
import { distUrl } from '../lib/dist-url.ts';
import { lazy } from '../lib/lazy.ts';
import { CAPABILITIES, INSTRUCTIONS, PLAYER, SERVER_INFO } from './server-info.ts';
import type { ToolDependencies } from './tool.ts';
import { tools } from './tools/index.ts';

/** Cache hint of the tool list. Clients may keep the list for an hour, because tools change only with a release. */
const LISTING_HINT = { ttlMs: 60 * 60 * 1000, cacheScope: 'public' } as const;

const { name, uri, ...PLAYER_CONFIG } = PLAYER;
/**
 * Origins to which a web server redirects requests for recordings, by the web server's origin. The player's content security policy has to name the
 * targets of redirects, too. Hugging Face serves large files from its CDN (hf.co, read in November 2026 at
 * https://huggingface.co/docs/hub/en/enterprise-hub-network-security).
 */
const REDIRECTS: Readonly<Record<string, readonly string[]>> = {
  'https://huggingface.co': ['https://*.hf.co'],
};
const html = lazy(() => ({ text: readFileSync(distUrl('page/player.html'), 'utf8') }));

/** Creates an MCP server for one request. Requests need not share a server, because the protocol and the tools are stateless. */
export function createMcpServer(deps: ToolDependencies): McpServer {
  const server = new McpServer(SERVER_INFO, {
    capabilities: CAPABILITIES,
    instructions: INSTRUCTIONS,
    cacheHints: { 'tools/list': LISTING_HINT, 'server/discover': LISTING_HINT },
  });
  registerPlayer(server, deps);
  for (const { call, ...tool } of tools)
    server.registerTool(tool.name, tool, (args) =>
      deps.run ? deps.run(() => call(args, deps)) : call(args, deps),
    );
  return server;
}

/** Registers the player (an MCP App). The content security policy lets the player load only the recordings of the current catalog. */
function registerPlayer(server: McpServer, deps: ToolDependencies): void {
  const read = async () => {
    const csp = { resourceDomains: await listOrigins(deps) };
    const _meta = { ui: { csp, permissions: { clipboardWrite: {} }, prefersBorder: true } };
    return { contents: [{ uri, mimeType: PLAYER.mimeType, ...html(), _meta }] };
  };
  server.registerResource(name, uri, PLAYER_CONFIG, () => (deps.run ? deps.run(read) : read()));
}

async function listOrigins({ catalog, listMediaOrigins }: ToolDependencies): Promise<string[]> {
  const samples = [...catalog.current.sampleOrigins.values()].flat();
  const origins = [...samples, ...(await listMediaOrigins())];
  return [...new Set(origins.flatMap((origin) => [origin, ...(REDIRECTS[origin] ?? [])]))];
}
