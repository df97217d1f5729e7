import type { Frame } from './frames.ts';

/** Sampling rates by index. Source: ISO/IEC 14496-3 §1.6.3.4. */
const RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
const HEADER_BYTES = 7;
const BLOCK_SAMPLES = 1024;

/** Reads the header of an ADTS frame, as AAC streams have. */
export function readAdtsFrame(content: Uint8Array, at: number): Frame | undefined {
  if (content[at] !== 0xff || ((content[at + 1] ?? 0) & 0xf6) !== 0xf0) return undefined;
  const [third = 0, fourth = 0, fifth = 0, sixth = 0, seventh] = content.subarray(at + 2, at + HEADER_BYTES);
  if (seventh === undefined) return undefined;
  const rate = RATES[(third >> 2) & 15];
  const bytes = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
  if (rate === undefined || bytes <= HEADER_BYTES) return undefined;
  return { bytes, seconds: (((seventh & 3) + 1) * BLOCK_SAMPLES) / rate };
}
