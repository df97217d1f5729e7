import { formatJson } from './format-json.ts';

/** Lines of configuration that make the service known to one MCP client. */
interface McpClient {
  readonly name: string;
  /** Place of the lines, in English. */
  readonly where: string;
  /** Returns the lines for the address of the MCP endpoint. */
  readonly write: (endpoint: string) => string;
}

/** Name of the server within a client. */
const NAME = 'voice-directory';
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;

/** Returns the command of the bridge for clients that start programs. It refuses addresses without TLS, but for those of the same machine. */
function toBridge(endpoint: string) {
  const isPlain = endpoint.startsWith('http://') && !LOOPBACK.test(endpoint);
  return { command: 'npx', args: ['-y', 'mcp-remote', endpoint, ...(isPlain ? ['--allow-http'] : [])] };
}

/** MCP clients with the form of their settings. Source: each client's documentation, November 2026. */
export const mcpClients: readonly McpClient[] = [
  {
    name: 'Claude Code',
    where: 'In a terminal. Add --scope user for all projects, or --scope project to share it in .mcp.json.',
    write: (endpoint) => `claude mcp add --transport http ${NAME} ${endpoint}`,
  },
  {
    name: 'Claude Desktop',
    where:
      'In claude_desktop_config.json (Settings, Developer, Edit Config), by way of the bridge mcp-remote. A service with a public https address needs no file: Settings, Connectors, Add custom connector.',
    write: (endpoint) => formatJson({ mcpServers: { [NAME]: toBridge(endpoint) } }),
  },
  {
    name: 'Cursor',
    where: 'In ~/.cursor/mcp.json, or .cursor/mcp.json of one project.',
    write: (endpoint) => formatJson({ mcpServers: { [NAME]: { url: endpoint } } }),
  },
  {
    name: 'VS Code',
    where:
      'In .vscode/mcp.json of a workspace, or the file that the command MCP: Open User Configuration opens.',
    write: (endpoint) => formatJson({ servers: { [NAME]: { type: 'http', url: endpoint } } }),
  },
  {
    name: 'Other clients',
    where: 'Most read this form; the transport is streamable HTTP, and no key is needed.',
    write: (endpoint) => formatJson({ mcpServers: { [NAME]: { type: 'http', url: endpoint } } }),
  },
];
