/**
 * Returns the headers `Cache-Control` and `CDN-Cache-Control` (RFC 9213) of a response that browsers and shared caches may store for `seconds`,
 * as alternating names and values. The state of the client's rate limit is in the stored response too, because nginx, Varnish and CDNs store
 * nothing where `private` names single headers (RFC 9111, 5.2.2.7).
 */
export function publicCaching(seconds: number, ...instructions: readonly string[]): readonly string[] {
  const value = (...ages: string[]) => ['public', ...ages, ...instructions].join(', ');
  return [
    'Cache-Control',
    value(`max-age=${seconds}`, `s-maxage=${seconds}`),
    'CDN-Cache-Control',
    value(`max-age=${seconds}`),
  ];
}
