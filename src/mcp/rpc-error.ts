import type { Response } from 'express';
import * as z from 'zod';
import { MAX_BODY_BYTES } from '../domain/protocol.ts';

/** Error codes of the JSON-RPC 2.0 specification, section 5.1. */
const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
export const NOT_JSON = 'entity.parse.failed';
/** MCP's error code for a protocol revision that the server does not support. */
export const UNSUPPORTED_VERSION = -32022;
/** JSON-RPC code of this server's own errors, from the range -32099 to -32000 that JSON-RPC reserves for servers. */
export const SERVER_ERROR = -32000;

/** Fields of an error that Express's body parser throws: the HTTP status, and a type such as `entity.parse.failed`. */
const BodyParserError = z.object({ status: z.int().optional(), type: z.string().optional() });

/** JSON-RPC error with the HTTP status of its response. */
export interface RpcError {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  /** Id of the JSON-RPC request; undefined if the id is unknown. */
  readonly id?: string | number | undefined;
  /** Details of the error. The field `code` is an error code of the REST API, so that a client of REST and MCP can handle the same codes. */
  readonly data?: object;
}

export const TOO_LARGE: RpcError = {
  status: 413,
  code: INVALID_REQUEST,
  message: `The request is larger than ${MAX_BODY_BYTES / 1024} kB.`,
  data: { code: 'payload_too_large' },
};

export const UNREADABLE: RpcError = { status: 400, code: PARSE_ERROR, message: 'The message is not JSON.' };

export function toRpcError(error: unknown): RpcError {
  const { status = 500, type } = BodyParserError.safeParse(error).data ?? {};
  if (status === 413) return TOO_LARGE;
  if (type === NOT_JSON) return UNREADABLE;
  if (status < 500) return { status, code: INVALID_REQUEST, message: 'The body cannot be read.' };
  return { status: 500, code: INTERNAL_ERROR, message: 'Internal error.' };
}

export function answerError(response: Response, error: RpcError): void {
  response.status(error.status).set('Cache-Control', 'no-store').json(toErrorMessage(error));
}

export function toErrorMessage({ id, code, message, data }: Omit<RpcError, 'status'>): object {
  return { jsonrpc: '2.0', id: id ?? null, error: { code, message, data } };
}
