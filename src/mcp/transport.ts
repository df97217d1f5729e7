import {
  type ErrorRequestHandler,
  json,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import * as z from 'zod';
import { MAX_BODY_BYTES } from '../domain/protocol.ts';
import { PROTOCOL_VERSIONS } from './manifest.ts';
import type { McpResponder } from './protocol.ts';
import type { ToolDependencies } from './tool.ts';
import { tools } from './tools/index.ts';

const ALLOWED_METHODS = 'POST, OPTIONS';

/** JSON-RPC 2.0 error codes, section 5.1. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
const NOT_JSON = 'entity.parse.failed';
/** Code of MCP for a protocol revision that the server does not speak. */
const UNSUPPORTED_VERSION = -32022;
/** Request or notification, or the response of a client to a request of the server. */
const Message = z.union([
  z.looseObject({ jsonrpc: z.literal('2.0'), method: z.string() }),
  z.looseObject({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number()]),
    result: z.looseObject({}),
  }),
  z.looseObject({ jsonrpc: z.literal('2.0'), error: z.looseObject({}) }),
]);
/** A handshake without what the SDK needs, which it would report by its own schema. */
const BareHandshake = z.looseObject({
  method: z.literal('initialize'),
  id: z.union([z.string(), z.number()]),
});
const Handshake = z.looseObject({
  params: z.looseObject({
    protocolVersion: z.string(),
    capabilities: z.looseObject({}),
    clientInfo: z.looseObject({ name: z.string(), version: z.string() }),
  }),
});
const ToolCall = z.looseObject({
  id: z.union([z.string(), z.number()]),
  method: z.literal('tools/call'),
  params: z.looseObject({}).catch({}),
});
/** Arguments of a tool call; optional. */
const CallArguments = z.looseObject({}).optional();
const TOOL_NAMES: readonly unknown[] = tools.map(({ name }) => name);
/** Fields of an error that Express's body parser throws: the HTTP status, and a type such as `entity.parse.failed`. */
const BodyParserError = z.object({ status: z.int().optional(), type: z.string().optional() });

/** JSON-RPC code of this server's own errors, from the range -32099 to -32000 that JSON-RPC reserves for servers. */
const SERVER_ERROR = -32000;

