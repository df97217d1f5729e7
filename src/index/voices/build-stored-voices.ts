import type { StoredVoice, Voice } from '../../domain/voice.ts';
import { createInterner } from '../structures/interner.ts';
import { type PackedArray, packInOrder } from '../structures/packed-array.ts';

/** First estimate of a voice's size; the buffer grows if it is too low. */
const BYTES_PER_VOICE = 512;
/** UTF-8 takes at most three bytes per UTF-16 code unit. */
const MAX_UNIT_BYTES = 3;
/** Byte offsets are 32-bit numbers. */
const MAX_BYTES = 2 ** 32 - 1;
/** The JSON of every voice starts with its id, so that ids can be read at a known offset. */
export const BEFORE_ID = '{"id":"';

/**
 * Stored fields: every voice as JSON in one buffer, in rank order so that the voices of a page are mostly neighbours.
 *
 *     bytes    … {"id":"azure/…",…}https://sample.example/a.mp3{"id":… …
 *                ▲                 ▲                           ▲
 *     offsets    [2r]              [2r + 1]                    [2r + 2]
 */
export interface StoredVoicesImage {
  /** Published JSON of every rank in UTF-8, each followed by the sample address, which is empty if there is none. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly offsets: Uint32Array<ArrayBuffer>;
  /** Distinct provenance objects as JSON, of which there are few; the empty string for none. */
  readonly provenances: readonly string[];
  /** Index into `provenances` per rank. */
  readonly provenance: PackedArray;
}

/** Fields of a voice that clients do not see. */
type HiddenFields = Pick<StoredVoice, 'sample_url' | 'provenance'>;

/** Collects voices in the order of the snapshot. */
export interface StoredVoicesBuilder {
  /** Stores a voice. Returns its published JSON. @throws {RangeError} if all voices take more than 4 GiB */
  add(published: Voice, hidden: HiddenFields): string;
  /** Builds the image in rank order; `positions` has the snapshot position of each rank. */
  finish(positions: Uint32Array): StoredVoicesImage;
}

export function createStoredVoicesBuilder(voiceCount: number): StoredVoicesBuilder {
  // Buffer that all voices share, because V8 runs a full collection after every 64 MB of separate external memory.
  let buffer = Buffer.allocUnsafeSlow(Math.min(MAX_BYTES, voiceCount * BYTES_PER_VOICE));
  const offsets = new Uint32Array(2 * voiceCount + 1);
  const provenances = createInterner();
  const numbers = new Uint32Array(voiceCount);
  let parts = 0;

  function append(text: string): void {
    const start = offsets[parts] ?? 0;
    const needed = start + text.length * MAX_UNIT_BYTES;
    if (needed > MAX_BYTES) throw new RangeError('the voices take more than 4 GiB');
    if (needed > buffer.length) buffer = enlarge(buffer, needed);
    offsets[++parts] = start + buffer.write(text, start);
  }

  return {
    add: (published, { sample_url = '', provenance }) => {
      numbers[parts >>> 1] = provenances.numberOf(provenance ? JSON.stringify(provenance) : '');
      const json = stringifyIdFirst(published);
      append(json);
      append(sample_url);
      return json;
    },
    finish: (positions) => ({
      ...inRankOrder(buffer, offsets, positions),
      provenances: provenances.strings(),
      provenance: packInOrder(numbers, positions),
    }),
  };
}

function inRankOrder(
  buffer: Buffer,
  offsets: Uint32Array,
  positions: Uint32Array,
): Pick<StoredVoicesImage, 'bytes' | 'offsets'> {
  const bytes = Buffer.allocUnsafeSlow(offsets[2 * positions.length] ?? 0);
  const ordered = new Uint32Array(offsets.length);
  let at = 0;
  for (let rank = 0; rank < positions.length; rank++) {
    const part = 2 * (positions[rank] ?? 0);
    const start = offsets[part] ?? 0;
    ordered[2 * rank] = at;
    ordered[2 * rank + 1] = at + (offsets[part + 1] ?? 0) - start;
    at += buffer.copy(bytes, at, start, offsets[part + 2]);
  }
  ordered[2 * positions.length] = at;
  return { bytes: new Uint8Array(bytes.buffer), offsets: ordered };
}

/** Stringifies a voice with the id first. Only a voice in another order is copied, because enrichment writes the id first. */
function stringifyIdFirst(voice: Voice): string {
  const json = JSON.stringify(voice);
  return json.startsWith(BEFORE_ID) ? json : JSON.stringify(Object.assign({ id: voice.id }, voice));
}

function enlarge(buffer: Buffer, needed: number): Buffer<ArrayBuffer> {
  const length = Math.min(MAX_BYTES, Math.max(Math.ceil(buffer.length * 1.25), needed));
  const larger = Buffer.allocUnsafeSlow(length);
  buffer.copy(larger);
  return larger;
}
