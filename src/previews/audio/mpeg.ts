import type { Frame } from './frames.ts';

/** Bitrates of layer III in kbit/s by the header's index, for MPEG-1 (source: ISO/IEC 11172-3 §2.4.2.3). */
const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
/** Bitrates of layer III for MPEG-2 and MPEG-2.5, which have lower sampling rates than MPEG-1 (source: ISO/IEC 13818-3 §2.4.2.3). */
const LOW_KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [44_100, 48_000, 32_000];
/** Divisors of the MPEG-1 sampling rates, by the two version bits of the header. The versions are: MPEG-2.5, reserved, MPEG-2, MPEG-1. */
const DIVISORS = [4, undefined, 2, 1];
const VERSION_1 = 3;

/** Reads the header of a frame of MPEG layer III (MP3); undefined without a valid header, or for the bitrate "free" (frame size unknown). */
export function readMpegFrame(content: Uint8Array, at: number): Frame | undefined {
  const second = content[at + 1] ?? 0;
  const third = content[at + 2] ?? 0xff;
  // The mask has the last three bits of the sync word and the two bits of the layer.
  if (content[at] !== 0xff || (second & 0xe6) !== 0xe2) return undefined;
  const version = (second >> 3) & 3;
  const rate = (RATES[(third >> 2) & 3] ?? 0) / (DIVISORS[version] ?? 0);
  const kilobits = (version === VERSION_1 ? KILOBITS : LOW_KILOBITS)[third >> 4] ?? 0;
  if (kilobits === 0 || !(rate > 0 && rate < Number.POSITIVE_INFINITY)) return undefined;
  const samples = version === VERSION_1 ? 1152 : 576;
  const bytes = Math.floor((samples * kilobits * 125) / rate) + ((third >> 1) & 1);
  return { bytes, seconds: samples / rate };
}
