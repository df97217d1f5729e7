import type { StoredVoice, Voice } from '../../domain/voice.ts';
import { createInterner } from '../structures/interner.ts';
import { createPackedArray, type PackedArray } from '../structures/packed-array.ts';

/** First estimate of the bytes that one stored voice takes. The buffer grows if the estimate is too low. */
const BYTES_PER_VOICE = 512;
/** Maximum number of bytes that one UTF-16 code unit takes in UTF-8. */
const MAX_UNIT_BYTES = 3;
/** Maximum length of the buffer in bytes, because offsets into the buffer are 32-bit numbers. */
const MAX_BYTES = 2 ** 32 - 1;
/** Separator after the JSON of a voice, in UTF-8. */
const COMMA = 0x2c;

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

/** Fields of a voice that clients do not see: the URL of the sample, and the fields that state the origin of the voice's values. */
type HiddenFields = Pick<StoredVoice, 'sample_url' | 'provenance' | 'sample_derived'>;

/** Creates a builder that collects the JSON of all voices, in the order of the snapshot. */
export function createStoredVoicesBuilder(voiceCount: number) {
  // All voices share one buffer: if each voice had its own, V8 would run a full garbage collection after every 64 MB of memory.
  let buffer = Buffer.allocUnsafeSlow(Math.min(MAX_BYTES, voiceCount * BYTES_PER_VOICE));
  const offsets = new Uint32Array(2 * voiceCount + 1);
  const origins = createInterner();
  const numbers = new Uint32Array(voiceCount);
  let parts = 0;

  function append(text: string): void {
    const start = offsets[parts] ?? 0;
    const needed = start + text.length * MAX_UNIT_BYTES;
    if (needed > MAX_BYTES - voiceCount) throw new RangeError('the voices take more than 4 GiB');
    const grown = Math.max(needed, Math.ceil(buffer.length * 1.25));
    if (needed > buffer.length) buffer = Buffer.concat([buffer], Math.min(grown, MAX_BYTES));
    offsets[++parts] = start + buffer.write(text, start);
  }

  return {
    /** Stores a voice. @throws {RangeError} if all voices take more than 4 GiB */
    add: (published: Voice, hidden: HiddenFields): void => {
      numbers[parts >>> 1] = origins.numberOf(stringifyOrigin(hidden));
      append(JSON.stringify(published));
      append(hidden.sample_url ?? '');
    },
    /** Builds the image, with the voices in rank order. The voice with rank r is at position `positions[r]` of the snapshot. */
    finish: (positions: Uint32Array): StoredVoicesImage => {
      const distinct = origins.strings();
      const origin = createPackedArray(distinct.length, voiceCount);
      origin.set(positions.map((position) => numbers[position] ?? 0));
      return { ...inRankOrder(buffer, offsets, positions), origins: distinct, origin };
    },
  };
}

function inRankOrder(
  buffer: Buffer,
  offsets: Uint32Array,
  positions: Uint32Array,
): Pick<StoredVoicesImage, 'bytes' | 'offsets'> {
  const count = positions.length;
  const bytes = Buffer.allocUnsafeSlow((offsets[2 * count] ?? 0) + count);
  const ordered = new Uint32Array(offsets.length);
  let at = 0;
  const copyPart = (part: number) => buffer.copy(bytes, at, offsets[part], offsets[part + 1]);
  for (let part = 0; part < 2 * count; part++) {
    const isUrl = part >= count;
    ordered[part] = at;
    at += copyPart(2 * (positions[part % count] ?? 0) + Number(isUrl));
    if (!isUrl) bytes[at++] = COMMA;
  }
  ordered[2 * count] = at;
  return { bytes: new Uint8Array(bytes.buffer), offsets: ordered };
}

function stringifyOrigin({ provenance, sample_derived }: HiddenFields): string {
  return provenance || sample_derived ? JSON.stringify({ provenance, sample_derived }) : '';
}
