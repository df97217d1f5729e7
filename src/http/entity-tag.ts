import type { Request } from 'express';
import type { Encoding } from './catalog/content-encoding.ts';

/** Ends of a representation's tags, one per encoding. No name of a representation has a colon. */
const ENDS: ReadonlySet<string> = new Set<'' | `:${Encoding}`>(['', ':br', ':gzip']);

/** Returns the strong ETag of a representation in an encoding: one tag each, because a strong tag names one byte sequence (RFC 9110, 8.8.3). */
export function toEtag(name: string, encoding: Encoding | undefined): string {
  return encoding ? `"${name}:${encoding}"` : `"${name}"`;
}

/**
 * Returns the first tag of `If-None-Match` that names the representation, in any encoding, as a strong ETag; undefined if none
 * does. `Cache-Control` and `Pragma` of the request are not read, because they instruct caches (RFC 9111, 5.2.1.4), and Node's
 * `fetch` adds `no-cache` to each request with `If-None-Match`.
 */
export function findKnownEtag({ headers }: Request, name: string): string | undefined {
  const sent = headers['if-none-match'];
  if (sent === undefined) return undefined;
  // The opening and closing quotes of tags take turns. A `W/` before a tag is skipped, because the comparison is weak (RFC 9110, 13.1.2).
  for (let open = sent.indexOf('"'); open >= 0; ) {
    const close = sent.indexOf('"', open + 1);
    if (close < 0) return undefined;
    const isNamed = sent.startsWith(name, open + 1);
    if (isNamed && ENDS.has(sent.slice(open + 1 + name.length, close))) return sent.slice(open, close + 1);
    open = sent.indexOf('"', close + 1);
  }
  return undefined;
}

/** Returns whether the request asks for a body only if there is none at all: `If-None-Match: *`. */
export function isAnyKnown({ headers }: Request): boolean {
  return headers['if-none-match']?.trim() === '*';
}
