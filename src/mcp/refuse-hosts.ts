import type { RequestHandler } from 'express';
import { answerError, SERVER_ERROR } from './rpc-error.ts';

const LOOPBACK = /^(?:(?:::ffff:)?127\.|::1$)/;
/** Hosts that no one can hold in the public DNS: names without a dot, those of this machine (RFC 6761), and addresses. */
const PRIVATE_HOST = /^(?:[^.]*|.*\.localhost|[\d.]+|\[.*\])(?::\d+)?$/i;

/**
 * Refuses a foreign Host at a loopback address (DNS rebinding): a web page whose name was moved to 127.0.0.1 would otherwise read a server
 * that only this machine may reach.
 */
export const refuseForeignHosts: RequestHandler = ({ headers, socket }, response, next) => {
  const { host = '' } = headers;
  if (!LOOPBACK.test(socket.localAddress ?? '') || PRIVATE_HOST.test(host)) return next();
  const message = 'This Host is not the server’s. Behind a proxy, set PUBLIC_URL.';
  answerError(response, { status: 403, code: SERVER_ERROR, message });
};
