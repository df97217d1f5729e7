import type { Request } from 'express';

/** Returns whether a trusted proxy sent the request. Its connection is that of many clients, so that a refusal neither delays nor closes it. */
export function isProxied({ app, socket }: Request): boolean {
  return app.get('trust proxy fn')(socket.remoteAddress, 0);
}
