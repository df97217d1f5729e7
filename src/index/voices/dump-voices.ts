import type { Voice } from '../../domain/voice.ts';
import type { StoredVoices } from './stored-voices.ts';

/** Number of bytes from which a chunk is sent: enough to be worth sending, and few enough to be formatted within a millisecond. */
const CHUNK_BYTES = 32 * 1024;

/** Serialization format of a list of voices: the format of a row, and the text before, between and after the rows. */
interface VoiceFormat {
  readonly head?: string;
  readonly between?: string;
  readonly after?: string;
  readonly tail?: string;
  /** Formats a voice as a row. Without `toRow`, a row is the stored JSON of the voice, copied without parsing. */
  readonly toRow?: (voice: Voice) => string;
}

/** Writes voices in a file format, as chunks of whole rows. Without `ranks`, all voices are written in rank order. */
export type DumpVoices = (format: VoiceFormat, ranks?: Iterable<number>) => Generator<Buffer, void>;

/** Creates the writer of dumps (files of voices). Chunks are built one by one, on demand, so that a slow client needs memory for one chunk only. */
export function createDump(voices: StoredVoices, voiceCount: number): DumpVoices {
  return function* dump(format, ranks = new Array(voiceCount).keys()) {
    const { toRow } = format;
    const [head, between, after, tail] = [format.head, format.between, format.after, format.tail].map(
      (text = '') => Buffer.from(text),
    ) as [Buffer, Buffer, Buffer, Buffer];
    let parts: Buffer[] = [head];
    let sizeBytes = 0;
    let isFirst = true;
    for (const rank of ranks) {
      if (!isFirst) parts.push(between);
      isFirst = false;
      const row = toRow ? Buffer.from(toRow(voices.readPublished(rank))) : voices.viewJson(rank);
      parts.push(row, after);
      sizeBytes += row.length;
      if (sizeBytes < CHUNK_BYTES) continue;
      yield Buffer.concat(parts);
      parts = [];
      sizeBytes = 0;
    }
    parts.push(tail);
    const last = Buffer.concat(parts);
    if (last.length > 0) yield last;
  };
}
