import { setImmediate } from 'node:timers/promises';
import type { Catalog } from '../../index/catalog.ts';

/** Document that is built from a whole catalog and sent in chunks. */
export interface Dump {
  /** Unique name of the dump, for ETags: letters, digits, `.`, `-` and `_`. */
  readonly name: string;
  readonly contentType: string;
  /** Name of the file that a browser saves, without date and extension, and its extension: `voices`, `csv`. */
  readonly file?: readonly [stem: string, ending: string];
  /** Writes the document in chunks that each take about a millisecond. */
  readonly write: (catalog: Catalog) => Iterable<Buffer>;
  /** True if `write` only copies stored bytes, so that an uncompressed body is written for each request instead of being cached. */
  readonly isCopied?: true;
}

/** Yields each chunk in its own turn of the event loop, so that other requests are answered between two chunks. */
export async function* inTurns(chunks: Iterable<Buffer>): AsyncGenerator<Buffer, void> {
  for (const chunk of chunks) {
    yield chunk;
    await setImmediate();
  }
}

/** Returns the value of `Content-Disposition` with the date of the catalog: `voices-2026-11-22.csv`. */
export function dispositionOf(
  { file }: Pick<Dump, 'file'>,
  { builtAt }: Pick<Catalog, 'builtAt'>,
): string | undefined {
  if (!file) return undefined;
  const [stem, ending] = file;
  return `attachment; filename="${stem}-${new Date(builtAt).toISOString().slice(0, 10)}.${ending}"`;
}
