import type { StoredVoice } from '../../domain/voice.ts';
import { type Numbers, packAt } from '../structures/packed-array.ts';
import { compareText, type Ranking } from './build-order.ts';
import { BEFORE_ID } from './build-stored-voices.ts';

/** What JSON writes as it stands, a byte a letter. */
const PLAIN = /^[ !#-[\]-~]*$/;

/**
 * Where ids stand in the JSON of voices, by rank. Most native ids are a part of the directory's. Key 2r is the directory
 * id of the voice with rank r, and key 2r + 1 its native id.
 */
export interface IdsImage {
  /** Bytes of the directory id, which is what the JSON begins with. */
  readonly lengths: Numbers;
  /** Where in the JSON the native id begins, and its bytes: none where there is none. */
  readonly nativeStarts: Numbers;
  readonly nativeLengths: Numbers;
  /** Keys in the order of what they are in lower case. */
  readonly sorted: Uint32Array<ArrayBuffer>;
}

/** Takes voices in the order of the snapshot. */
export interface IdsBuilder {
  /** `json` is the voice's, with its id first. */
  add(voice: StoredVoice, json: string): void;
  finish(ranking: Ranking): IdsImage;
}

export function createIdsBuilder(voiceCount: number): IdsBuilder {
  // By place until the ranks are known: key 2p is the directory id of the voice at place p, key 2p + 1 its native id.
  const lower: string[] = [];
  const lengths = new Uint32Array(voiceCount);
  const nativeStarts = new Uint32Array(voiceCount);
  const nativeLengths = new Uint32Array(voiceCount);

  return {
    add: ({ id, provider_voice_id: native = '' }, json) => {
      const place = lower.length >>> 1;
      lengths[place] = bytesInJson(id);
      nativeStarts[place] = startOf(native, id, json);
      nativeLengths[place] = bytesInJson(native);
      lower.push(id.toLowerCase(), native.toLowerCase());
    },
    finish: ({ places, ranks, byId }) => {
      const toRank = (key: number) => 2 * (ranks[key >>> 1] ?? 0) + (key & 1);
      return {
        lengths: packAt(places, lengths),
        nativeStarts: packAt(places, nativeStarts),
        nativeLengths: packAt(places, nativeLengths),
        sorted: sortKeys(lower, byId, toRank).map(toRank),
      };
    },
  };
}

/** The byte of the JSON that the native id begins with. */
function startOf(native: string, id: string, json: string): number {
  const within = id.lastIndexOf(native);
  if (within >= 0) return BEFORE_ID.length + bytesInJson(id.slice(0, within));
  const before = '"provider_voice_id":"';
  return Buffer.byteLength(
    json.slice(0, json.indexOf(before + JSON.stringify(native).slice(1)) + before.length),
  );
}

/** Bytes of a text between its quotes. */
function bytesInJson(text: string): number {
  return PLAIN.test(text) ? text.length : Buffer.byteLength(JSON.stringify(text)) - 2;
}

/** Begins with the directory ids in order, then the natives, which are so for each provider: sorting finds long runs. */
function sortKeys(
  lower: readonly string[],
  byId: Uint32Array,
  toRank: (key: number) => number,
): Uint32Array<ArrayBuffer> {
  const keys: number[] = [];
  for (const place of byId) keys.push(2 * place);
  for (const place of byId) if (lower[2 * place + 1] !== '') keys.push(2 * place + 1);
  return Uint32Array.from(
    keys.sort((a, b) => compareText(lower[a] ?? '', lower[b] ?? '') || toRank(a) - toRank(b)),
  );
}
