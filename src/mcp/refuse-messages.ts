import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import { MAX_BODY_BYTES } from '../domain/protocol.ts';
import {
  answerError,
  INVALID_PARAMS,
  INVALID_REQUEST,
  NOT_JSON,
  SERVER_ERROR,
  TOO_LARGE,
  UNSUPPORTED_VERSION,
} from './rpc-error.ts';
import { PROTOCOL_VERSIONS } from './server-info.ts';
import { tools } from './tools/index.ts';

/** First MCP protocol revision without a handshake. From this revision on, each request names its protocol version. */
const FIRST_STATELESS_VERSION = '2026-07-28';
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const ALLOWED_METHODS = 'POST, OPTIONS';
const Id = z.union([z.string(), z.number()]);
/** Schema of a message from a client: a request, a notification, or a response to a request of the server. */
const Message = z.union([
  z.looseObject({ jsonrpc: z.literal('2.0'), method: z.string(), id: Id.optional() }),
  z.looseObject({ jsonrpc: z.literal('2.0'), id: Id, result: z.looseObject({}) }),
  z.looseObject({ jsonrpc: z.literal('2.0'), error: z.looseObject({}) }),
]);
/** Schema and names of the required params of each JSON-RPC method. Params are checked here, because the SDK's errors quote its internal schemas. */
const PARAMS: Readonly<Record<string, readonly [z.ZodType, string]>> = {
  initialize: [
    z.looseObject({
      protocolVersion: z.string(),
      capabilities: z.looseObject({}),
      clientInfo: z.looseObject({ name: z.string(), version: z.string() }),
    }),
    'protocolVersion, capabilities and clientInfo',
  ],
  'resources/read': [z.looseObject({ uri: z.string() }), 'uri'],
};
const CheckedRequest = z.looseObject({ id: Id, method: z.enum(Object.keys(PARAMS)) });
const ToolCall = z.looseObject({
  id: Id,
  method: z.literal('tools/call'),
  params: z.looseObject({}).catch({}),
});
const CallArguments = z.looseObject({}).optional();
const TOOL_NAMES: readonly unknown[] = tools.map(({ name }) => name);
const LOOPBACK = /^(?:(?:::ffff:)?127\.|::1$)/;
/** Pattern of hosts that nobody can register in the public DNS: names without a dot, names under `localhost` (RFC 6761), and IP addresses. */
const PRIVATE_HOST = /^(?:[^.]*|.*\.localhost|[\d.]+|\[.*\])(?::\d+)?$/i;

/** Refuses a public `Host` at a loopback address, because a web page whose name resolves to 127.0.0.1 could read this server (DNS rebinding). */
export const refuseForeignHosts: RequestHandler = ({ headers, socket }, response, next) => {
  const { host = '' } = headers;
  if (!LOOPBACK.test(socket.localAddress ?? '') || PRIVATE_HOST.test(host)) return next();
  const message = 'This Host is not the server’s. Behind a proxy, set PUBLIC_URL.';
  answerError(response, { status: 403, code: SERVER_ERROR, message });
};

export const onlyPost: RequestHandler = (request, response, next) => {
  if (request.method === 'POST') return next();
  response.set('Allow', ALLOWED_METHODS);
  const message = `Method not allowed. Allowed: ${ALLOWED_METHODS}.`;
  answerError(response, { status: 405, code: SERVER_ERROR, message });
};

/** Refuses a body with a too large `Content-Length`, or at the first excess byte, because the body parser would read the whole body first. */
export const refuseLong: RequestHandler = (request, response, next) => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
    return answerError(response, TOO_LARGE);
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES && !response.headersSent) answerError(response, TOO_LARGE);
  });
  next();
};

/** Refuses an empty body, which the parser would read as an empty object, and any encoding but UTF-8 (RFC 8259, section 8.1). */
export function refuseUnreadable(
  _request: unknown,
  _response: unknown,
  body: Buffer,
  encoding: string,
): void {
  if (encoding !== 'utf-8') throw Object.assign(new Error('The body is not UTF-8.'), { status: 415 });
  if (body.length === 0) throw Object.assign(new Error('The body is empty.'), { type: NOT_JSON });
}

/**
 * Refuses JSON that is not a JSON-RPC 2.0 message, because the SDK would wrongly report a parse error. Batches (arrays of messages) are also refused,
 * because only one MCP revision has them, and because the SDK never answers a batch in which one message cancels another.
 */
export const refuseOther: RequestHandler = ({ body }, response, next) => {
  // An undefined body is left to the SDK: the client sent no body, or a body whose media type is not JSON.
  if (body === undefined || Message.safeParse(body).success) return next();
  const message = Array.isArray(body)
    ? 'JSON-RPC batches are not supported. Send one request at a time.'
    : 'A JSON-RPC message is an object with "jsonrpc": "2.0" and a method.';
  answerError(response, { status: 400, code: INVALID_REQUEST, message });
};

/** Refuses an unknown protocol revision in the header `MCP-Protocol-Version`. The SDK refuses an unknown revision in the body. */
export const refuseOtherVersions: RequestHandler = (request, response, next) => {
  const { headers, body } = request;
  const version = headers['mcp-protocol-version'];
  if (version === undefined || PROTOCOL_VERSIONS.includes(String(version)) || namesVersion(request))
    return next();
  const message = `Unsupported protocol version. Supported: ${PROTOCOL_VERSIONS.join(', ')}.`;
  answerError(response, {
    status: 400,
    code: UNSUPPORTED_VERSION,
    message,
    data: { supported: PROTOCOL_VERSIONS, requested: String(version) },
    id: Id.safeParse(body?.id).data,
  });
};

/**
 * Refuses invalid params, calls of unknown tools, and arguments that are not an object. The SDK is not left to refuse them, because its errors
 * quote internal schemas, and say of an unknown tool named `constructor` that the tool is disabled.
 */
export const refuseOtherCalls: RequestHandler = (request, response, next) => {
  const { body } = request;
  const { id: asked, method = '' } = CheckedRequest.safeParse(body).data ?? {};
  const [schema, needed] = PARAMS[method] ?? [];
  // Protocol revisions without a handshake do not have the method `initialize`.
  const isKnown = method !== 'initialize' || !isStateless(request);
  if (asked !== undefined && isKnown && schema?.safeParse(body.params).success === false) {
    const message = `${method} takes params with ${needed}.`;
    return answerError(response, { status: 200, code: INVALID_PARAMS, message, id: asked });
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

/** Reports whether a request uses a protocol revision without a handshake. */
export function isStateless(request: Request): boolean {
  const version = String(request.headers['mcp-protocol-version'] ?? '');
  return namesVersion(request) || (/^\d{4}-\d{2}-\d{2}$/.test(version) && version >= FIRST_STATELESS_VERSION);
}

function namesVersion({ body }: Pick<Request, 'body'>): boolean {
  return body?.params?._meta?.[VERSION_KEY] !== undefined;
}
