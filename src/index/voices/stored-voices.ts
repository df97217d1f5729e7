import type { StoredVoice, Voice } from '../../domain/voice.ts';
import type { StoredVoicesImage } from './build-stored-voices.ts';

/** Functions that read a stored voice by its rank. */
export type StoredVoices = ReturnType<typeof openStoredVoices>;

export function openStoredVoices(image: StoredVoicesImage) {
  const { offsets, origins, origin } = image;
  const voiceCount = offsets.length >>> 1;
  const bytes = Buffer.from(image.bytes.buffer, image.bytes.byteOffset, image.bytes.byteLength);
  const startOf = (rank: number) => offsets[rank] ?? 0;
  const endOf = (rank: number) => startOf(rank + 1) - 1;
  const readPublished = (rank: number): Voice =>
    JSON.parse(bytes.toString('utf8', startOf(rank), endOf(rank)));

  /** Returns views of the published JSON of several voices, with a comma after each but the last. Voices with consecutive ranks share a view. */
  function viewList(ranks: readonly number[]): Uint8Array[] {
    const views: Uint8Array[] = [];
    for (let from = 0; from < ranks.length; ) {
      const first = ranks[from] ?? 0;
      let last = first;
      while (ranks[++from] === last + 1) last++;
      views.push(bytes.subarray(startOf(first), from === ranks.length ? endOf(last) : startOf(last + 1)));
    }
    return views;
  }

  return {
    viewList,
    /** Returns the bytes of the voice's published JSON, without copying them. */
    viewJson: (rank: number) => bytes.subarray(startOf(rank), endOf(rank)),
    /** Returns the bytes of the voice's published JSON up to its closing brace. */
    viewOpenJson: (rank: number) => bytes.subarray(startOf(rank), endOf(rank) - 1),
    readPublished,
    /** Parses a voice into a new object with its published fields and the fields `sample_url`, `sample_derived` and `provenance`. */
    read: (rank: number): StoredVoice => {
      const originJson = origins[origin[rank] ?? 0];
      const sample_url = bytes.toString('utf8', startOf(voiceCount + rank), startOf(voiceCount + rank + 1));
      return {
        ...readPublished(rank),
        ...(sample_url && { sample_url }),
        ...(originJson && JSON.parse(originJson)),
      };
    },
  };
}
