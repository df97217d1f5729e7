import type { Request, Response } from 'express';
import type { InTurn } from '../../http/middleware/admission.ts';
import { sendTagged, type TaggedBody, tagBody } from '../../http/tagged-body.ts';
import { renderInSlices } from '../components/slice.ts';
import { type Reader, ReaderProvider } from '../state/reader.tsx';
import { Document, type DocumentProps } from './document.tsx';

export interface Page extends TaggedBody {
  readonly status: number;
  /** Address to which a request for the page is redirected; absent for a page at its own path. */
  readonly movedTo?: string | undefined;
}

/** Pattern of the control characters that HTML does not allow, but that the text of a search may contain. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;
/** Directives of the Content-Security-Policy except for audio. Web pages load files only from the service itself, and contain no inline code. */
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
/** Pattern of valid origins for the Content-Security-Policy. A space or semicolon in an unchecked origin could add a directive to the policy. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

/** Returns the Content-Security-Policy of a page, which allows audio only from the service itself and from `mediaOrigins`, the origins of samples. */
export function buildContentPolicy(mediaOrigins: readonly string[]): string {
  const origins = new Set(mediaOrigins.filter((origin) => ORIGIN.test(origin)));
  return `${DIRECTIVES}; media-src ${["'self'", ...origins].join(' ')}`;
}

/** Renders a whole page as HTML without control characters. Each slice (part of a long page) is rendered in a separate turn of the event loop. */
export async function renderPage(
  reader: Reader,
  document: DocumentProps,
  inTurn: InTurn,
  status = 200,
): Promise<Page> {
  const html = await renderInSlices(
    <ReaderProvider value={reader}>
      <Document {...document} />
    </ReaderProvider>,
    inTurn,
  );
  return { ...tagBody(Buffer.from(`<!doctype html>${html.replace(CONTROLS, '')}`)), status };
}

/**
 * Sends a page with an ETag. Browsers revalidate the page at each visit (`no-cache`), because the script and the catalog may change. Browsers must not store an
 * error page, or a page whose links name the host of the request (`isForHost`). `policy` is the Content-Security-Policy.
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
