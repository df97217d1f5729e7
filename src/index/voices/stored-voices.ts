import type { StoredVoice, Voice } from '../../domain/voice.ts';
import type { StoredVoicesImage } from './build-stored-voices.ts';

/** Reader of stored voices by rank. */
export interface StoredVoices {
  /** Returns the length in bytes of the voice's published JSON. */
  sizeBytes(rank: number): number;
  /** Copies the voice's published JSON into `target` at the index `at`. Returns the number of bytes copied. */
  copyJson(rank: number, target: Uint8Array, at: number): number;
  /** Copies the published JSON of several voices into `target` at the index `at`, with a comma after each but the last. */
  copyJsonList(ranks: readonly number[], target: Uint8Array, at: number): void;
  /** Returns the voice's published JSON as a view of the buffer of all voices. */
  viewJson(rank: number): Buffer;
  /** Parses a voice into a new object with its published fields only. */
  readPublished(rank: number): Voice;
  /** Parses a voice into a new object with its published fields and the fields `sample_url`, `sample_derived` and `provenance`. */
  read(rank: number): StoredVoice;
  /** Returns the unescaped string that starts at byte `start` of the published JSON and has `length` bytes there. */
  readString(rank: number, start: number, length: number): string;
}

export function openStoredVoices(image: StoredVoicesImage): StoredVoices {
  const { offsets, origins, origin } = image;
  const voiceCount = offsets.length >>> 1;
  const bytes = Buffer.from(image.bytes.buffer, image.bytes.byteOffset, image.bytes.byteLength);
  const startOf = (rank: number) => offsets[rank] ?? 0;
  const endOf = (rank: number) => startOf(rank + 1) - 1;
  const readPublished = (rank: number): Voice =>
    JSON.parse(bytes.toString('utf8', startOf(rank), endOf(rank)));

  function copyJsonList(ranks: readonly number[], target: Uint8Array, at: number): void {
    let to = at;
    for (let from = 0; from < ranks.length; ) {
      const first = ranks[from] ?? 0;
      let last = first;
      // Voices with consecutive ranks are copied at once, because starting a copy takes longer than moving the bytes of one voice.
      while (ranks[++from] === last + 1) last++;
      const isEnd = from === ranks.length;
      to += bytes.copy(target, to, startOf(first), isEnd ? endOf(last) : startOf(last + 1));
    }
  }

  return {
    sizeBytes: (rank) => endOf(rank) - startOf(rank),
    copyJson: (rank, target, at) => bytes.copy(target, at, startOf(rank), endOf(rank)),
    copyJsonList,
    viewJson: (rank) => bytes.subarray(startOf(rank), endOf(rank)),
    readPublished,
    read: (rank) => {
      const originJson = origins[origin[rank] ?? 0];
      const sample_url = bytes.toString('utf8', startOf(voiceCount + rank), startOf(voiceCount + rank + 1));
      return {
        ...readPublished(rank),
        ...(sample_url && { sample_url }),
        ...(originJson && JSON.parse(originJson)),
      };
    },
    readString: (rank, start, length) => {
      const from = startOf(rank) + start;
      const written = bytes.toString('utf8', from, from + length);
      return written.includes('\\') ? JSON.parse(`"${written}"`) : written;
    },
  };
}
