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
import type { McpResponder } from './protocol.ts';
import type { ToolDependencies } from './tool.ts';

/** Largest request body: a tool call with a hundred ids. */
const MAX_BODY = '64kb';
const ALLOWED_METHODS = 'POST, OPTIONS';

/** JSON-RPC 2.0 error codes, section 5.1. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const INTERNAL_ERROR = -32603;
/** Fields of an error that Express's body parser throws: the HTTP status, and a type such as `entity.parse.failed`. */
const BodyParserError = z.object({ status: z.int().optional(), type: z.string().optional() });

/** JSON-RPC code of this server's own errors, from the range -32099 to -32000 that JSON-RPC reserves for servers. */
const SERVER_ERROR = -32000;

/** An MCP endpoint for the app to mount, with an error handler that answers in JSON-RPC. */
interface McpEndpoint {
  readonly path: string;
  readonly router: Router;
  readonly errorHandler: ErrorRequestHandler;
}

/**
 * Creates the endpoint at `path`: MCP over streamable HTTP without sessions, for clients with and without a handshake.
 * Every Host and Origin is accepted, because the data is public.
 */
export function createMcpEndpoint(path: string, deps: ToolDependencies): McpEndpoint {
  // The MCP packages are imported once: at the service's start, or else during the first MCP request.
  let responder: Promise<McpResponder> | undefined;
  const loadResponder = () => {
    responder ??= import('./protocol.ts').then(({ createMcpResponder }) => createMcpResponder(deps));
    return responder;
  };
  const router = Router();
  router.all('/', onlyPost, json({ limit: MAX_BODY }), refuseBatch, async (request, response) => {
    widenAccept(request);
    const respond = await loadResponder();
    await respond(request, response);
  });
  return { path, router, errorHandler: createErrorAnswer(deps) };
}

const onlyPost: RequestHandler = (request, response, next) => {
  if (request.method === 'POST') return next();
  response.set('Allow', ALLOWED_METHODS);
  const message = `Method not allowed. Allowed: ${ALLOWED_METHODS}.`;
  answerError(response, { status: 405, code: SERVER_ERROR, message });
};

/** Refuses JSON-RPC batches. Only one MCP revision has batches, and the SDK never answers a batch that cancels a request within it. */
const refuseBatch: RequestHandler = (request, response, next) => {
  if (!Array.isArray(request.body)) return next();
  const message = 'JSON-RPC batches are not supported. Send one request at a time.';
  answerError(response, { status: 400, code: INVALID_REQUEST, message });
};

/** Sets `Accept` to both media types, which the SDK requires even of a client that accepts anything. */
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
    const known = toRpcError(error);
    if (known.status >= 500) logger.error({ err: error }, 'mcp request failed');
    answerError(response, known);
  };
}

/** JSON-RPC error with the HTTP status of its response. */
interface RpcError {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  /** Code of the error in the REST API, so that clients of REST and MCP can handle the same codes. */
  readonly apiCode?: string;
}

function toRpcError(error: unknown): RpcError {
  if (error instanceof RateLimitedError)
    return { status: 429, code: SERVER_ERROR, message: error.message, apiCode: 'rate_limited' };
  const { status = 500, type } = BodyParserError.safeParse(error).data ?? {};
  if (status === 413) {
    const message = `The request is larger than ${MAX_BODY}.`;
    return { status, code: INVALID_REQUEST, message, apiCode: 'payload_too_large' };
  }
  if (type === 'entity.parse.failed')
    return { status: 400, code: PARSE_ERROR, message: 'The body is not JSON.' };
  if (status < 500) return { status, code: INVALID_REQUEST, message: 'The body cannot be read.' };
  return { status: 500, code: INTERNAL_ERROR, message: 'Internal error.' };
}

function answerError(response: Response, { status, code, message, apiCode }: RpcError): void {
  const error = { code, message, ...(apiCode && { data: { code: apiCode } }) };
  response.status(status).json({ jsonrpc: '2.0', id: null, error });
}
