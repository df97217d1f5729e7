import { NodeStreamableHTTPServerTransport, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Request, Response } from 'express';
import { createMcpServer } from './server.ts';
import type { ToolDependencies } from './tool.ts';

/** Bound on open subscription streams, each of which holds a socket. */
const MAX_SUBSCRIPTIONS = 16;
/** First protocol revision without a handshake: each request names its version. */
const FIRST_STATELESS_VERSION = '2026-07-28';
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';

/** Answers one MCP request whose body is parsed. */
export type McpResponder = (request: Request, response: Response) => Promise<void>;

/**
 * Creates the responder for clients with and without a handshake. The MCP packages are imported below this module only,
 * so that the service can load them late.
 */
export function createMcpResponder(deps: ToolDependencies): McpResponder {
  // Errors are logged at debug level, because most are the client's own and the client gets the message.
  const onerror = (error: Error) => deps.logger.debug({ err: error }, 'mcp request refused');
  const stateless = toNodeHandler(
    createMcpHandler(() => createMcpServer(deps), {
      legacy: 'reject',
      maxSubscriptions: MAX_SUBSCRIPTIONS,
      keepAliveMs: 0,
      onerror,
    }),
    { onerror },
  );
  return (request, response) =>
    isStateless(request)
      ? stateless(request, response, request.body)
      : respondWithHandshake(request, response, deps);
}

/** Answers a client of an earlier revision, which starts with `initialize`. */
async function respondWithHandshake(
  request: Request,
  response: Response,
  deps: ToolDependencies,
): Promise<void> {
  const server = createMcpServer(deps);
  // Undefined turns sessions off. Answers are JSON, because JSON passes every proxy and is faster than a one-event stream.
  const transport = new NodeStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response, request.body);
}

function isStateless({ body, headers }: Request): boolean {
  return (
    body?.params?._meta?.[VERSION_KEY] !== undefined ||
    isStatelessVersion(String(headers['mcp-protocol-version'] ?? ''))
  );
}

function isStatelessVersion(version: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= FIRST_STATELESS_VERSION;
}
