import type { Frame } from './frames.ts';

/** Constants of an MPEG audio layer: bitrates in kbit/s by the header's index, samples per frame, and bytes per slot (unit of a frame's length). */
interface Layer {
  readonly kilobits: readonly number[];
  readonly samples: number;
  readonly slotBytes: number;
}

const KILOBITS_1 = [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448];
const KILOBITS_2 = [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384];
const KILOBITS_3 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const LOW_KILOBITS_1 = [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256];
const LOW_KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** Layers of MPEG-1 by the two layer bits of the header: 1 is layer III, 3 is layer I (source: ISO/IEC 11172-3 §2.4.2.3). */
const LAYERS: readonly (Layer | undefined)[] = [
  undefined,
  { kilobits: KILOBITS_3, samples: 1152, slotBytes: 1 },
  { kilobits: KILOBITS_2, samples: 1152, slotBytes: 1 },
  { kilobits: KILOBITS_1, samples: 384, slotBytes: 4 },
];
/** Layers of MPEG-2 and MPEG-2.5, with lower sampling rates than MPEG-1 (source: ISO/IEC 13818-3 §2.4.2.3). */
const LOW_LAYERS: readonly (Layer | undefined)[] = [
  undefined,
  { kilobits: LOW_KILOBITS, samples: 576, slotBytes: 1 },
  { kilobits: LOW_KILOBITS, samples: 1152, slotBytes: 1 },
  { kilobits: LOW_KILOBITS_1, samples: 384, slotBytes: 4 },
];
const RATES = [44_100, 48_000, 32_000];
/** Divisors of the MPEG-1 sampling rates, by the two version bits of the header. The versions are: MPEG-2.5, reserved, MPEG-2, MPEG-1. */
const DIVISORS = [4, undefined, 2, 1];
const VERSION_1 = 3;

/** Reads the header of an MPEG audio frame; undefined without a valid header, or for the bitrate "free" (frame size unknown). */
export function readMpegFrame(content: Uint8Array, at: number): Frame | undefined {
  const second = content[at + 1] ?? 0;
  const third = content[at + 2] ?? 0xff;
  if (content[at] !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  const version = (second >> 3) & 3;
  const layer = (version === VERSION_1 ? LAYERS : LOW_LAYERS)[(second >> 1) & 3];
  const rate = (RATES[(third >> 2) & 3] ?? 0) / (DIVISORS[version] ?? 0);
  const kilobits = layer?.kilobits[third >> 4] ?? 0;
  if (!layer || kilobits === 0 || !(rate > 0 && rate < Number.POSITIVE_INFINITY)) return undefined;
  const { samples, slotBytes } = layer;
  const slots = Math.floor((samples * kilobits * 125) / (rate * slotBytes)) + ((third >> 1) & 1);
  return { bytes: slots * slotBytes, seconds: samples / rate };
}
