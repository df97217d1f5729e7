/** True if the program is compiled to JavaScript, which worker threads require, because Node 20 cannot load TypeScript in them. */
export const IS_BUILT = import.meta.url.endsWith('.js');

/**
 * URL of the folder `dist/`, the parent of this module's folder (`dist/lib/`) and of the bundle's (`dist/bundle/`). TypeScript sources read the
 * files of the last build, because tests and `npm run dev` build first.
 */
const DIST = new URL(IS_BUILT ? '../' : '../../dist/', import.meta.url);

/** Returns the URL of a file that `npm run build` writes, by its path in `dist/`. */
export function distUrl(path: string): URL {
  return new URL(path, DIST);
}
