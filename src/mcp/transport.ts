import { NodeStreamableHTTPServerTransport, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import {
  type ErrorRequestHandler,
  json,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import * as z from 'zod';
import { RateLimitedError } from '../domain/errors.ts';
import { createMcpServer } from './server.ts';
import type { ToolDependencies } from './tool.ts';

/** A tool call is a few hundred bytes; this leaves room for a hundred ids. */
const MAX_BODY = '64kb';
const ALLOWED_METHODS = 'POST, OPTIONS';
/** Nothing is ever sent on these streams, and each holds a socket. */
const MAX_SUBSCRIPTIONS = 16;
/** From this revision on, each request names its protocol version and there is no handshake. */
const FIRST_STATELESS_VERSION = '2026-07-28';
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const INTERNAL_ERROR = -32603;
/** What the body parser throws. */
const RequestFault = z.object({ status: z.int().optional(), type: z.string().optional() });

/** JSON-RPC leaves these to the server. */
const SERVER_ERROR = -32000;

/** The endpoint, for the app to mount: errors on the way to it are to be told in its words as well. */
interface McpEndpoint {
  readonly path: string;
  readonly router: Router;
  readonly errorHandler: ErrorRequestHandler;
}

/**
 * The endpoint at `path`: MCP over streamable HTTP without sessions, in both generations of the protocol. Everybody may
 * read what it gives, from any page: no Host or Origin is refused.
 */
export function createMcpEndpoint(path: string, deps: ToolDependencies): McpEndpoint {
  // Mostly what clients got wrong: it is in the answer they get.
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
  const router = Router();
  router.all('/', onlyPost, json({ limit: MAX_BODY }), refuseBatch, async (request, response) => {
    widenAccept(request);
    await (isStateless(request)
      ? stateless(request, response, request.body)
      : answerHandshake(request, response, deps));
  });
  return { path, router, errorHandler: createErrorAnswer(deps) };
}

/** Clients of the earlier revisions, which open with `initialize`. */
async function answerHandshake(request: Request, response: Response, deps: ToolDependencies): Promise<void> {
  const server = createMcpServer(deps);
  // No generator: no sessions. JSON answers pass every proxy and are faster than a stream of one event.
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

const onlyPost: RequestHandler = (request, response, next) => {
  if (request.method === 'POST') return next();
  response.set('Allow', ALLOWED_METHODS);
  answerError(response, 405, SERVER_ERROR, `Method not allowed. Allowed: ${ALLOWED_METHODS}.`);
};

/** A batch that cancels its own request is never answered by the SDK; only one revision ever had batches. */
const refuseBatch: RequestHandler = (request, response, next) => {
  if (!Array.isArray(request.body)) return next();
  answerError(
    response,
    400,
    INVALID_REQUEST,
    'JSON-RPC batches are not supported. Send one request at a time.',
  );
};

function isStateless({ body, headers }: Request): boolean {
  return (
    body?.params?._meta?.[VERSION_KEY] !== undefined ||
    isStatelessVersion(String(headers['mcp-protocol-version'] ?? ''))
  );
}

function isStatelessVersion(version: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= FIRST_STATELESS_VERSION;
}

/** The SDK wants both media types named; a client that takes anything, or says nothing, means the same. */
function widenAccept(request: Request): void {
  const accept = 'application/json, text/event-stream';
  request.headers.accept = accept;
  const place = request.rawHeaders.findIndex(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'accept',
  );
  if (place < 0) request.rawHeaders.push('Accept', accept);
  else request.rawHeaders[place + 1] = accept;
}

function createErrorAnswer({ logger }: ToolDependencies): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof RateLimitedError)
      return answerError(response, 429, SERVER_ERROR, error.message, 'rate_limited');
    const { status = 500, type } = RequestFault.safeParse(error).data ?? {};
    if (status === 413) {
      return answerError(
        response,
        413,
        INVALID_REQUEST,
        `The request is larger than ${MAX_BODY}.`,
        'payload_too_large',
      );
    }
    if (type === 'entity.parse.failed')
      return answerError(response, 400, PARSE_ERROR, 'The body is not JSON.');
    if (status < 500) return answerError(response, status, INVALID_REQUEST, 'The body cannot be read.');
    logger.error({ err: error }, 'mcp request failed');
    answerError(response, 500, INTERNAL_ERROR, 'Internal error.');
  };
}

/** `name` is the error's code in the REST API, for clients of both. */
function answerError(response: Response, status: number, code: number, message: string, name?: string): void {
  response
    .status(status)
    .json({ jsonrpc: '2.0', id: null, error: { code, message, ...(name && { data: { code: name } }) } });
}
