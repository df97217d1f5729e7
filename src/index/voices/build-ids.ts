import type { StoredVoice } from '../../domain/voice.ts';
import { type PackedArray, packInOrder } from '../structures/packed-array.ts';
import { compareText, type VoiceOrder } from './build-order.ts';
import { BEFORE_ID } from './build-stored-voices.ts';

/** Pattern of a text that JSON writes without escapes, in one byte per character. */
const PLAIN = /^[ !#-[\]-~]*$/;

/**
 * The ids image is a sorted index of all voices' ids in a form that passes between threads. The voice with rank r has two keys: 2r stands for
 * its directory id (`azure/en-US-JennyNeural`), 2r + 1 for its native id (`en-US-JennyNeural`). The text of an id is not copied, because the
 * voice's stored JSON contains it.
 */
export interface IdsImage {
  /** Length in bytes of each voice's directory id, by rank. The id starts at the same offset in every voice's JSON. */
  readonly lengths: PackedArray;
  /** Offset in bytes of each voice's native id in the voice's JSON, by rank. */
  readonly nativeStarts: PackedArray;
  /** Length in bytes of each voice's native id in the voice's JSON, by rank; 0 for a voice without a native id. */
  readonly nativeLengths: PackedArray;
  /** Keys of all directory ids and native ids, sorted by the ids in lower case. */
  readonly sorted: Uint32Array<ArrayBuffer>;
}

/** Creates a builder that collects the ids of all voices, in the order of the snapshot. */
export function createIdsBuilder(voiceCount: number) {
  // Ids in lower case, by key. Until ranks are known, a key is made of the voice's position p in the snapshot: 2p
  // stands for the directory id, 2p + 1 for the native id.
  const lower: string[] = [];
  const lengths = new Uint32Array(voiceCount);
  const nativeStarts = new Uint32Array(voiceCount);
  const nativeLengths = new Uint32Array(voiceCount);

  return {
    /** Adds a voice. `json` is the voice's published JSON, which starts with the directory id. */
    add: ({ id, provider_voice_id: native = '' }: StoredVoice, json: string): void => {
      const position = lower.length >>> 1;
      lengths[position] = bytesInJson(id);
      nativeStarts[position] = nativeStart(native, id, json);
      nativeLengths[position] = bytesInJson(native);
      lower.push(id.toLowerCase(), native.toLowerCase());
    },
    finish: ({ positions, ranks, byId }: VoiceOrder): IdsImage => {
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

/** Returns a native id's byte offset in the JSON. A directory id that contains it gives the offset, because searching the JSON takes longer. */
function nativeStart(native: string, id: string, json: string): number {
  const within = id.lastIndexOf(native);
  if (within >= 0) return BEFORE_ID.length + bytesInJson(id.slice(0, within));
  const before = '"provider_voice_id":"';
  const start = json.indexOf(before + JSON.stringify(native).slice(1)) + before.length;
  return Buffer.byteLength(json.slice(0, start));
}

/** Returns the length in bytes of a text as a JSON string, without the quotes. */
function bytesInJson(text: string): number {
  return PLAIN.test(text) ? text.length : Buffer.byteLength(JSON.stringify(text)) - 2;
}

/** Sorts the keys of all ids by id. In the input, all directory ids precede the native ids, because Timsort merges two sorted runs fast. */
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
