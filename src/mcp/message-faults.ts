import type { Request } from 'express';
import * as z from 'zod';
import { MAX_BODY_BYTES } from '../domain/protocol.ts';
import {
  INVALID_PARAMS,
  INVALID_REQUEST,
  type RpcError,
  TOO_LARGE,
  toErrorMessage,
  UNREADABLE,
} from './rpc-error.ts';
import { tools } from './tools/index.ts';

/** First MCP protocol revision without a handshake. From this revision on, each request names its protocol version. */
const FIRST_STATELESS_VERSION = '2026-07-28';
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const TOOL_NAMES = tools.map(({ name }) => name);
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
  'tools/call': [
    z.looseObject({ name: z.enum(TOOL_NAMES), arguments: z.looseObject({}).optional() }),
    `name (${TOOL_NAMES.join(', ')}) and arguments, which is an object`,
  ],
};
const CheckedRequest = z.looseObject({ id: Id, method: z.enum(Object.keys(PARAMS)) });
const Versioned = z.object({ params: z.object({ _meta: z.looseObject({}) }) });

/**
 * Returns why the SDK must not get a message, undefined if it may: the SDK reports JSON of another kind as a parse error, quotes internal schemas for
 * invalid params, and says of an unknown tool named `constructor` that the tool is disabled. Batches (arrays of messages) are refused too, because
 * only one MCP revision has them, and the SDK never answers a batch in which one message cancels another.
 */
export function faultOf(body: unknown, isStateless: boolean): RpcError | undefined {
  if (!Message.safeParse(body).success) {
    const message = Array.isArray(body)
      ? 'JSON-RPC batches are not supported. Send one request at a time.'
      : 'A JSON-RPC message is an object with "jsonrpc": "2.0" and a method.';
    return { status: 400, code: INVALID_REQUEST, message };
  }
  const { data } = CheckedRequest.safeParse(body);
  // Protocol revisions without a handshake do not have the method `initialize`.
  if (!data || (data.method === 'initialize' && isStateless)) return undefined;
  const { id, method, params } = data;
  const [schema, needed] = PARAMS[method] ?? [];
  if (!schema || schema.safeParse(params).success) return undefined;
  return { status: 200, code: INVALID_PARAMS, message: `${method} takes params with ${needed}.`, id };
}

/** Returns the error message that answers a line of stdin which the SDK must not get; undefined if the SDK may get the line. */
export function refuseLine(line: string): object | undefined {
  const fault = Buffer.byteLength(line) > MAX_BODY_BYTES ? TOO_LARGE : faultOfText(line);
  return fault && toErrorMessage(fault);
}

function faultOfText(text: string): RpcError | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return faultOf(body, namesVersion(body));
  } catch {
    return UNREADABLE;
  }
}

/** Reports whether a request uses a protocol revision without a handshake. */
export function isStateless({ headers, body }: Pick<Request, 'headers' | 'body'>): boolean {
  const version = String(headers['mcp-protocol-version'] ?? '');
  return namesVersion(body) || (/^\d{4}-\d{2}-\d{2}$/.test(version) && version >= FIRST_STATELESS_VERSION);
}

/** Reports whether a message names its protocol version, as those of revisions without a handshake do. */
export function namesVersion(body: unknown): boolean {
  return Versioned.safeParse(body).data?.params._meta[VERSION_KEY] !== undefined;
}
