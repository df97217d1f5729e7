/** True if this module runs as compiled JavaScript. Workers need compiled code, because Node 20 cannot load TypeScript. */
export const IS_BUILT = import.meta.url.endsWith('.js');

/** URL of `dist/`. Code that runs as TypeScript (in tests and `npm run dev`) reads the files of the last build. */
const DIST = new URL(IS_BUILT ? '../' : '../../dist/', import.meta.url);

/** Returns the URL of a file that `npm run build` writes, by its path in `dist/`. */
export function distUrl(path: string): URL {
  return new URL(path, DIST);
}
