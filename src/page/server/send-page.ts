import type { Request, Response } from 'express';
import { sendTagged, type TaggedBody, tagBody } from '../../http/tagged-body.ts';

export interface Page extends TaggedBody {
  readonly status: number;
}

export function toPage(html: string, status = 200): Page {
  return { ...tagBody(Buffer.from(html)), status };
}

/**
 * Sends a page with an ETag. Browsers revalidate the page at each visit (`no-cache`), because its script and the catalog may change. An error,
 * and a page that is only for `isForHost`, must not be stored. `policy` is the value of Content-Security-Policy.
 */
export async function sendPage(
  request: Request,
  response: Response,
  page: Page,
  policy: string,
  isForHost = false,
): Promise<void> {
  response.vary('Accept-Language, Accept-Encoding, Cookie');
  response.set({
    'Cache-Control': page.status < 400 && !isForHost ? 'no-cache' : 'no-store',
    'Content-Security-Policy': policy,
  });
  await sendTagged(request, response, page, 'text/html; charset=utf-8', page.status);
}
