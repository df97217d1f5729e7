import type { StoredVoice } from '../../domain/voice.ts';
import type { CatalogImage } from '../image.ts';

/** All voices by rank, each kept once, as JSON. */
export interface Voices {
  /** Bytes of what clients see of a voice. */
  bytesOf(rank: number): number;
  /** Copies what clients see of a voice to `target` from `at` on. Returns the number of bytes. */
  copy(rank: number, target: Uint8Array, at: number): number;
  /** Reads a voice back, as a new object. */
  read(rank: number): StoredVoice;
  /** The text that is written in some bytes of a voice's JSON. */
  readText(rank: number, start: number, length: number): string;
}

export function openVoices({ block }: Pick<CatalogImage, 'block'>): Voices {
  const { starts, provenances, provenance } = block;
  const bytes = Buffer.from(block.bytes.buffer, block.bytes.byteOffset, block.bytes.byteLength);
  const startOf = (rank: number) => starts[2 * rank] ?? 0;
  const endOf = (rank: number) => starts[2 * rank + 1] ?? 0;

  function provenanceOf(rank: number): Pick<StoredVoice, 'provenance'> {
    const json = provenances[provenance[rank] ?? 0];
    return json ? { provenance: JSON.parse(json) } : {};
  }

  return {
    bytesOf: (rank) => endOf(rank) - startOf(rank),
    copy: (rank, target, at) => bytes.copy(target, at, startOf(rank), endOf(rank)),
    read: (rank) => {
      const [start, middle, end] = starts.subarray(2 * rank);
      const sample_url = bytes.toString('utf8', middle, end);
      return {
        ...JSON.parse(bytes.toString('utf8', start, middle)),
        ...(sample_url && { sample_url }),
        ...provenanceOf(rank),
      };
    },
    readText: (rank, start, length) => {
      const from = startOf(rank) + start;
      const written = bytes.toString('utf8', from, from + length);
      return written.includes('\\') ? JSON.parse(`"${written}"`) : written;
    },
  };
}
