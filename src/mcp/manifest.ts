import { MCP_PATH } from '../domain/protocol.ts';
import { INSTRUCTIONS, SERVER_INFO } from './server-info.ts';
import { READ_ONLY } from './tool.ts';
import { tools } from './tools/index.ts';

/** Supported MCP protocol revisions, newest first. */
const PROTOCOL_VERSIONS = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
/** Protocol revision in the field `protocolVersion`, for clients that read only the first proposal of the server card (SEP-1649). */
const HANDSHAKE_VERSION = '2025-11-25';
const JSON_SCHEMA = { target: 'draft-2020-12' } as const;

/**
 * Builds the MCP server card at `/.well-known/mcp.json`. The card follows SEP-2127 and also has the fields of the
 * earlier proposals SEP-1649 and SEP-1960, because most clients still read the earlier fields.
 */
export function buildManifest(publicUrl: string) {
  const endpoint = `${publicUrl}${MCP_PATH}`;
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: 'io.github.voice-directory/voice-directory',
    title: SERVER_INFO.title,
    version: SERVER_INFO.version,
    description: 'Search text-to-speech voices of many providers and get playable previews.',
    websiteUrl: `${publicUrl}/`,
    remotes: [{ type: 'streamable-http', url: endpoint, supportedProtocolVersions: PROTOCOL_VERSIONS }],

    protocolVersion: HANDSHAKE_VERSION,
    serverInfo: SERVER_INFO,
    transport: { type: 'streamable-http', endpoint: MCP_PATH, url: endpoint },
    endpoints: { streamable_http: endpoint },
    capabilities: { tools: { listChanged: false } },
    authentication: { required: false, schemes: [] },
    instructions: INSTRUCTIONS,
    documentationUrl: `${publicUrl}/openapi.json`,
    tools: tools.map(({ name, title, description, input, output }) => ({
      name,
      title,
      description,
      inputSchema: input['~standard'].jsonSchema.input(JSON_SCHEMA),
      outputSchema: output['~standard'].jsonSchema.output(JSON_SCHEMA),
      annotations: { title, ...READ_ONLY },
    })),
    resources: [],
    prompts: [],
  };
}
