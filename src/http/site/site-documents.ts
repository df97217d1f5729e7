import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { escapeXml } from '../../lib/escape-xml.ts';
import { memoize } from '../../lib/memoize.ts';
import { type DumpDependencies, toDumpHandler } from '../dumps/dump-handler.ts';
import type { Dump } from '../route.ts';
import type { VoiceFormat } from '../voice-formats.ts';
import { writeLlmsText } from './llms-text.ts';

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const VOICES_FILE = /^\/sitemap-voices-([1-9]\d{0,5})\.xml$/i;

/**
 * Largest number of voices in one sitemap file. The protocol allows 50,000 URLs and 50 MB (sitemaps.org, read in November 2026); 10,000 URLs fit
 * into 50 MB even if each URL is as long as {@link MAX_URL_CHARACTERS}.
 */
const VOICES_PER_FILE = 10_000;
/** Longest URL, in characters. The sitemap protocol allows less than 2,048, so a voice with a longer URL is left out. */
const MAX_URL_CHARACTERS = 2047;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SET = [`${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`, '</urlset>\n'] as const;
const INDEX = [`${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n`, '</sitemapindex>\n'] as const;

/** Paths of the pages that search engines may list. */
export interface PageAddresses {
  /** Lists the paths of all pages except the pages of single voices. */
  readonly list: (catalog: Catalog) => readonly string[];
  readonly ofVoice: (id: string) => string;
}

/** Lists the documents for crawlers and AI agents, each with its path or a pattern of paths, and the handler that answers GET and HEAD. Links in documents start with `siteUrl`, the URL at which clients reach the service. */
export function listSiteDocuments(siteUrl: string, pages: PageAddresses, deps: DumpDependencies) {
  const site = siteUrl.replace(/\/+$/, '');
  // The ETags contain a hash of the site's URL, because the documents contain this URL, and it can change while the catalog stays the same.
  const key = createHash('sha256').update(site).digest('hex').slice(0, 8);
  const define = (name: string, contentType: string, write: Dump['write']): Dump => ({
    name: `${name}-${key}`,
    contentType,
    write,
  });
  const single = (path: string, contentType: string, write: (catalog: Catalog) => string) => {
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

function countVoiceFiles({ metadata }: Catalog): number {
  return Math.ceil(metadata.total_voices / VOICES_PER_FILE);
}

/** Writes the index of all sitemap files. Entries have no `lastmod`, because the time at which a page last changed is not recorded. */
function writeSitemapIndex(catalog: Catalog, site: string): string {
  const voices = Array.from({ length: countVoiceFiles(catalog) }, (_, at) => `/sitemap-voices-${at + 1}.xml`);
  const entries = ['/sitemap-pages.xml', ...voices].map(
    (path) => `<sitemap>${locate(site + path)}</sitemap>\n`,
  );
  return INDEX.join(entries.join(''));
}

function writePagesFile(catalog: Catalog, site: string, { list }: PageAddresses): string {
  return SET.join(
    list(catalog)
      .map((path) => toEntry(site + path))
      .join(''),
  );
}

/** Writes the sitemap file with the given number (from 1): the URLs of voice pages in browse order. */
function writeVoicesFile(
  { dump, metadata }: Catalog,
  number: number,
  addressOf: (id: string) => string,
): Iterable<Buffer> {
  const from = (number - 1) * VOICES_PER_FILE;
  const length = Math.min(VOICES_PER_FILE, metadata.total_voices - from);
  const [head, tail] = SET;
  const format: VoiceFormat = { head, tail, toRow: ({ id }) => toEntry(addressOf(id)) };
  return dump(
    format,
    Array.from({ length }, (_, at) => from + at),
  );
}

function toEntry(url: string): string {
  return url.length > MAX_URL_CHARACTERS ? '' : `<url>${locate(url)}</url>\n`;
}

function locate(url: string): string {
  return `<loc>${escapeXml(url)}</loc>`;
}
