import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { type Encoding, encode, negotiateEncoding } from '../../http/catalog/content-encoding.ts';
import { findKnownEtag, isAnyKnown, toEtag } from '../../http/entity-tag.ts';
import { memoize } from '../../lib/memoize.ts';

export interface Page {
  readonly body: Buffer;
  readonly status: number;
  readonly name: string;
  /** Returns the compressed body; each encoding is computed once. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
}

export function toPage(html: string, status = 200): Page {
  const body = Buffer.from(html);
  const name = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, status, name, encoded: memoize((encoding: Encoding) => encode(body, encoding)) };
}

/**
 * Sends a page with an ETag. Browsers revalidate the page at each visit (`no-cache`), because its script and the catalog may change.
 * `policy` is the value of Content-Security-Policy.
 */
export async function sendPage(
  request: Request,
  response: Response,
  { body, status, name, encoded }: Page,
  policy: string,
): Promise<void> {
  const encoding = negotiateEncoding(request);
  const etag = toEtag(name, encoding);
  const matching = isAnyKnown(request) ? etag : findKnownEtag(request, name);
  const known = status === 200 ? matching : undefined;
  response.vary('Accept-Language, Accept-Encoding, Cookie');
  response.set({
    ETag: known ?? etag,
    'Cache-Control': status < 400 ? 'no-cache' : 'no-store',
    'Content-Security-Policy': policy,
  });
  if (known !== undefined) {
    response.status(304).end();
    return;
  }
  const bytes = encoding ? await encoded(encoding) : body;
  response
    .status(status)
    .set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': String(bytes.length) });
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.end(bytes);
}
