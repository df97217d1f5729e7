import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { detachedCopy } from '../../lib/memoize.ts';

/** Largest number of cached client keys. Keys are cached, because parsing an IP address takes longer than serving a cached page. */
const MAX_CACHED_KEYS = 10_000;
/** Longest IP address with brackets and port, in characters. A longer text cannot be an IP address and is not parsed. */
const MAX_ADDRESS_CHARACTERS = 64;

/**
 * Creates the key generator of the rate limiter. The key is the client's IP address without a port. IPv6 addresses are cut to a prefix, and
 * IPv4-mapped addresses become IPv4. If a proxy forwards no valid IP address, the key is the proxy's address, so that a client cannot appear as many
 * clients by forged headers.
 */
export function createClientKeys(ipv6Prefix: number) {
  const keys = new LRUCache<string, string>({ max: MAX_CACHED_KEYS });

  /** Returns the key of an IP address; undefined for a text that is not an IP address. */
  function keyOf(address: string): string | undefined {
    const known = keys.get(address);
    if (known !== undefined) return known;
    const own = detachedCopy(address);
    const key = toKey(own, ipv6Prefix);
    if (key !== undefined) keys.set(own, key);
    return key;
  }

  const keyOfRequest = (request: Request) =>
    keyOf(forwardedAddress(request)) ?? keyOf(request.socket.remoteAddress ?? '') ?? 'unknown';
  return { keyOf, keyOfRequest };
}

/** Returns the client's IP address if the request has `X-Forwarded-For`, else an empty text. `request.ip` is slow, and not read without need. */
function forwardedAddress(request: Request): string {
  return request.headers['x-forwarded-for'] === undefined ? '' : (request.ip ?? '');
}

function toKey(text: string, ipv6Prefix: number): string | undefined {
  if (text.length > MAX_ADDRESS_CHARACTERS) return undefined;
  const address = withoutPort(text);
  return isIP(address) === 0 ? undefined : ipKeyGenerator(address, ipv6Prefix);
}

/** Strips brackets, port and interface zone from a client's IP address: `[fe80::1%eth0]:80` → `fe80::1`. */
export function withoutPort(text: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return (bracketed ?? dotted ?? text).replace(/%.*$/, '');
}
