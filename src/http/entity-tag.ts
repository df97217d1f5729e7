import type { Request } from 'express';
import type { Encoding } from './content-encoding.ts';

/** Suffixes of ETags, one per encoding: none, Brotli, gzip. A suffix is unambiguous, because the name before it contains no colon. */
const ENDS: ReadonlySet<string> = new Set<'' | `:${Encoding}`>(['', ':br', ':gzip']);

/** Returns a strong ETag. Each encoding has its own ETag, because a strong ETag identifies one byte sequence (RFC 9110, 8.8.3). */
export function toEtag(name: string, encoding: Encoding | undefined): string {
  return encoding ? `"${name}:${encoding}"` : `"${name}"`;
}

/**
 * Returns the first tag of `If-None-Match` that identifies the named representation, in whatever encoding, without `W/`; undefined if no tag does.
 * The request headers `Cache-Control` and `Pragma` are ignored, because they are meant for caches (RFC 9111, 5.2.1.4), and because Node's `fetch`
 * adds `no-cache` to each request with `If-None-Match`.
 */
export function findKnownEtag({ headers }: Request, name: string): string | undefined {
  const sent = headers['if-none-match'];
  if (sent === undefined) return undefined;
  // Every second quote closes a tag. A `W/` before a tag is skipped, because `If-None-Match` compares tags weakly (RFC 9110, 13.1.2).
  for (let open = sent.indexOf('"'); open >= 0; ) {
    const close = sent.indexOf('"', open + 1);
    if (close < 0) return undefined;
    const isNamed = sent.startsWith(name, open + 1);
    if (isNamed && ENDS.has(sent.slice(open + 1 + name.length, close))) return sent.slice(open, close + 1);
    open = sent.indexOf('"', close + 1);
  }
  return undefined;
}

/** Returns the ETag of a 304 response: `etag` for `If-None-Match: *`, otherwise the matching tag; undefined if the response is no 304. */
export function matchEtag(request: Request, name: string, etag: string): string | undefined {
  return isAnyKnown(request) ? etag : findKnownEtag(request, name);
}

/** Reports whether a request has `If-None-Match: *`. This header asks for 304 instead of any representation that exists. */
export function isAnyKnown({ headers }: Request): boolean {
  return headers['if-none-match']?.trim() === '*';
}
