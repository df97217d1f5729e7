/** Version of the API, sent with every response in `X-API-Version`. */
export const API_VERSION = '1.1.0';

export const MCP_PATH = '/api/mcp';

/** Largest request body, in bytes: enough for a tool call with a hundred voice ids. */
export const MAX_BODY_BYTES = 65_536;
/** Time without traffic after which a connection is closed, in ms. Node notices a reader that takes nothing after one to two such times. */
export const WRITE_IDLE_MS = 20_000;

/** Loudness to which `gain_db` brings a recording: the target level of EBU R 128, in LUFS. */
export const TARGET_LUFS = -23;
