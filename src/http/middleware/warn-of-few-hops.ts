import type { Request, RequestHandler } from 'express';
import type { Logger } from '../../lib/logger.ts';

/** Creates middleware that warns once if a request passed fewer proxies than `trusted`. Behind fewer proxies, a client could forge its IP address. */
export function warnOfFewHops(trusted: number, logger: Logger): RequestHandler {
  let isWarned = false;
  return (request, _response, next) => {
    const hops = isWarned ? trusted : countHops(request);
    if (hops < trusted) {
      isWarned = true;
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
