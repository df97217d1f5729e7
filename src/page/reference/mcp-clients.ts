import { McpClients } from '../../http/data-sets.ts';
import { loadDataFile } from '../../lib/data-set.ts';
import { fillText } from '../../providers/speech/template.ts';

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;
const CLIENTS = loadDataFile(McpClients);

/** Returns the MCP clients of data/mcp-clients.yaml, each with the text of its configuration for an endpoint. */
export function listMcpClients(endpoint: string) {
  const isPlain = endpoint.startsWith('http://') && !LOOPBACK.test(endpoint);
  const values = { endpoint, allow_http: isPlain ? ', "--allow-http"' : '' };
  return CLIENTS.map(({ text, ...client }) => ({ ...client, text: fillText(text, values) ?? '' }));
}
