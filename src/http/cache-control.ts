/**
 * Response headers that belong to one request of one client. A shared cache must not store these headers (RFC 9111, 5.2.2.7), because it
 * would send one client the rate limit of another.
 */
const PRIVATE_FIELDS = ['RateLimit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-Request-Id'];

/** Returns the value of `Cache-Control` for a response that shared caches may store. */
export function publicCaching(instructions: string): string {
  return `public, ${instructions}, private="${PRIVATE_FIELDS.join(', ')}"`;
}
