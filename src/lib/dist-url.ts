/** True if the program is compiled to JavaScript. Node 20 cannot load TypeScript in a worker thread. */
export const IS_BUILT = import.meta.url.endsWith('.js');

/**
 * URL of the folder `dist/`, which is the parent of the folder of this module, `dist/lib/`, and of that of the bundle, `dist/bundle/`.
 * TypeScript sources read the files of the last build, because tests and `npm run dev` build first.
 */
const DIST = new URL(IS_BUILT ? '../' : '../../dist/', import.meta.url);

/** Returns the URL of a file that `npm run build` writes, by its path in `dist/`. */
export function distUrl(path: string): URL {
  return new URL(path, DIST);
}
