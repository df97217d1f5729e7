import type { RequestHandler } from 'express';
import type { Logger } from '../../lib/logger.ts';

/** Creates middleware that warns once if a request passed fewer proxies than `trusted`, because its client could then forge the IP address. */
export function warnOfFewHops(trusted: number, logger: Logger): RequestHandler {
  let isWarned = false;
  return (request, _response, next) => {
    const { 'x-forwarded-for': forwarded } = request.headers;
    const hops = forwarded === undefined ? 0 : String(forwarded).split(',').length;
    if (!isWarned && hops < trusted) {
      isWarned = true;
      logger.warn(
        { trusted, hops },
        `TRUST_PROXY trusts ${trusted} proxies, and a request came over ${hops}: clients could choose the address that the rate limit counts`,
      );
    }
    next();
  };
}
