import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import * as z from 'zod';
import { distUrl } from '../../lib/dist-url.ts';

/** URL path below which the files of pages are served. */
export const ASSETS_PATH = '/assets';
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** File with the names of the bundled files, written by `npm run build`. */
const LIST = distUrl('page/assets.json');

const Entries = z.object({ page: z.string(), styles: z.string(), icon: z.string(), card: z.string() });

interface PageFile {
  readonly body: Buffer;
  readonly contentType: string;
}

/** Files of the web page, and the URL paths of the files that every page loads. */
export interface PageAssets {
  readonly files: ReadonlyMap<string, PageFile>;
  readonly script: string;
  readonly styles: string;
  readonly icon: string;
  /** Picture of link previews, 1200 by 630 pixels. */
  readonly card: string;
}

/** Reads the bundled files. @throws {Error} if the page was never built */
export function readPageAssets(): PageAssets {
  if (!existsSync(LIST)) throw new Error('the web page has not been built; run npm run build');
  const { page, styles, icon, card } = Entries.parse(JSON.parse(readFileSync(LIST, 'utf8')));
  return {
    files: readFiles(new URL('./assets/', LIST)),
    script: `${ASSETS_PATH}/${page}`,
    styles: `${ASSETS_PATH}/${styles}`,
    icon: `${ASSETS_PATH}/${icon}`,
    card: `${ASSETS_PATH}/${card}`,
  };
}

function readFiles(folder: URL): ReadonlyMap<string, PageFile> {
  const files = readdirSync(folder).map((name) => {
    const contentType = CONTENT_TYPES[extname(name)] ?? 'application/octet-stream';
    return [`${ASSETS_PATH}/${name}`, { body: readFileSync(new URL(name, folder)), contentType }] as const;
  });
  return new Map(files);
}
