const SAMPLE_RATE = 16_000;
const HEADER_BYTES = 44;

/** Returns a WAVE file with a tone of a duration in seconds: 16 bit, mono. */
export function toneOf(seconds: number, pitch = 440): Buffer {
  const samples = Math.round(seconds * SAMPLE_RATE);
  const file = Buffer.alloc(HEADER_BYTES + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at++)
    file.writeInt16LE(
      Math.round(8000 * Math.sin((2 * Math.PI * pitch * at) / SAMPLE_RATE)),
      HEADER_BYTES + 2 * at,
    );
  return file;
}

/** Returns MPEG layer III frames of silence at 128 kbit/s and 44.1 kHz. */
export function mp3Of(frames: number): Buffer {
  return mpegOf([0xff, 0xfb, 0x90, 0x00], 417, frames);
}

/** Returns MPEG frames of any layer with this header and size. */
export function mpegOf(header: readonly number[], frameBytes: number, frames: number): Buffer {
  const file = Buffer.alloc(frameBytes * frames);
  for (let frame = 0; frame < frames; frame++) file.set(header, frame * frameBytes);
  return file;
}

/** Returns an Ogg file of two pages with Opus, that ends after a number of samples at 48 kHz. */
export function oggOf(samples: number): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead');
  head.writeUInt16LE(312, 10);
  return Buffer.concat([pageOf(0, head), pageOf(samples + 312, Buffer.alloc(80))]);
}

function pageOf(granule: number, body: Buffer): Buffer {
  const header = Buffer.alloc(28);
  header.write('OggS');
  header.writeBigUInt64LE(BigInt(granule), 6);
  header.set([1, body.length], 26);
  return Buffer.concat([header, body]);
}

/** Returns an ID3 tag of a size. */
export function id3Of(bytes: number): Buffer {
  const tag = Buffer.alloc(10 + bytes);
  tag.write('ID3');
  tag.set([4, 0, 0, 0, 0, bytes >> 7, bytes & 0x7f], 3);
  return tag;
}
