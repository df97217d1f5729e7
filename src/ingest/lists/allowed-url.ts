/** Pattern of the loopback host names, as `URL.hostname` writes them: `localhost`, `127.0.0.1`, `[::1]`. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Reports whether a list may be requested from this URL: any https URL, or http on a loopback host. Other http URLs are refused, because requests carry
 * the provider's API key. URLs with user and password are refused, because the error message of `fetch` would quote both.
 */
export function isAllowedUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}
