import type { StoredVoice } from '../../domain/voice.ts';
import { compareText, type Ranking } from './ranking.ts';

/**
 * All ids in one text, where a native id is mostly a part of the directory's. Key 2r is the directory id of the voice
 * with rank r, and key 2r + 1 its native id.
 */
export interface IdsImage {
  /** In UTF-8: as a string it would have to be copied from thread to thread. */
  readonly text: Uint8Array<ArrayBuffer>;
  /** Where each key begins and ends, in bytes. */
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
  /** Keys in the order of what they are in lower case. */
  readonly sorted: Uint32Array<ArrayBuffer>;
}

/** Takes voices in the order of the snapshot. */
export interface IdsBuilder {
  add(voice: StoredVoice): void;
  finish(ranking: Ranking): IdsImage;
}

export function createIdsBuilder(voiceCount: number): IdsBuilder {
  // By place until the ranks are known: key 2p is the directory id of the voice at place p, key 2p + 1 its native id.
  const lower: string[] = [];
  const starts = new Uint32Array(2 * voiceCount);
  const ends = new Uint32Array(2 * voiceCount);
  const texts: string[] = [];
  let bytes = 0;

  function write(text: string): void {
    texts.push(text);
    starts[lower.length] = bytes;
    bytes += Buffer.byteLength(text);
    ends[lower.length] = bytes;
    lower.push(text.toLowerCase());
  }

  return {
    add: ({ id, provider_voice_id: native = '' }) => {
      write(id);
      const within = id.lastIndexOf(native);
      if (within < 0) return write(native);
      const start = (starts[lower.length - 1] ?? 0) + Buffer.byteLength(id.slice(0, within));
      starts[lower.length] = start;
      ends[lower.length] = start + Buffer.byteLength(native);
      lower.push(native.toLowerCase());
    },
    finish: ({ places, ranks, byId }) => {
      const text = Buffer.allocUnsafeSlow(bytes);
      text.write(texts.join(''));
      const toRank = (key: number) => 2 * (ranks[key >>> 1] ?? 0) + (key & 1);
      const toPlace = (key: number) => 2 * (places[key >>> 1] ?? 0) + (key & 1);
      return {
        text: new Uint8Array(text.buffer),
        starts: starts.map((_, key) => starts[toPlace(key)] ?? 0),
        ends: ends.map((_, key) => ends[toPlace(key)] ?? 0),
        sorted: sortKeys(lower, byId, toRank).map(toRank),
      };
    },
  };
}

/** Begins with the directory ids in order, then the natives, which are so for each provider: sorting finds long runs. */
function sortKeys(
  lower: readonly string[],
  byId: Uint32Array,
  toRank: (key: number) => number,
): Uint32Array<ArrayBuffer> {
  const keys = [...byId.map((place) => 2 * place), ...byId.map((place) => 2 * place + 1)];
  const given = keys.filter((key) => lower[key] !== '');
  return Uint32Array.from(
    given.sort((a, b) => compareText(lower[a] ?? '', lower[b] ?? '') || toRank(a) - toRank(b)),
  );
}
