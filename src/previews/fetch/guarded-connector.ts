import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';
import { RefusedAddressError } from './sample-errors.ts';

/** Resolves a host name to all of its IP addresses, as `dns.lookup` does with the option `all`. */
export type LookupAll = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Range of the IPv6 addresses that are assigned to the public internet. Source: IANA IPv6 address space, November 2026. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');
const privateAddress = () => new RefusedAddressError('private address');

/**
 * Creates an undici connector for allowed IP addresses only. DNS rebinding has no effect, because the connection uses the checked address. `timeout` is
 * the time limit for opening a connection, in ms.
 */
export function createGuardedConnector(
  isAllowed: (address: string) => boolean,
  timeout: number,
  lookup: LookupAll = systemLookup,
): buildConnector.connector {
  const connect = buildConnector({ timeout, lookup: toGuardedLookup(lookup, isAllowed) });
  return (options, callback) => {
    // An IP address literal is checked here, because Node does not pass it to the lookup.
    const host = options.hostname.replaceAll(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isAllowed(host)) return callback(privateAddress(), null);
    connect(options, callback);
  };
}

function toGuardedLookup(lookup: LookupAll, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return callback(privateAddress(), []);
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
}

/**
 * Reports whether an IP address belongs to the public internet: false for private, loopback, link-local, shared, multicast and documentation
 * addresses. An IPv4-mapped IPv6 address is judged by its IPv4 address. An IPv6 address that embeds an IPv4 address in another form counts as not
 * public: such addresses are outside 2000::/3 or in a reserved range.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST));
}
