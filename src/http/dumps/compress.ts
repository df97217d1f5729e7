import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from '../catalog/content-encoding.ts';

/** Brotli quality, 0 to 11: higher than for single responses, because a dump is compressed once for all clients. */
const BROTLI_QUALITY = 5;
/** Base-2 logarithm of Brotli's window size: 4 MiB, because voices of one provider repeat each other over long distances. */
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

/** Compresses chunks in zlib's threads, so that the event loop answers requests meanwhile. */
export async function* compress(
  source: AsyncIterable<Buffer>,
  encoding: Encoding,
): AsyncGenerator<Buffer, void> {
  const compressor = compressors[encoding]();
  const piped = pipeline(Readable.from(source, { objectMode: false }), compressor);
  // The rejection is ignored, because a failure of the source destroys the compressor, so that the loop throws the same error.
  piped.catch(() => {});
  for await (const chunk of compressor) yield chunk;
}
