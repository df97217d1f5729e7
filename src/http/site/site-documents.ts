import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Catalog } from '../../index/catalog.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Dump } from '../dumps/dump.ts';
import { type DumpDependencies, toDumpHandler } from '../dumps/dump-handler.ts';
import { writeLlmsText } from './llms-text.ts';
import {
  countVoiceFiles,
  type PageAddresses,
  writePagesFile,
  writeSitemapIndex,
  writeVoicesFile,
} from './sitemap.ts';

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const VOICES_FILE = /^\/sitemap-voices-([1-9]\d{0,5})\.xml$/i;

/** Path of a document, or a pattern of paths, with the handler for GET and HEAD. */
interface SiteDocument {
  readonly path: string | RegExp;
  readonly handler: RequestHandler;
}

/** Lists the documents for crawlers and agents, with links below `siteUrl`, the URL at which clients reach the service. */
export function listSiteDocuments(
  siteUrl: string,
  pages: PageAddresses,
  deps: DumpDependencies,
): readonly SiteDocument[] {
  const site = siteUrl.replace(/\/+$/, '');
  // A hash of the site's URL is part of the ETags, because the URL can change while the catalog does not.
  const key = createHash('sha256').update(site).digest('hex').slice(0, 8);
  const define = (name: string, contentType: string, write: Dump['write']): Dump => ({
    name: `${name}-${key}`,
    contentType,
    write,
  });
  const single = (path: string, contentType: string, write: (catalog: Catalog) => string): SiteDocument => {
    const dump = define(path.slice(1), contentType, (catalog) => [Buffer.from(write(catalog))]);
    return { path, handler: toDumpHandler(() => dump, deps) };
  };
  const voicesFile = memoize((number: string) =>
    define(`sitemap-voices-${number}`, XML, (catalog) =>
      writeVoicesFile(catalog, Number(number), (id) => site + pages.ofVoice(id)),
    ),
  );

  function chooseVoicesFile({ path }: Request, catalog: Catalog): Dump | undefined {
    const number = VOICES_FILE.exec(path)?.[1];
    return number && Number(number) <= countVoiceFiles(catalog) ? voicesFile(number) : undefined;
  }

  return [
    single('/robots.txt', TEXT, () => `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`),
    single('/llms.txt', TEXT, (catalog) => writeLlmsText(catalog, site)),
    single('/sitemap.xml', XML, (catalog) => writeSitemapIndex(catalog, site)),
    single('/sitemap-pages.xml', XML, (catalog) => writePagesFile(catalog, site, pages)),
    { path: VOICES_FILE, handler: toDumpHandler(chooseVoicesFile, deps) },
  ];
}
