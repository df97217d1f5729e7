import type { Frame } from './frames.ts';

/** Sampling rates in Hz by the index in the header. Source: ISO/IEC 14496-3 §1.6.3.4. */
const RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
const HEADER_BYTES = 7;
const BLOCK_SAMPLES = 1024;

/** Reads the header of an ADTS frame (AAC); undefined if none is at this offset. */
export function readAdtsFrame(content: Uint8Array, at: number): Frame | undefined {
  if (content[at] !== 0xff || ((content[at + 1] ?? 0) & 0xf6) !== 0xf0) return undefined;
  if (at + HEADER_BYTES > content.length) return undefined;
  // Bytes are read one by one, because destructuring a subarray takes ten times as long.
  const byte = (place: number) => content[at + place] ?? 0;
  const rate = RATES[(byte(2) >> 2) & 15];
  const bytes = ((byte(3) & 3) << 11) | (byte(4) << 3) | (byte(5) >> 5);
  if (rate === undefined || bytes <= HEADER_BYTES) return undefined;
  return { bytes, seconds: (((byte(6) & 3) + 1) * BLOCK_SAMPLES) / rate };
}
