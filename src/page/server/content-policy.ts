/** Content-Security-Policy for everything except audio: no inline code, and no other host. */
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Pattern of an origin that may be written into the policy, so that no sample URL can add a directive. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

/** Returns the Content-Security-Policy of a page: audio comes from the service and from the origins of the catalog's samples. */
export function buildContentPolicy(mediaOrigins: readonly string[]): string {
  const origins = new Set(mediaOrigins.filter((origin) => ORIGIN.test(origin)));
  return `${DIRECTIVES}; media-src ${["'self'", ...origins].join(' ')}`;
}
