import { type Express, type Request, Router } from 'express';
import { BadInputError } from '../../domain/errors.ts';
import type { OversizedSnapshot } from '../../domain/service-state.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { WebPage } from '../../http/app.ts';
import { publicCaching } from '../../http/headers.ts';
import { createTurns, type InTurn, runIn } from '../../http/middleware/admission.ts';
import type { RouteDependencies } from '../../http/route.ts';
import { serve, serveBytes } from '../../http/static-document.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { lazy } from '../../lib/lazy.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import { findAudio } from '../facts/audio-facts.ts';
import { isTooLong, PAGE_LIMITS, queryOf, voicePath } from '../state/search-url.ts';
import { views } from '../views/index.ts';
import { listLandingPaths } from '../views/landing-page.tsx';
import type { PageRequest, View } from '../views/view.ts';
import { keepLanguage, listReaderLanguages, negotiateReader } from './negotiate-reader.ts';
import { ASSETS_PATH, type PageAssets, readPageAssets } from './page-assets.ts';
import { createPageCache } from './page-cache.ts';
import { createErrorSender } from './send-error-page.tsx';
import { buildContentPolicy, type Page, renderPage, sendPage } from './send-page.tsx';

/** Path of the icon that browsers request by default if a response names no icon, such as JSON in a tab. */
const FAVICON_PATH = '/favicon.ico';
/** Paths of the pages in the sitemap, except the pages of voices, providers, languages and models. */
const LISTED_PATHS = ['/', '/docs', '/docs/objects', '/status', '/changes'];
/** Pattern of `Host` headers that name this computer (loopback hosts). A loopback host is trusted, because browsers send it only on this computer. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;
const SILENT_POLICY = buildContentPolicy([]);
/** `Cache-Control` for the files of web pages. The content of a file never changes, because the file name contains a hash of the content. */
const IMMUTABLE = publicCaching(31_536_000, 'immutable');

const TOO_LONG = `A page takes at most ${PAGE_LIMITS.values} filter values, and an address of at most ${PAGE_LIMITS.characters} characters.`;

export interface PageDependencies extends RouteDependencies {
  /** Public base URL of the service from the configuration, for canonical links; `/` if no URL is configured. */
  readonly serverUrl: string;
  /** Absolute URL at which clients reach the service. */
  readonly siteUrl: string;
  readonly storeHealth: { readState(): { readonly oversized_snapshot?: OversizedSnapshot } };
  readonly listMediaOrigins: () => Promise<readonly string[]>;
}

export function createPage(deps: PageDependencies): WebPage {
  const assets = readPageAssets();
  const takeTurn = createTurns();
  const inTurn = runIn(takeTurn);
  return {
    filePaths: [ASSETS_PATH, FAVICON_PATH],
    mountFiles: (app) => mountFiles(app, assets),
    mountPages: (app) => mountPages(app, assets, deps, inTurn),
    takeTurn,
    sendError: createErrorSender(assets, deps.catalog, inTurn),
    addresses: { list: (catalog) => [...LISTED_PATHS, ...listLandingPaths(catalog)], ofVoice: voicePath },
  };
}

/** Mounts the files of pages, such as the script. The files have a separate router, so that API requests are not matched against each file's path. */
function mountFiles(app: Express, { files, icon }: PageAssets): void {
  const router = Router();
  for (const { path, ...file } of files) serveBytes(router, path, () => ({ ...file, caching: IMMUTABLE }));
  app.use(ASSETS_PATH, router);
  serve(app, FAVICON_PATH, (_request, response) => response.redirect(302, icon));
}

