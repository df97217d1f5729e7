import { isIPv6 } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Logger } from '../../lib/logger.ts';
import type { ObserveExchange } from './exchange.ts';

/** Leading bits that remain of an IPv6 address that is cut: a site, of which subscribers are parts. */
const SITE_BITS = 48;

/** Creates the observer that logs a line for each request. The query is not logged, because people search for what concerns them. */
export function createExchangeLog(logger: Logger, hasWholeAddresses: boolean): ObserveExchange {
  return ({ id, route, method, status, isAborted, ms, bytes, addressOf }) => {
    const whole = addressOf();
    const address = whole === undefined || hasWholeAddresses ? whole : cutAddress(whole);
    const rounded = Math.round(ms * 10) / 10;
    const aborted = isAborted ? { aborted: true } : {};
    logger.info({ id, method, route, status, ms: rounded, bytes, ...aborted, address }, 'request');
  };
}

/** Cuts an IP address so that it names no person: `192.0.2.7` → `192.0.2.0`, `2001:db8:1:2::3` → `2001:db8:1::/48`. */
export function cutAddress(address: string): string {
  const own = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(own) ? ipKeyGenerator(own, SITE_BITS) : own.replace(/\d+$/, '0');
}
