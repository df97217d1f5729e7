import type { StoredVoice } from '../../domain/voice.ts';
import { compareText, invert, type Ranking } from './ranking.ts';

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

export function buildIds(voices: readonly StoredVoice[], ranking: Ranking): IdsImage {
  return { ...joinKeys(voices, ranking.places), sorted: sortKeys(voices, ranking) };
}

/** Begins with the directory ids in order, then the natives, which are so for each provider: sorting finds long runs. */
function sortKeys(voices: readonly StoredVoice[], { places, byId }: Ranking): Uint32Array<ArrayBuffer> {
  const ranks = invert(places);
  const lower: string[] = [];
  const keys: number[] = [];

  function add(text: string, key: number): void {
    if (text === '') return;
    lower[key] = text.toLowerCase();
    keys.push(key);
  }

  for (let key = 0; key < 2 * places.length; key++) lower.push('');
  for (const place of byId) add(voices[place]?.id ?? '', 2 * (ranks[place] ?? 0));
  for (const place of byId) add(voices[place]?.provider_voice_id ?? '', 2 * (ranks[place] ?? 0) + 1);
  return Uint32Array.from(keys.sort((a, b) => compareText(lower[a] as string, lower[b] as string) || a - b));
}

function joinKeys(voices: readonly StoredVoice[], places: Uint32Array): Omit<IdsImage, 'sorted'> {
  const texts: string[] = [];
  const starts = new Uint32Array(2 * places.length);
  const ends = new Uint32Array(2 * places.length);
  let bytes = 0;

  function append(text: string): number {
    texts.push(text);
    bytes += Buffer.byteLength(text);
    return bytes;
  }

  for (let rank = 0; rank < places.length; rank++) {
    const { id = '', provider_voice_id: native = '' } = voices[places[rank] ?? 0] ?? {};
    starts[2 * rank] = bytes;
    ends[2 * rank] = append(id);
    const within = id.lastIndexOf(native);
    const nativeStart = within < 0 ? bytes : (starts[2 * rank] ?? 0) + Buffer.byteLength(id.slice(0, within));
    starts[2 * rank + 1] = nativeStart;
    ends[2 * rank + 1] = within < 0 ? append(native) : nativeStart + Buffer.byteLength(native);
  }
  const text = Buffer.allocUnsafeSlow(bytes);
  text.write(texts.join(''));
  return { text: new Uint8Array(text.buffer), starts, ends };
}
