import type { StoredVoice, Voice } from '../../domain/voice.ts';
import { createInterner } from '../structures/interner.ts';
import { createPackedArray, type PackedArray } from '../structures/packed-array.ts';

/** First estimate of the bytes that one stored voice takes. The buffer grows if the estimate is too low. */
const BYTES_PER_VOICE = 512;
/** Maximum number of bytes that one UTF-16 code unit takes in UTF-8. */
const MAX_UNIT_BYTES = 3;
/** Maximum length of the buffer in bytes, because offsets into the buffer are 32-bit numbers. */
const MAX_BYTES = 2 ** 32 - 1;

/**
 * The image of stored voices holds every voice as JSON, then the URLs of all samples, in one buffer that one thread can pass to another. Voices are
 * sorted by rank and separated by commas, so that voices with consecutive ranks, such as most voices of a page, can be copied in one piece. If there
 * are n voices, the voice with rank r has these offsets:
 *
 *     bytes    … ,{"id":"azure/…",…},{"id":… … ,https://sample.example/a.mp3https://…
 *                 ▲                  ▲          ▲                           ▲
 *     offsets     [r]                [r + 1]    [n + r]                     [n + r + 1]
 */
export interface StoredVoicesImage {
  /** JSON of all voices in rank order, a comma after each, then the URLs of all samples in rank order; UTF-8. A voice without sample has an empty URL. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Offsets in `bytes`: the start of each voice's JSON, then the start of each voice's sample URL, then the end of the last URL. */
  readonly offsets: Uint32Array<ArrayBuffer>;
  /** Distinct pairs of the fields `provenance` and `sample_derived`, as JSON. The empty string stands for a voice without these fields. */
  readonly origins: readonly string[];
  /** Index of each voice's pair of fields in `origins`, by the voice's rank. */
  readonly origin: PackedArray;
}

/**
 * Builds the image of stored voices. The voice with rank r is at position `positions[r]` of `voices`. Each voice is written at its final place, because a
 * buffer in another order would take as much memory again, and a copy. @throws {RangeError} if all voices take more than 4 GiB
 */
export function buildStoredVoices(
  voices: readonly StoredVoice[],
  positions: Uint32Array,
  publishedAt: (position: number) => Voice,
): StoredVoicesImage {
  // All voices share one buffer: if each voice had its own, V8 would run a full garbage collection after every 64 MB of memory.
  let buffer = Buffer.allocUnsafeSlow(Math.min(MAX_BYTES, voices.length * BYTES_PER_VOICE));
  const offsets = new Uint32Array(2 * voices.length + 1);
  let parts = 0;

  function append(text: string): void {
    const start = offsets[parts] ?? 0;
    const needed = start + text.length * MAX_UNIT_BYTES;
    if (needed > MAX_BYTES) throw new RangeError('the voices take more than 4 GiB');
    if (needed > buffer.length) buffer = enlarge(buffer, Math.max(needed, Math.ceil(buffer.length * 1.25)));
    offsets[++parts] = start + buffer.write(text, start);
  }

  for (const position of positions) append(`${JSON.stringify(publishedAt(position))},`);
  for (const position of positions) append(voices[position]?.sample_url ?? '');
  const interner = createInterner();
  const numbers = voices.map((voice) => interner.numberOf(stringifyOrigin(voice)));
  const origins = interner.strings();
  const origin = createPackedArray(origins.length, voices.length);
  origin.set(positions.map((position) => numbers[position] ?? 0));
  return { bytes: new Uint8Array(buffer.buffer, 0, offsets[parts]), offsets, origins, origin };
}

/** Returns a larger copy of a buffer. The copy has memory of its own, because the memory pool of Node cannot be passed to another thread. */
function enlarge(buffer: Buffer, length: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(Math.min(length, MAX_BYTES));
  buffer.copy(larger);
  return larger;
}

function stringifyOrigin({ provenance, sample_derived }: StoredVoice): string {
  return provenance || sample_derived ? JSON.stringify({ provenance, sample_derived }) : '';
}
