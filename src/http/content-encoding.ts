import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** Encodings in order of preference, for clients that accept several of them equally. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];
/** Smallest body that is compressed, in bytes: the default threshold of `compression`. */
export const MIN_ENCODED_BYTES = 1024;
/** Brotli quality, 0 to 11. The value is the default of the package `compression`: fast enough for each request, and still smaller than gzip. */
const BROTLI_QUALITY = 4;

/** Signature of the negotiator's method `encoding` with the option `preferred`, which the types of the package `negotiator` lack. */
interface NegotiatorWithPreference {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
}

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
};

/** Negotiates the content encoding from `Accept-Encoding` (RFC 9110, 12.5.3); undefined if the response must not be encoded. */
export function negotiateEncoding(request: Request): Encoding | undefined {
  if (!request.headers['accept-encoding']) return undefined;
  const negotiator = new Negotiator(request) as unknown as NegotiatorWithPreference;
  const chosen = negotiator.encoding([...PREFERRED, 'identity'], { preferred: PREFERRED });
  return PREFERRED.find((encoding) => encoding === chosen);
}

export function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return compressors[encoding](body);
}
