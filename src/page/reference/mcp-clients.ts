const NAME = 'voice-directory';
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;

/**
 * Returns the configuration of `mcp-remote`, a bridge for clients that only start local programs. The option `--allow-http` is added for a URL
 * without TLS on another machine, because the bridge would otherwise refuse such a URL.
 */
function toBridge(endpoint: string) {
  const isPlain = endpoint.startsWith('http://') && !LOOPBACK.test(endpoint);
  return { command: 'npx', args: ['-y', 'mcp-remote', endpoint, ...(isPlain ? ['--allow-http'] : [])] };
}

function toFile(settings: object): string {
  return JSON.stringify(settings, undefined, 2);
}

/** MCP clients, each with the place and the format of its configuration, from the client's documentation (November 2026). */
export const mcpClients = [
  {
    name: 'Claude Code',
    where: 'In a terminal. Add --scope user for all projects, or --scope project to share it in .mcp.json.',
    write: (endpoint: string) => `claude mcp add --transport http ${NAME} ${endpoint}`,
  },
  {
    name: 'Claude Desktop',
    where:
      'In claude_desktop_config.json (Settings, Developer, Edit Config), by way of the bridge mcp-remote. A service with a public https address needs no file: Settings, Connectors, Add custom connector.',
    write: (endpoint: string) => toFile({ mcpServers: { [NAME]: toBridge(endpoint) } }),
  },
  {
    name: 'Cursor',
    where: 'In ~/.cursor/mcp.json, or .cursor/mcp.json of one project.',
    write: (endpoint: string) => toFile({ mcpServers: { [NAME]: { url: endpoint } } }),
  },
  {
    name: 'VS Code',
    where:
      'In .vscode/mcp.json of a workspace, or the file that the command MCP: Open User Configuration opens.',
    write: (endpoint: string) => toFile({ servers: { [NAME]: { type: 'http', url: endpoint } } }),
  },
  {
    name: 'Other clients',
    where: 'Most read this form; the transport is streamable HTTP, and no key is needed.',
    write: (endpoint: string) => toFile({ mcpServers: { [NAME]: { type: 'http', url: endpoint } } }),
  },
];
