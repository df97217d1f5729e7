import ipaddr from 'ipaddr.js';

/** Range of the IPv6 addresses that are assigned to the public internet. Source: IANA IPv6 address space, November 2026. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Reports whether an IP address belongs to the public internet: false for private, loopback, link-local, shared, multicast and
 * documentation addresses. An IPv4-mapped IPv6 address is judged by its IPv4 address. Any other IPv6 address with an embedded IPv4 address
 * yields false, because it is outside 2000::/3 or in a reserved range.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST));
}
