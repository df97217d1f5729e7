import { McpServer } from '@modelcontextprotocol/server';
import { registerPlayer } from './player-resource.ts';
import { CAPABILITIES, INSTRUCTIONS, SERVER_INFO } from './server-info.ts';
import { READ_ONLY, type ToolDependencies } from './tool.ts';
import { tools } from './tools/index.ts';

/** Cache hint of the tool list: an hour, because tools change only with a release. */
const LISTING_HINT = { ttlMs: 60 * 60 * 1000, cacheScope: 'public' } as const;

/** Creates an MCP server for one request. The protocol and the tools are stateless, so that requests need not share a server. */
export function createMcpServer(deps: ToolDependencies): McpServer {
  const server = new McpServer(SERVER_INFO, {
    capabilities: CAPABILITIES,
    instructions: INSTRUCTIONS,
    cacheHints: { 'tools/list': LISTING_HINT, 'server/discover': LISTING_HINT },
  });
  registerPlayer(server, deps);
  for (const { name, title, description, input, output, _meta, call } of tools) {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        outputSchema: output,
        annotations: { title, ...READ_ONLY },
        ...(_meta && { _meta }),
      },
      (args) => (deps.run ? deps.run(() => call(args, deps)) : call(args, deps)),
    );
  }
  return server;
}
