import { McpServer } from '@modelcontextprotocol/server';
import { API_VERSION } from '../domain/api-version.ts';
import { READ_ONLY, type ToolDependencies } from './tool.ts';
import { tools } from './tools/index.ts';

export const SERVER_INFO = {
  name: 'voice-directory',
  title: 'Voice Directory',
  version: API_VERSION,
} as const;

export const INSTRUCTIONS =
  'Call search_voices first to find voices and their ids, then get_audio_url with such an id to listen. get_voice_metadata lists the values to filter by.';

/** Cache hint of the tool list: an hour, because tools change only with a release. */
const LISTING_HINT = { ttlMs: 60 * 60 * 1000, cacheScope: 'public' } as const;

/** Creates the MCP server of one request, because protocol and tools are stateless. */
export function createMcpServer(deps: ToolDependencies): McpServer {
  const server = new McpServer(SERVER_INFO, {
    capabilities: { tools: { listChanged: false } },
    instructions: INSTRUCTIONS,
    cacheHints: { 'tools/list': LISTING_HINT, 'server/discover': LISTING_HINT },
  });
  for (const { name, title, description, input, output, call } of tools) {
    server.registerTool(
      name,
      { title, description, inputSchema: input, outputSchema: output, annotations: { title, ...READ_ONLY } },
      (args) => call(args, deps),
    );
  }
  return server;
}
