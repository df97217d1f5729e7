import type { VoiceFormat } from '../../domain/voice-formats.ts';
import type { Catalog } from '../../index/catalog.ts';
import { escapeXml } from '../../lib/escape-xml.ts';

/**
 * Largest number of voices in one sitemap file. The protocol allows 50,000 URLs and 50 MB (sitemaps.org, read in November 2026); 10,000
 * URLs fit into 50 MB even if each URL is as long as {@link MAX_URL_CHARACTERS}.
 */
const VOICES_PER_FILE = 10_000;
/** Longest URL, in characters, because the protocol allows less than 2,048. A voice with a longer URL is left out. */
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

export function countVoiceFiles({ metadata }: Catalog): number {
  return Math.ceil(metadata.total_voices / VOICES_PER_FILE);
}

/** Writes the index of all files. Entries have no `lastmod`, because the time of a page's last change is not recorded. */
export function writeSitemapIndex(catalog: Catalog, site: string): string {
  const voices = Array.from({ length: countVoiceFiles(catalog) }, (_, at) => `/sitemap-voices-${at + 1}.xml`);
  const entries = ['/sitemap-pages.xml', ...voices].map(
    (path) => `<sitemap>${locate(site + path)}</sitemap>\n`,
  );
  return INDEX.join(entries.join(''));
}

export function writePagesFile(catalog: Catalog, site: string, { list }: PageAddresses): string {
  return SET.join(
    list(catalog)
      .map((path) => toEntry(site + path))
      .join(''),
  );
}

/** Writes the sitemap file with the given number (from 1): the URLs of voice pages in browse order. */
export function writeVoicesFile(
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
