/** Maximum number of chunks (WAVE) or ID3 tags that are read per file. */
export const MAX_CHUNKS = 10_000;
const PCM = 1;
const EXTENSIBLE = 0xff_fe;
const PCM_BITS: ReadonlySet<number> = new Set([8, 16, 24, 32]);
/** Sample rates in Hz that are accepted: from the rate of telephones to the rate of studios. */
const MIN_RATE = 8000;
const MAX_RATE = 192_000;
const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/**
 * Reads the header of a WAVE file; undefined if the content is not a WAVE file, or has no chunk `fmt ` before the chunk `data`. `samplesAt` is the
 * offset of the audio samples in the file, in bytes. The four bytes before the samples state the length of the chunk `data` (`statedBytes`). The file
 * has `presentBytes` of samples: at most `statedBytes`.
 */
export function readWave(file: Buffer) {
  if (nameAt(file, 0) !== 'RIFF' || nameAt(file, 8) !== 'WAVE') return undefined;
  let format: ReturnType<typeof readFormat> | undefined;
  let at = RIFF_HEADER_BYTES;
  for (let left = MAX_CHUNKS; left > 0 && at + CHUNK_HEADER_BYTES <= file.byteLength; left--) {
    const [name, bytes] = [nameAt(file, at), file.readUInt32LE(at + 4)];
    const start = at + CHUNK_HEADER_BYTES;
    const presentBytes = Math.min(bytes, file.byteLength - start);
    if (name === 'data') return format && { ...format, samplesAt: start, statedBytes: bytes, presentBytes };
    if (name === 'fmt ' && start + 16 <= file.byteLength) format = readFormat(file, start, bytes);
    // A chunk of odd length is followed by a padding byte.
    at = start + bytes + (bytes % 2);
  }
  return undefined;
}

/** Corrects the lengths in the header of a WAVE file that was written as a stream of unknown length. Other content is returned unchanged. */
export function withTrueLengths(content: Uint8Array): Uint8Array {
  const file = bufferOf(content);
  const wave = readWave(file);
  if (!wave || wave.statedBytes === wave.presentBytes) return content;
  const mended = Buffer.from(file);
  mended.writeUInt32LE(file.byteLength - CHUNK_HEADER_BYTES, 4);
  mended.writeUInt32LE(wave.presentBytes, wave.samplesAt - 4);
  return mended;
}

/** Computes the duration of a WAVE file in seconds from the samples that are present; undefined for any other content. */
export function secondsOfWave(file: Buffer): number | undefined {
  const wave = readWave(file);
  return wave && wave.bytesPerSecond > 0 ? wave.presentBytes / wave.bytesPerSecond : undefined;
}

/**
 * Reads up to `maxSeconds` of a WAVE file with PCM samples of 8, 16, 24 or 32 bits. The samples that are returned are the mean of all channels, from -1 to
 * 1. Any other content, or a file without samples, yields undefined.
 */
export function readPcm(file: Buffer, maxSeconds: number) {
  const wave = readWave(file);
  if (wave?.format !== PCM || !PCM_BITS.has(wave.bitsPerSample)) return undefined;
  const { channels, samplesPerSecond: rate, bitsPerSample, samplesAt, presentBytes } = wave;
  if (channels === 0 || rate < MIN_RATE || rate > MAX_RATE) return undefined;
  const bytes = bitsPerSample / 8;
  const samples = new Float32Array(
    Math.min(Math.floor(presentBytes / (bytes * channels)), maxSeconds * rate),
  );
  // Samples of 8 bits are unsigned.
  const read = (at: number) => (bytes === 1 ? file.readUInt8(at) - 0x80 : file.readIntLE(at, bytes));
  const scale = 2 ** (bitsPerSample - 1) * channels;
  for (let at = 0; at < samples.length * channels; at++) {
    const index = Math.floor(at / channels);
    samples[index] = (samples[index] ?? 0) + read(samplesAt + at * bytes) / scale;
  }
  return samples.length === 0 ? undefined : { samples, rate };
}

/** Returns a `Buffer` that shares the memory of the bytes. */
export function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Reads the chunk `fmt `. A chunk in the extensible format states the code of the audio format at the start of an identifier. */
function readFormat(file: Buffer, start: number, bytes: number) {
  const code = file.readUInt16LE(start);
  const isExtended = code === EXTENSIBLE && bytes >= 40 && start + 40 <= file.byteLength;
  return {
    /** Code of the audio format: 1 for PCM. */
    format: isExtended ? file.readUInt16LE(start + 24) : code,
    channels: file.readUInt16LE(start + 2),
    samplesPerSecond: file.readUInt32LE(start + 4),
    bytesPerSecond: file.readUInt32LE(start + 8),
    bitsPerSample: file.readUInt16LE(start + 14),
  };
}

function nameAt(file: Buffer, at: number): string {
  return file.toString('latin1', at, at + 4);
}
