import type { RequestHandler } from 'express';
import { MAX_BODY_BYTES } from '../domain/protocol.ts';
import { faultOf, isStateless, namesVersion } from './message-faults.ts';
import { answerError, NOT_JSON, SERVER_ERROR, TOO_LARGE, UNSUPPORTED_VERSION } from './rpc-error.ts';
import { PROTOCOL_VERSIONS } from './server-info.ts';

const ALLOWED_METHODS = 'POST, OPTIONS';
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

/** Refuses an unknown protocol revision in the header `MCP-Protocol-Version`. The SDK refuses an unknown revision in the body. */
export const refuseOtherVersions: RequestHandler = (request, response, next) => {
  const { headers, body } = request;
  const version = headers['mcp-protocol-version'];
  if (version === undefined || PROTOCOL_VERSIONS.includes(String(version)) || namesVersion(body))
    return next();
  const message = `Unsupported protocol version. Supported: ${PROTOCOL_VERSIONS.join(', ')}.`;
  answerError(response, {
    status: 400,
    code: UNSUPPORTED_VERSION,
    message,
    data: { supported: PROTOCOL_VERSIONS, requested: String(version) },
    id: body?.id,
  });
};

/** Refuses a message that the SDK must not get. An undefined body is left to the SDK: there is none, or its media type is not JSON. */
export const refuseFaulty: RequestHandler = (request, response, next) => {
  const { body } = request;
  const fault = body === undefined ? undefined : faultOf(body, isStateless(request));
  if (fault) answerError(response, fault);
  else next();
};
