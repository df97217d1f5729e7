/** True if this module runs as compiled JavaScript. Worker threads need JavaScript, because Node 20 cannot load TypeScript in them. */
export const IS_BUILT = import.meta.url.endsWith('.js');

/** URL of `dist/`, one level above compiled code. Code run as TypeScript reads the last build there: tests and `npm run dev` build first. */
const DIST = new URL(IS_BUILT ? '../' : '../../dist/', import.meta.url);

/** Returns the URL of a file that `npm run build` writes, by its path in `dist/`. */
export function distUrl(path: string): URL {
  return new URL(path, DIST);
}
