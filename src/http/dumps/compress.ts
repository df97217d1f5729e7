import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from '../catalog/content-encoding.ts';

/** Brotli quality, 0 to 11. A dump is compressed once, so that a higher quality than that of single responses pays off. */
const BROTLI_QUALITY = 5;
/** Window of Brotli as a power of two: 4 MiB, because voices of one provider repeat each other over long distances. */
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

/** Compresses chunks in the threads of zlib, so that requests are answered meanwhile. */
export async function* compress(
  source: AsyncIterable<Buffer>,
  encoding: Encoding,
): AsyncGenerator<Buffer, void> {
  const compressor = compressors[encoding]();
  const piped = pipeline(Readable.from(source, { objectMode: false }), compressor);
  // A failure of the source destroys the compressor with the same error, which the loop throws.
  piped.catch(() => {});
  for await (const chunk of compressor) yield chunk;
}
