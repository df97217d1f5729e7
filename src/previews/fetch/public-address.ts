import ipaddr from 'ipaddr.js';

/** Range of all public addresses of IPv6. Source: IANA IPv6 address space, November 2026. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Reports whether an IP address is one of the public internet. All others are refused: private, loopback, link-local, shared,
 * multicast and documentation addresses, and those that contain an IPv4 address, unless that one is public and merely mapped. IPv6 has
 * 2000::/3 alone assigned to the internet, so that every other form of embedding is refused without being named.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST));
}
