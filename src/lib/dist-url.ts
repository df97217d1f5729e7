/** True if this module runs as compiled JavaScript, which worker threads need, because Node 20 cannot load TypeScript in them. */
export const IS_BUILT = import.meta.url.endsWith('.js');

/** URL of `dist/`, one level above compiled code, where code run as TypeScript (tests and `npm run dev`) reads the last build. */
const DIST = new URL(IS_BUILT ? '../' : '../../dist/', import.meta.url);

/** Returns the URL of a file that `npm run build` writes, by its path in `dist/`. */
export function distUrl(path: string): URL {
  return new URL(path, DIST);
}
