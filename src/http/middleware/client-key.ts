import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { copyOf } from '../../domain/memoize.ts';

/** A client owns a whole /64 of IPv6 and can change its address within it at will. */
const IPV6_PREFIX_BITS = 64;
/** Addresses whose key is remembered: reading one costs more than serving a cached page. */
const MAX_REMEMBERED = 10_000;
/** The longest address with brackets and port; more is no address, and not worth remembering. */
const MAX_ADDRESS_CHARACTERS = 64;

/**
 * Tells clients apart by their address: IPv6 by /64, IPv4 written as IPv6 as IPv4, whatever port a proxy appends.
 * Where a proxy says what is no address, its own counts, so that nothing that is written there makes a new client.
 */
export function createClientKeys(): (request: Request) => string {
  const keys = new LRUCache<string, string>({ max: MAX_REMEMBERED });

  function keyOf(address: string): string | undefined {
    const known = keys.get(address);
    if (known !== undefined) return known;
    const own = copyOf(address);
    const key = toKey(own);
    if (key !== undefined) keys.set(own, key);
    return key;
  }

  return (request) => keyOf(toldAddress(request)) ?? keyOf(request.socket.remoteAddress ?? '') ?? 'unknown';
}

/** Who the client is by what proxies say; to ask Express where none of them says a word would cost more than all else here. */
function toldAddress(request: Request): string {
  return request.headers['x-forwarded-for'] === undefined ? '' : (request.ip ?? '');
}

function toKey(text: string): string | undefined {
  if (text.length > MAX_ADDRESS_CHARACTERS) return undefined;
  const address = withoutPort(text);
  return isIP(address) === 0 ? undefined : ipKeyGenerator(address, IPV6_PREFIX_BITS);
}

/** Also without brackets and without the zone of a link-local address, which differs per interface. */
function withoutPort(text: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return (bracketed ?? dotted ?? text).replace(/%.*$/, '');
}
