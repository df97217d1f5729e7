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

/** File with the names of the bundled scripts, styles and images, written by `npm run build`. */
const LIST = distUrl('page/assets.json');

const FilePath = z.string().transform((name) => `${ASSETS_PATH}/${name}`);
/** URL paths of the files that every page loads; `card` is the picture of link previews, 1200 by 630 pixels. */
const Entries = z.object({ page: FilePath, styles: FilePath, icon: FilePath, card: FilePath });

/** Files of the web page, and the URL paths of the files that every page loads. */
export type PageAssets = ReturnType<typeof readPageAssets>;

/** Reads the bundled files. @throws {Error} if the page was never built */
export function readPageAssets() {
  if (!existsSync(LIST)) throw new Error('the web page has not been built; run npm run build');
  return { ...Entries.parse(JSON.parse(readFileSync(LIST, 'utf8'))), files: readFiles() };
}

function readFiles() {
  const folder = new URL('./assets/', LIST);
  return readdirSync(folder).map((name) => ({
    path: `/${name}`,
    body: readFileSync(new URL(name, folder)),
    contentType: CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
  }));
}
