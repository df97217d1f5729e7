import type { StoredVoice } from '../../domain/voice.ts';
import { packStrings } from '../structures/packed-strings.ts';
import { compareText } from './build-order.ts';

/**
 * The ids image is a sorted index of all voices' ids, in a form that one thread can pass to another. The voice with rank r has two keys: 2r stands for
 * its directory id (`azure/en-US-JennyNeural`), 2r + 1 for its native id (`en-US-JennyNeural`).
 */
export type IdsImage = ReturnType<typeof buildIds>;

/** Builds the index of ids; `ranks` holds the rank of each voice, by the voice's position in `voices`. */
export function buildIds(voices: readonly StoredVoice[], ranks: Uint32Array) {
  const entriesOf = (textOf: (voice: StoredVoice) => string | undefined, keyOffset: 0 | 1) =>
    voices.flatMap((voice, position) => {
      const text = textOf(voice);
      return text ? { text, lower: text.toLowerCase(), key: 2 * (ranks[position] ?? 0) + keyOffset } : [];
    });
  // Directory ids are listed before native ids, because both are mostly sorted already, and Timsort merges two sorted runs fast.
  const entries = [
    ...entriesOf((voice) => voice.id, 0),
    ...entriesOf((voice) => voice.provider_voice_id, 1),
  ].sort((a, b) => compareText(a.lower, b.lower) || a.key - b.key);
  return {
    /** All directory ids and native ids as written, sorted by the ids in lower case. */
    texts: packStrings(entries.map(({ text }) => text)),
    /** Key of each id in `texts`: 2r or 2r + 1. */
    keys: Uint32Array.from(entries, ({ key }) => key),
  };
}
