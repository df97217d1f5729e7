import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { detachedCopy } from '../../domain/memoize.ts';

/** Number of leading bits that identify an IPv6 client. A subscriber owns a whole /64 and can change addresses within it (RFC 6177). */
const IPV6_PREFIX_BITS = 64;
/** Largest number of cached client keys. Keys are cached, because parsing a client's address takes longer than serving a cached page. */
const MAX_CACHED_KEYS = 10_000;
/** Longest address with brackets and port, in characters. A longer text is not an address, so that it is not parsed. */
const MAX_ADDRESS_CHARACTERS = 64;

/**
 * Creates the key generator of the rate limiter. The key is the client's address without a port: IPv6 by /64,
 * IPv4-mapped IPv6 as IPv4. If a proxy forwards no valid address, the key is the proxy's address, so that forged
 * headers make no new clients.
 */
export function createClientKeys(): (request: Request) => string {
  const keys = new LRUCache<string, string>({ max: MAX_CACHED_KEYS });

  function keyOf(address: string): string | undefined {
    const known = keys.get(address);
    if (known !== undefined) return known;
    const own = detachedCopy(address);
    const key = toKey(own);
    if (key !== undefined) keys.set(own, key);
    return key;
  }

  return (request) =>
    keyOf(forwardedAddress(request)) ?? keyOf(request.socket.remoteAddress ?? '') ?? 'unknown';
}

/**
 * Returns the client's address from `X-Forwarded-For`; empty without that header. `request.ip` is read only if the
 * header is present, because Express's computation of `request.ip` is the slowest step of finding a client's key.
 */
function forwardedAddress(request: Request): string {
  return request.headers['x-forwarded-for'] === undefined ? '' : (request.ip ?? '');
}

function toKey(text: string): string | undefined {
  if (text.length > MAX_ADDRESS_CHARACTERS) return undefined;
  const address = withoutPort(text);
  return isIP(address) === 0 ? undefined : ipKeyGenerator(address, IPV6_PREFIX_BITS);
}

/** Strips brackets, port and interface zone from a client's address: `[fe80::1%eth0]:80` → `fe80::1`. */
function withoutPort(text: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return (bracketed ?? dotted ?? text).replace(/%.*$/, '');
}
