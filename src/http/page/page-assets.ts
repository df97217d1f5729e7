import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** Path below which the files of the page are served. */
export const ASSETS_PATH = '/assets';

/** Files that name the bundled files, as `npm run build` writes them: beside this module, or from the sources in the last build. */
const LISTS = ['./assets.json', '../../../dist/http/page/assets.json'].map(
  (path) => new URL(path, import.meta.url),
);

const Entries = z.object({ page: z.string(), styles: z.string(), icon: z.string() });

/** Addresses of the files that every page loads. */
export interface PageAssets {
  /** Folder of the files on disk. */
  readonly folder: string;
  readonly script: string;
  readonly styles: string;
  readonly icon: string;
}

/** Reads where the bundled files are. @throws {Error} if the page was never built */
export function readPageAssets(): PageAssets {
  const list = LISTS.find((each) => existsSync(each));
  if (!list) throw new Error('the web page has not been built; run npm run build');
  const { page, styles, icon } = Entries.parse(JSON.parse(readFileSync(list, 'utf8')));
  return {
    folder: fileURLToPath(new URL('./assets/', list)),
    script: `${ASSETS_PATH}/${page}`,
    styles: `${ASSETS_PATH}/${styles}`,
    icon: `${ASSETS_PATH}/${icon}`,
  };
}