/** An MCP endpoint for the app to mount, with an error handler that answers in JSON-RPC. */
interface McpEndpoint {
  readonly path: string;
  readonly router: Router;
  readonly errorHandler: ErrorRequestHandler;
  /** Builds the response body for a request that is refused before it reaches the endpoint. */
  readonly toBody: (refusal: { readonly code: string; readonly retryAfterSeconds: number }) => object;
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
  router.all(
    '/',
    onlyPost,
    refuseLong,
    // Strict mode is off, because a string or null is valid JSON, and `refuseOther` refuses it as an invalid request.
    json({ limit: MAX_BODY_BYTES, strict: false, verify: refuseUnreadable }),
    refuseOther,
    refuseOtherVersions,
    refuseOtherCalls,
    async (request, response) => {
      widenAccept(request);
      const respond = await loadResponder();
      await respond(request, response);
    },
  );
  const toBody: McpEndpoint['toBody'] = ({ code, retryAfterSeconds: seconds }) => {
    const message = `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
    return toErrorMessage({
      code: SERVER_ERROR,
      message,
      apiCode: code,
      data: { retry_after_seconds: seconds },
    });
  };
  return { path, router, errorHandler: createErrorAnswer(deps), toBody };
}

const onlyPost: RequestHandler = (request, response, next) => {
  if (request.method === 'POST') return next();
  response.set('Allow', ALLOWED_METHODS);
  const message = `Method not allowed. Allowed: ${ALLOWED_METHODS}.`;
  answerError(response, { status: 405, code: SERVER_ERROR, message });
};

/** Refuses a body by its `Content-Length`, or as soon as it is too long, because the body parser would first read the body to its end. */
const refuseLong: RequestHandler = (request, response, next) => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
    return answerError(response, TOO_LARGE);
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES && !response.headersSent) answerError(response, TOO_LARGE);
  });
  next();
};

/**
 * Refuses an empty body as invalid JSON, because the parser would read it as an empty object. Refuses any encoding but UTF-8, because JSON
 * between systems must be UTF-8 (RFC 8259, section 8.1).
 */
function refuseUnreadable(_request: unknown, _response: unknown, body: Buffer, encoding: string): void {
  if (encoding !== 'utf-8') throw Object.assign(new Error('The body is not UTF-8.'), { status: 415 });
  if (body.length === 0) throw Object.assign(new Error('The body is empty.'), { type: NOT_JSON });
}

/**
 * Refuses JSON that is not a JSON-RPC 2.0 message, because the SDK would report a parse error. Refuses batches, because only one MCP
 * revision has batches, and the SDK never answers a batch that cancels a request within itself.
 */
const refuseOther: RequestHandler = ({ body }, response, next) => {
  // An undefined body (absent, or not of a JSON media type) is left to the SDK.
  if (body === undefined || Message.safeParse(body).success) return next();
  const message = Array.isArray(body)
    ? 'JSON-RPC batches are not supported. Send one request at a time.'
    : 'A JSON-RPC message is an object with "jsonrpc": "2.0" and a method.';
  answerError(response, { status: 400, code: INVALID_REQUEST, message });
};

/** Refuses an unknown protocol revision with the list of the known ones, so that a client can choose another. */
const refuseOtherVersions: RequestHandler = ({ headers }, response, next) => {
  const version = headers['mcp-protocol-version'];
  if (version === undefined || PROTOCOL_VERSIONS.includes(String(version))) return next();
  const message = `Unsupported protocol version. Supported: ${PROTOCOL_VERSIONS.join(', ')}.`;
  answerError(response, {
    status: 400,
    code: UNSUPPORTED_VERSION,
    message,
    data: { supported: PROTOCOL_VERSIONS },
  });
};

/**
 * Refuses a call of an unknown tool or with arguments that are not an object, because the SDK reports a tool named `constructor` as
 * disabled, and quotes internal schema issues.
 */
const refuseOtherCalls: RequestHandler = ({ body }, response, next) => {
  const bare = BareHandshake.safeParse(body).data;
  if (bare && !Handshake.safeParse(body).success) {
    const message = 'initialize takes params with protocolVersion, capabilities and clientInfo.';
    return answerError(response, { status: 200, code: INVALID_PARAMS, message, id: bare.id });
  }
  const { data } = ToolCall.safeParse(body);
  if (!data) return next();
  const { id, params } = data;
  const refuse = (message: string) =>
    answerError(response, { status: 200, code: INVALID_PARAMS, message, id });
  if (!TOOL_NAMES.includes(params.name)) return refuse(`Unknown tool. Tools: ${TOOL_NAMES.join(', ')}.`);
  if (!CallArguments.safeParse(params.arguments).success)
    return refuse('params.arguments must be an object.');
  next();
};

/** Sets `Accept` to both media types, because the SDK requires both even from a client that accepts any media type. */
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
  /** Id of the JSON-RPC request; absent if it is unknown. */
  readonly id?: string | number;
  /** Code of the error in the REST API, so that clients of REST and MCP can handle the same codes. */
  readonly apiCode?: string;
  /** Further facts for programs. */
  readonly data?: object;
}

const TOO_LARGE: RpcError = {
  status: 413,
  code: INVALID_REQUEST,
  message: `The request is larger than ${MAX_BODY_BYTES / 1024} kB.`,
  apiCode: 'payload_too_large',
};

function toRpcError(error: unknown): RpcError {
  const { status = 500, type } = BodyParserError.safeParse(error).data ?? {};
  if (status === 413) return TOO_LARGE;
  if (type === NOT_JSON) return { status: 400, code: PARSE_ERROR, message: 'The body is not JSON.' };
  if (status < 500) return { status, code: INVALID_REQUEST, message: 'The body cannot be read.' };
  return { status: 500, code: INTERNAL_ERROR, message: 'Internal error.' };
}

function answerError(response: Response, { status, ...error }: RpcError): void {
  response.status(status).set('Cache-Control', 'no-store').json(toErrorMessage(error));
}

function toErrorMessage({ code, message, id, apiCode, data }: Omit<RpcError, 'status'>): object {
  return {
    jsonrpc: '2.0',
    id: id ?? null,
    error: {
      code,
      message,
      ...((apiCode || data) && { data: { ...(apiCode && { code: apiCode }), ...data } }),
    },
  };
}