function mountPages(app: Express, assets: PageAssets, deps: PageDependencies, inTurn: InTurn): void {
  const site = withoutSlash(deps.siteUrl);
  const serverUrl = withoutSlash(deps.serverUrl);
  const cachesOf = memoizeByObject((catalog: Catalog) => createCaches(catalog, deps));

  for (const view of views) {
    serve(app, view.path, async (request, response, next) => {
      response.vary('Accept');
      const isSearch = view.path === '/';
      if (isSearch && !asksForPage(request)) return next('route');
      if (isTooLong(request.originalUrl)) throw new BadInputError('invalid_parameter', TOO_LONG);
      const catalog = deps.catalog.current;
      const reader = await negotiateReader(request);
      const readerLanguages = view.isForReader ? listReaderLanguages(request) : undefined;
      const { oversized_snapshot: oversized } = deps.storeHealth.readState();
      const base = serverUrl || localBaseOf(request);
      const key = `${base} ${reader.language} ${readerLanguages} ${oversized?.built_at} ${request.originalUrl}`;
      const ofCatalog = cachesOf(catalog);
      const page = await ofCatalog.getPage(key, () =>
        build(view, request, base, { catalog, reader, readerLanguages, oversized }),
      );
      if (page.movedTo !== undefined)
        return response.set('Cache-Control', 'no-cache').redirect(308, page.movedTo);
      keepLanguage(request, response);
      const policy = view.isHeard ? await ofCatalog.getPolicy() : SILENT_POLICY;
      await sendPage(request, response, page, policy, base !== serverUrl);
    });
  }

  async function build(
    view: View,
    request: Request,
    base: string,
    input: Omit<PageRequest, 'site' | 'path' | 'query' | 'findAudio'>,
  ): Promise<Page> {
    const { originalUrl: address } = request;
    const path = request.path.replace(/(?<=.)\/+$/, '');
    const query = queryOf(address);
    const findAudioOf = (voice: StoredVoice) => findAudio(deps.findPreview, voice, { site, base });
    const rendered = await inTurn(() => view.render({ ...input, site, path, query, findAudio: findAudioOf }));
    const { audio, status, canonicalPath = String(view.path) } = rendered;
    const [own = ''] = canonicalPath.split('?');
    // A path in another letter case or with a slash at its end is redirected, so that a page has one address.
    const [asked, shown] = [path, own].map((each) => decodeURIComponent(each).toLowerCase());
    const isMoved = asked === shown && decodeURIComponent(request.path) !== decodeURIComponent(own);
    const movedTo = isMoved && !status ? own + (/\?.*$/.exec(address)?.[0] ?? '') : undefined;
    const document = {
      ...rendered,
      view: view.name,
      shared: { canonical: base + canonicalPath, base, audio },
      address,
      assets,
      ...(view.isHeard && { hosts: hostsOf(input.catalog) }),
      metadata: input.catalog.metadata,
    };
    return { ...(await renderPage(input.reader, document, inTurn, status)), movedTo };
  }
}

/** Creates the page cache and the Content-Security-Policy of one catalog. The policy depends on the catalog, because it names the hosts of samples. */
function createCaches({ sampleOrigins }: Catalog, { listMediaOrigins }: PageDependencies) {
  const buildPolicy = async () =>
    buildContentPolicy([...[...sampleOrigins.values()].flat(), ...(await listMediaOrigins())]);
  return { getPage: createPageCache(), getPolicy: lazy(buildPolicy) };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/**
 * Reports whether a request for `/` asks for the search page (HTML) instead of the list of API paths (JSON). Browsers and link previews (`*\/*`) get the page,
 * because their `Accept` header ranks HTML no lower than JSON. A request without an `Accept` header gets the list of API paths.
 */
function asksForPage(request: Request): boolean {
  return request.headers.accept !== undefined && request.accepts(['html', 'json']) === 'html';
}

/**
 * Returns the base URL that a request's `Host` header names if the header matches {@link LOOPBACK}. Any other `Host` header gives an empty result, because
 * clients can send any host name.
 */
function localBaseOf({ headers: { host = '' } }: Request): string {
  return LOOPBACK.test(host) ? `http://${host}` : '';
}

function hostsOf({ sampleOrigins }: Catalog): Record<string, string[]> {
  const hostOf = (origin: string) => new URL(origin).host;
  return Object.fromEntries([...sampleOrigins].map(([slug, origins]) => [slug, origins.map(hostOf)]));
}
