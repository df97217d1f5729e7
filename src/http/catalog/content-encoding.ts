import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The best first, where a client likes several equally. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];
/** Below this, what is saved is less than what the encoding adds; as in `compression`. */
export const MIN_ENCODED_BYTES = 1024;
/** Fast enough to be done per request, and still smaller than gzip; as in `compression`. */
const BROTLI_QUALITY = 4;

interface NegotiatorWithPreference {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
}

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
};

/** The encoding that the client likes best; none for one that accepts none of ours, or says nothing. */
export function encodingFor(request: Request): Encoding | undefined {
  if (!request.headers['accept-encoding']) return undefined;
  // Its types do not know the second argument yet.
  const negotiator = new Negotiator(request) as unknown as NegotiatorWithPreference;
  const chosen = negotiator.encoding([...PREFERRED, 'identity'], { preferred: PREFERRED });
  return PREFERRED.find((encoding) => encoding === chosen);
}

export function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return compressors[encoding](body);
}
