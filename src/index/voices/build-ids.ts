import type { StoredVoice } from '../../domain/voice.ts';
import { type PackedArray, packInOrder } from '../structures/packed-array.ts';
import { compareText, type VoiceOrder } from './build-order.ts';
import { BEFORE_ID } from './build-stored-voices.ts';

/** Text that JSON writes without escapes, one byte per character. */
const PLAIN = /^[ !#-[\]-~]*$/;

/**
 * Sorted index of ids: key 2r is the directory id of rank r, key 2r + 1 its native id. Ids are not copied but read from
 * the stored JSON, because it contains them anyway.
 */
export interface IdsImage {
  /** Length in bytes of the directory id. The offset is the same in every JSON. */
  readonly lengths: PackedArray;
  /** First byte and length of the native id within the JSON; length 0 for none. */
  readonly nativeStarts: PackedArray;
  readonly nativeLengths: PackedArray;
  /** Keys in ascending order of their ids in lower case. */
  readonly sorted: Uint32Array<ArrayBuffer>;
}

/** Collects ids from voices in the order of the snapshot. */
export interface IdsBuilder {
  /** Adds a voice; `json` is its published JSON, which starts with the id. */
  add(voice: StoredVoice, json: string): void;
  finish(order: VoiceOrder): IdsImage;
}

export function createIdsBuilder(voiceCount: number): IdsBuilder {
  // Ids in lower case by key. Keys are numbered by position until ranks are known: 2p is the directory id of position p,
  // 2p + 1 its native id.
  const lower: string[] = [];
  const lengths = new Uint32Array(voiceCount);
  const nativeStarts = new Uint32Array(voiceCount);
  const nativeLengths = new Uint32Array(voiceCount);

  return {
    add: ({ id, provider_voice_id: native = '' }, json) => {
      const position = lower.length >>> 1;
      lengths[position] = bytesInJson(id);
      nativeStarts[position] = nativeStart(native, id, json);
      nativeLengths[position] = bytesInJson(native);
      lower.push(id.toLowerCase(), native.toLowerCase());
    },
    finish: ({ positions, ranks, byId }) => {
      const toRank = (key: number) => 2 * (ranks[key >>> 1] ?? 0) + (key & 1);
      return {
        lengths: packInOrder(lengths, positions),
        nativeStarts: packInOrder(nativeStarts, positions),
        nativeLengths: packInOrder(nativeLengths, positions),
        sorted: sortKeys(lower, byId, toRank).map(toRank),
      };
    },
  };
}

/**
 * Returns the byte offset of the native id within the JSON. An occurrence in the directory id comes first, because its
 * offset takes no search.
 */
function nativeStart(native: string, id: string, json: string): number {
  const within = id.lastIndexOf(native);
  if (within >= 0) return BEFORE_ID.length + bytesInJson(id.slice(0, within));
  const before = '"provider_voice_id":"';
  const start = json.indexOf(before + JSON.stringify(native).slice(1)) + before.length;
  return Buffer.byteLength(json.slice(0, start));
}

/** Returns the length in bytes of a string between its quotes in JSON. */
function bytesInJson(text: string): number {
  return PLAIN.test(text) ? text.length : Buffer.byteLength(JSON.stringify(text)) - 2;
}

/** Sorts keys by their ids. The input has directory ids in order before native ids, because Timsort merges such long runs fast. */
function sortKeys(
  lower: readonly string[],
  byId: Uint32Array,
  toRank: (key: number) => number,
): Uint32Array<ArrayBuffer> {
  const keys: number[] = [];
  for (const position of byId) keys.push(2 * position);
  for (const position of byId) if (lower[2 * position + 1] !== '') keys.push(2 * position + 1);
  return Uint32Array.from(
    keys.sort((a, b) => compareText(lower[a] ?? '', lower[b] ?? '') || toRank(a) - toRank(b)),
  );
}
