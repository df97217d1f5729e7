import { MAX_BOXES } from './mp4.ts';

/** Format of a WAVE file, and the offset of its data. */
interface Wave {
  /** Format code: 1 for PCM. */
  readonly format: number;
  readonly bitsPerSample: number;
  readonly bytesPerSecond: number;
  /** Offset of the length field of the chunk `data`; the samples follow the field. */
  readonly lengthAt: number;
}

const PCM = 1;
const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** Reads the header of a WAVE file; undefined if the content is not a WAVE file, or has no chunk `fmt ` before the chunk `data`. */
export function readWave(content: Uint8Array): Wave | undefined {
  const view = viewOf(content);
  if (nameAt(content, 0) !== 'RIFF' || nameAt(content, 8) !== 'WAVE') return undefined;
  let found: Omit<Wave, 'lengthAt'> | undefined;
  let at = RIFF_HEADER_BYTES;
  for (let left = MAX_BOXES; left > 0 && at + CHUNK_HEADER_BYTES <= content.byteLength; left--) {
    const [name, bytes] = [nameAt(content, at), view.getUint32(at + 4, true)];
    const start = at + CHUNK_HEADER_BYTES;
    if (name === 'data') return found && { ...found, lengthAt: at + 4 };
    if (name === 'fmt ' && start + 16 <= content.byteLength)
      found = {
        format: view.getUint16(start, true),
        bytesPerSecond: view.getUint32(start + 8, true),
        bitsPerSample: view.getUint16(start + 14, true),
      };
    // A chunk of odd length is followed by a padding byte.
    at = start + bytes + (bytes % 2);
  }
  return undefined;
}

/**
 * Corrects the lengths in the header of a WAVE file that was written as a stream. The header of a streamed file states about two gigabytes,
 * because the length was unknown when the header was written, as with `espeak-ng --stdout`. Any other content is returned unchanged.
 */
export function withTrueLengths(content: Uint8Array): Uint8Array {
  const wave = readWave(content);
  if (!wave) return content;
  const present = content.byteLength - wave.lengthAt - 4;
  if (viewOf(content).getUint32(wave.lengthAt, true) <= present) return content;
  const mended = Buffer.from(content);
  mended.writeUInt32LE(content.byteLength - CHUNK_HEADER_BYTES, 4);
  mended.writeUInt32LE(present, wave.lengthAt);
  return mended;
}

/** Computes the duration of a WAVE file in seconds from the data that is present; undefined for any other content. */
export function secondsOfWave(content: Uint8Array): number | undefined {
  const wave = readWave(content);
  if (!wave || wave.bytesPerSecond === 0) return undefined;
  const stated = viewOf(content).getUint32(wave.lengthAt, true);
  return Math.min(stated, content.byteLength - wave.lengthAt - 4) / wave.bytesPerSecond;
}

/** Returns the peak amplitude of a WAVE file with 16-bit PCM samples, from 0 to 1; undefined for any other content. */
export function peakOf(content: Uint8Array): number | undefined {
  const wave = readWave(content);
  if (wave?.format !== PCM || wave.bitsPerSample !== 16) return undefined;
  const view = viewOf(content);
  const start = wave.lengthAt + 4;
  const end = Math.min(content.byteLength, start + view.getUint32(wave.lengthAt, true));
  let peak = 0;
  for (let at = start; at + 2 <= end; at += 2) peak = Math.max(peak, Math.abs(view.getInt16(at, true)));
  return peak / 0x80_00;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function nameAt(content: Uint8Array, at: number): string {
  return String.fromCharCode(...content.subarray(at, at + 4));
}
