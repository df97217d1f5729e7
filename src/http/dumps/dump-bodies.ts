import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import type { Encoding } from '../content-encoding.ts';
import type { Dump } from '../route.ts';
import { type SharedBytes, shareBytes } from './shared-bytes.ts';

/** Brotli quality, 0 to 11. The quality is higher than that of single responses, because a dump is compressed only once for all clients. */
const BROTLI_QUALITY = 5;
/** Base-2 logarithm of Brotli's window size: 4 MiB. The window is large, because similar voices of a provider may be far apart in a dump. */
const BROTLI_WINDOW = 22;

const compressors: Readonly<Record<Encoding, () => Transform>> = {
  br: () =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      },
    }),
  gzip: () => createGzip(),
};

/** Bodies of one catalog's dumps, one per dump and encoding. Bodies are freed when neither the catalog nor a response needs them. */
export type DumpBodies = ReturnType<typeof openBodies>;

/** Creates the look-up of a catalog's dump bodies. Catalogs with the same voices share the bodies, because they share the function `dump`, the key. */
export function createDumpBodies(): (catalog: Catalog) => DumpBodies {
  const byVoices = memoizeByObject((_: Catalog['dump']) => new Map<string, SharedBytes>());
  return (catalog) => openBodies(catalog, byVoices(catalog.dump));
}

function openBodies(catalog: Catalog, bodies: Map<string, SharedBytes>) {
  const keyOf = ({ name }: Dump, encoding: Encoding | undefined) => `${name}:${encoding ?? ''}`;

  /** Returns a dump's body. The first call writes the body, and later calls share the body, unless it is uncompressed and `dump.isCopied` is true. */
  function body(dump: Dump, encoding: Encoding | undefined): SharedBytes {
    const key = keyOf(dump, encoding);
    const begun = bodies.get(key);
    if (begun) return begun;
    const source = inTurns(dump.write(catalog));
    if (!encoding && dump.isCopied) return { sizeBytes: undefined, read: () => source };
    const shared = shareBytes(encoding ? compress(source, encoding) : source, () => bodies.delete(key));
    bodies.set(key, shared);
    return shared;
  }

  /** Returns the body of a dump in an encoding; undefined if no earlier request has started that body. */
  const known = (dump: Dump, encoding: Encoding | undefined) => bodies.get(keyOf(dump, encoding));
  return { body, known };
}

/** Yields each chunk in its own turn of the event loop, so that other requests are answered between two chunks. */
async function* inTurns(chunks: Iterable<Buffer>): AsyncGenerator<Buffer, void> {
  for (const chunk of chunks) {
    yield chunk;
    await setImmediate();
  }
}

/** Compresses chunks in zlib's threads, so that the event loop can answer requests meanwhile. */
async function* compress(source: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer, void> {
  const compressor = compressors[encoding]();
  const piped = pipeline(Readable.from(source, { objectMode: false }), compressor);
  // The rejection is ignored, because the loop below throws the same error: a failure of the source also destroys the compressor.
  piped.catch(() => {});
  for await (const chunk of compressor) yield chunk;
}
