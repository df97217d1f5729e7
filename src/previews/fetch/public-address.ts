import ipaddr from 'ipaddr.js';

/** Range of the IPv6 addresses that are assigned to the public internet. Source: IANA IPv6 address space, November 2026. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Reports whether an IP address belongs to the public internet. Private, loopback, link-local, shared, multicast and documentation
 * addresses do not. An IPv6 address that embeds an IPv4 address does only in the IPv4-mapped form of a public address, because all other
 * embeddings are outside 2000::/3 or in a reserved range.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST));
}
