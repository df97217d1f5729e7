import { MCP_PATH } from '../domain/protocol.ts';
import { CAPABILITIES, INSTRUCTIONS, PLAYER, PROTOCOL_VERSIONS, SERVER_INFO } from './server-info.ts';
import { tools } from './tools/index.ts';

/** Protocol revision in the field `protocolVersion`, for clients that know only the first proposal of the server card (SEP-1649). */
const HANDSHAKE_VERSION = '2025-11-25';
const JSON_SCHEMA = { target: 'draft-2020-12' } as const;

const CARD_TYPE = 'application/mcp-server-card+json';

/** Returns the documents by which clients discover the MCP server, by URL path. A document without `mediaType` is plain JSON. */
export function buildMcpDocuments(publicUrl: string) {
  return {
    '/.well-known/mcp.json': { build: () => buildManifest(publicUrl) },
    '/.well-known/mcp/server-card.json': { build: () => buildManifest(publicUrl) },
    '/server.json': { build: () => buildRegistryEntry(publicUrl) },
    [`${MCP_PATH}/server-card`]: { build: () => buildCard(publicUrl), mediaType: CARD_TYPE },
    '/.well-known/ai-catalog.json': {
      build: () => buildAiCatalog(publicUrl),
      mediaType: 'application/ai-catalog+json',
    },
  };
}

/** Builds the server card of SEP-2127. The card is served at the path of the MCP endpoint followed by `/server-card`. */
function buildCard(publicUrl: string) {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: 'io.github.voice-directory/voice-directory',
    title: SERVER_INFO.title,
    version: SERVER_INFO.version,
    description: 'Search text-to-speech voices of many providers and get playable previews.',
    websiteUrl: `${publicUrl}/`,
    icons: [{ src: `${publicUrl}/favicon.ico`, mimeType: 'image/svg+xml', sizes: ['any'] }],
    remotes: [
      {
        type: 'streamable-http',
        url: `${publicUrl}${MCP_PATH}`,
        supportedProtocolVersions: PROTOCOL_VERSIONS,
      },
    ],
  };
}

/** Builds the document `server.json` (schema of 2025-12-11), with which operators can publish their server in the MCP registry. */
function buildRegistryEntry(publicUrl: string) {
  const { remotes, ...card } = buildCard(publicUrl);
  return {
    ...card,
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    remotes: remotes.map(({ type, url }) => ({ type, url })),
  };
}

/** Builds the AI Catalog, which links the server card. `mediaType` repeats `type` for clients that read an earlier draft of the specification. */
function buildAiCatalog(publicUrl: string) {
  return {
    specVersion: '1.0',
    host: { displayName: SERVER_INFO.title, documentationUrl: `${publicUrl}/docs` },
    entries: [
      {
        identifier: `urn:air:${new URL(publicUrl).hostname}:mcp:${SERVER_INFO.name}`,
        displayName: SERVER_INFO.title,
        type: CARD_TYPE,
        mediaType: CARD_TYPE,
        url: `${publicUrl}${MCP_PATH}/server-card`,
      },
    ],
  };
}

/** Builds the MCP server card of the proposal SEP-2127. It has the fields of two earlier proposals too, SEP-1649 and SEP-1960, which most clients read. */
export function buildManifest(publicUrl: string) {
  const endpoint = `${publicUrl}${MCP_PATH}`;
  return {
    ...buildCard(publicUrl),
    protocolVersion: HANDSHAKE_VERSION,
    serverInfo: SERVER_INFO,
    transport: { type: 'streamable-http', endpoint: MCP_PATH, url: endpoint },
    endpoints: { streamable_http: endpoint },
    capabilities: CAPABILITIES,
    authentication: { required: false, schemes: [] },
    instructions: INSTRUCTIONS,
    documentationUrl: `${publicUrl}/openapi.json`,
    tools: tools.map(({ call: _, ...tool }) => ({
      ...tool,
      inputSchema: tool.inputSchema['~standard'].jsonSchema.input(JSON_SCHEMA),
      outputSchema: tool.outputSchema['~standard'].jsonSchema.output(JSON_SCHEMA),
    })),
    resources: [PLAYER],
    prompts: [],
  };
}
