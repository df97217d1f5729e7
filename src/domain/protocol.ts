/** Version of the API, sent with every response in `X-API-Version`. */
export const API_VERSION = '1.1.0';

export const MCP_PATH = '/api/mcp';

/** Largest request body, in bytes: enough for a tool call with a hundred voice ids. */
export const MAX_BODY_BYTES = 65_536;
