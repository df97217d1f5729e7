import type { Request, Response } from 'express';
import { type HttpError, type SendError, sendError } from '../../http/errors.ts';
import { requestIdOf } from '../../http/headers.ts';
import type { InTurn } from '../../http/middleware/admission.ts';
import type { CatalogRef } from '../../index/catalog/catalog-ref.ts';
import { orUndefined } from '../../lib/or-undefined.ts';
import { type Reader, useReader } from '../state/reader.tsx';
import { isTooLong, PAGE_LIMITS } from '../state/search-url.ts';
import { negotiateReader } from './negotiate-reader.ts';
import type { PageAssets } from './page-assets.ts';
import { buildContentPolicy, renderPage, sendPage } from './send-page.tsx';

/** Pattern of the paths that programs use. Errors at these paths are always JSON, regardless of `Accept`. */
const PROGRAM_PATHS = /^\/(?:v1|api|assets|previews|healthz|readyz|\.well-known)(?:\/|$)|\.json$/i;

/** HTTP statuses of transient errors, after which the same request may succeed later. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 503]);

/** Creates the function that sends errors: as an HTML page if a browser requests the path of a page, and as JSON for any other request. */
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
      // The path `/` replaces a URL that is too long, because each link to another language would repeat the URL.
      address: isTooLong(address) ? '/' : address,
      assets,
      // The metadata may be undefined, because a missing catalog may be the error that the page shows.
      metadata: orUndefined(() => catalog.current.metadata),
      content: (
        <ErrorView title={title} error={error} address={address} advice={adviceOn(error, response, reader)} />
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

interface ErrorViewProps {
  readonly title: string;
  readonly error: HttpError;
  readonly address: string;
  readonly advice: string | undefined;
}

/** Content of an error page: the reason of the error, and links to the next step. */
function ErrorView({ title, error, address, advice }: ErrorViewProps) {
  const { texts } = useReader();
  return (
    <>
      <header class="page-head">
        <p class="error-status">{error.status}</p>
        <h1>{title}</h1>
        {advice !== undefined ? (
          <p class="lede">{advice}</p>
        ) : (
          <p class="lede" lang="en" dir="ltr">
            {error.message}
          </p>
        )}
      </header>
      <p class="next-step">
        {PASSING.has(error.status) && (
          <a class="button" href={address}>
            {texts.trouble.retry}
          </a>
        )}
        <a href="/">{texts.errors.toSearch}</a>
      </p>
    </>
  );
}

/** Returns advice on an HTTP error in the language of the page; undefined if the error's own message is enough. */
function adviceOn({ status }: HttpError, response: Response, reader: Reader): string | undefined {
  const { errors, docs } = reader.texts;
  if (status === 429) return errors.limited({ seconds: Number(response.getHeader('Retry-After') ?? 0) });
  if (status === 404) return errors.notFound;
  if (status === 503) return errors.notReady;
  if (status === 500) return errors.internal({ requestId: requestIdOf(response) });
  if (status !== 400 || !isTooLong(response.req.originalUrl)) return undefined;
  const [values, characters] = [PAGE_LIMITS.values, PAGE_LIMITS.characters].map(reader.formatNumber);
  return `${docs.limits.maxItems} ${values} · ${docs.limits.maxLength} ${characters}`;
}
