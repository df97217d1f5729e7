import type { Request } from 'express';

/** First MCP protocol revision without a handshake: each request names its protocol version. */
const FIRST_STATELESS_VERSION = '2026-07-28';
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';

/** Returns whether a request is of a protocol revision without a handshake. */
export function isStateless(request: Request): boolean {
  return namesVersion(request) || isStatelessVersion(String(request.headers['mcp-protocol-version'] ?? ''));
}

/** Returns whether a request names its protocol revision in its body. */
export function namesVersion({ body }: Pick<Request, 'body'>): boolean {
  return body?.params?._meta?.[VERSION_KEY] !== undefined;
}

function isStatelessVersion(version: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= FIRST_STATELESS_VERSION;
}
