import ipaddr from 'ipaddr.js';

/**
 * Reports whether an IP address is one of the public internet. All others are refused: private, loopback, link-local, shared,
 * multicast and documentation addresses, and those that contain an IPv4 address, unless that one is public and merely mapped.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
