/** Hosts of this machine, as `URL.hostname` writes them. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Reports whether a list may be requested from this URL: over https, or over http on loopback, because keys are sent
 * along.
 */
export function isAllowedUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}
