import type { Dispatcher } from 'undici';
import { parseRetryAfter } from '../../domain/upstream-errors.ts';
import { StatusError } from './sample-errors.ts';

export type Answer = Dispatcher.ResponseData;

/** Number of bytes at the start of a sample that suffice to detect its type. */
export const GLIMPSE_BYTES = 16_384;

export function toStatusError({ statusCode, headers }: Answer): StatusError {
  return new StatusError(statusCode, parseRetryAfter(textOf(headers['retry-after']) ?? null, Date.now()));
}

/** Reads only the first bytes of a body. The rest of the body is dropped: a host may ignore `Range` and send everything. */
export async function readStart(body: Answer['body']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    sizeBytes += chunk.byteLength;
    if (sizeBytes >= GLIMPSE_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, GLIMPSE_BYTES);
}

/** Returns the media type in `Content-Type`, in lower case and without parameters. */
export function statedType({ headers }: Answer): string | undefined {
  return textOf(headers['content-type'])?.split(';')[0]?.trim().toLowerCase() || undefined;
}

/** Returns the stated size of the whole sample in bytes. A partial response (206) states the whole size after the slash in `Content-Range`. */
export function statedTotal(answer: Answer): number | undefined {
  if (answer.statusCode !== 206) return statedLength(answer);
  const total = /\/(\d{1,15})$/.exec(textOf(answer.headers['content-range']) ?? '')?.[1];
  return total === undefined ? undefined : Number(total);
}

/** Returns the stated size of the body in bytes; undefined if `Content-Length` is absent or the body is compressed. */
export function statedLength({ headers }: Answer): number | undefined {
  const length = textOf(headers['content-length']) ?? '';
  return /^\d{1,15}$/.test(length) && !headers['content-encoding'] ? Number(length) : undefined;
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
