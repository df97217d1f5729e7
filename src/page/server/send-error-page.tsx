import type { Request, Response } from 'express';
import type { MetadataResponse } from '../../domain/metadata.ts';
import { type HttpError, type SendError, sendError } from '../../http/errors.ts';
import { requestIdOf } from '../../http/headers.ts';
import type { InTurn } from '../../http/middleware/admission.ts';
import type { CatalogRef } from '../../index/catalog-ref.ts';
import { isTooLong } from '../state/search-url.ts';
import { ErrorView } from '../views/error-view.tsx';
import { negotiateReader } from './negotiate-reader.ts';
import type { PageAssets } from './page-assets.ts';
import { buildContentPolicy, renderPage, sendPage } from './send-page.tsx';

/** Paths for programs: errors are always JSON, regardless of `Accept`. */
const PROGRAM_PATHS = /^\/(?:v1|api|assets|previews|healthz|readyz|\.well-known)(?:\/|$)|\.json$/i;

/** Creates the sender of errors: an HTML page for a browser at the path of a page, JSON for any other request. */
export function createErrorSender(assets: PageAssets, catalog: CatalogRef, inTurn: InTurn): SendError {
  async function sendErrorPage(request: Request, response: Response, error: HttpError): Promise<void> {
    const reader = await negotiateReader(request);
    const { site, errors } = reader.texts;
    // Leading slashes are merged, because a link to `//name` would lead to the host `name`.
    const address = request.originalUrl.replace(/^\/+/, '/');
    const titles: Readonly<Record<string, string>> = errors.titles;
    const title = titles[error.status] ?? error.message;
    const document = {
      view: 'error',
      title: `${title} · ${site.name}`,
      description: site.claim,
      // A URL that is too long is replaced, because each link to another language repeats it.
      address: isTooLong(address) ? '/' : address,
      assets,
      metadata: metadataOf(catalog),
      children: (
        <ErrorView
          title={title}
          error={error}
          requestId={requestIdOf(response)}
          retryAfterSeconds={Number(response.getHeader('Retry-After') ?? 0)}
          path={address}
        />
      ),
    };
    const page = await renderPage(reader, document, inTurn, error.status);
    await sendPage(request, response, page, buildContentPolicy([]));
  }

  return (request, response, error) => {
    if (PROGRAM_PATHS.test(request.path)) return sendError(request, response, error);
    response.vary('Accept');
    if (request.accepts(['json', 'html']) !== 'html') return sendError(request, response, error);
    sendErrorPage(request, response, error).catch(() => sendError(request, response, error));
  };
}

/** Returns the metadata of the catalog; undefined if no catalog is loaded, because the error may be just that. */
function metadataOf(catalog: CatalogRef): MetadataResponse | undefined {
  try {
    return catalog.current.metadata;
  } catch {
    return undefined;
  }
}
