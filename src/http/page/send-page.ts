import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { encode, negotiateEncoding } from '../catalog/content-encoding.ts';
import { findKnownEtag, toEtag } from '../entity-tag.ts';

/** A rendered page with its headers. */
interface SentPage {
  readonly html: string;
  readonly status?: number | undefined;
  /** Value of Content-Security-Policy. */
  readonly policy: string;
}

/** Sends a page with a tag of its content. Browsers ask each time whether it has changed, as its script and the catalog may. */
export async function sendPage(
  request: Request,
  response: Response,
  { html, status = 200, policy }: SentPage,
) {
  const body = Buffer.from(html);
  const name = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const encoding = negotiateEncoding(request);
  const known = status === 200 ? findKnownEtag(request, name) : undefined;
  response.vary('Accept-Language, Accept-Encoding, Cookie');
  response.set({
    ETag: known ?? toEtag(name, encoding),
    'Cache-Control': status < 400 ? 'no-cache' : 'no-store',
    'Content-Security-Policy': policy,
  });
  if (known !== undefined) {
    response.status(304).end();
    return;
  }
  const bytes = encoding ? await encode(body, encoding) : body;
  response
    .status(status)
    .set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': String(bytes.length) });
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.end(bytes);
}
