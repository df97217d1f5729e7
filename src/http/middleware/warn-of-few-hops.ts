import type { Request, RequestHandler } from 'express';
import type { Logger } from '../../lib/logger.ts';

/**
 * Creates a layer that warns once if a request came over fewer proxies than are trusted. Each proxy adds an address to `X-Forwarded-For`, so
 * that with fewer addresses the client chooses the one that it is counted by.
 */
export function warnOfFewHops(trusted: number, logger: Logger): RequestHandler {
  let isWarned = false;
  return (request, _response, next) => {
    if (!isWarned && countHops(request) < trusted) {
      isWarned = true;
      const hops = countHops(request);
      logger.warn(
        { trusted, hops },
        `TRUST_PROXY trusts ${trusted} proxies, and a request came over ${hops}: clients could choose the address that the rate limit counts`,
      );
    }
    next();
  };
}

function countHops({ headers }: Request): number {
  const { 'x-forwarded-for': forwarded } = headers;
  return forwarded === undefined ? 0 : String(forwarded).split(',').length;
}
