const MIN_FRAMES = 3;
/** First byte of every frame: a frame starts with a sync word of at least eleven bits, all 1. */
const SYNC = 0xff;
/** Bitrates of layer III in kbit/s by the header's index, for MPEG-1 (source: ISO/IEC 11172-3 §2.4.2.3). */
const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
/** Bitrates of layer III for MPEG-2 and MPEG-2.5, which have lower sampling rates than MPEG-1 (source: ISO/IEC 13818-3 §2.4.2.3). */
const LOW_KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const MPEG_RATES = [44_100, 48_000, 32_000];
/** Divisors of the MPEG-1 sampling rates, by the two version bits of the header. The versions are: MPEG-2.5, reserved, MPEG-2, MPEG-1. */
const DIVISORS = [4, undefined, 2, 1];
const VERSION_1 = 3;

/**
 * Returns the duration of a stream of frames in seconds; undefined if frames make up less than half of the content. A frame counts only next to
 * another frame, because the eleven bits of a sync word occur by chance in any content. Bytes between frames are skipped, because a stream may
 * consist of several joined files.
 */
export function secondsOfFrames(content: Uint8Array): number | undefined {
  let [frames, bytes, seconds] = [0, 0, 0];
  let isJoined = false;
  for (let at = content.indexOf(SYNC); at !== -1; at = content.indexOf(SYNC, at)) {
    const frame = readFrame(content, at);
    const end = at + (frame?.bytes ?? 1);
    if (frame && end <= content.byteLength && (isJoined || readFrame(content, end))) {
      frames++;
      bytes += frame.bytes;
      seconds += frame.seconds;
      isJoined = readFrame(content, end) !== undefined;
      at = end;
    } else {
      isJoined = false;
      at++;
    }
  }
  return frames >= MIN_FRAMES && bytes * 2 >= content.byteLength ? seconds : undefined;
}

/** Reports whether content starts with a frame that is followed by another frame or by the end of the content. */
export function startsWithFrame(content: Uint8Array): boolean {
  const first = readFrame(content, 0);
  return (
    first !== undefined &&
    (first.bytes + 4 > content.byteLength || readFrame(content, first.bytes) !== undefined)
  );
}

/** Reads the header of a frame of MPEG layer III (MP3); undefined without a valid header, or for the bitrate "free" (frame size unknown). */
function readFrame(content: Uint8Array, at: number) {
  const second = content[at + 1] ?? 0;
  const third = content[at + 2] ?? 0xff;
  // The mask has the last three bits of the sync word and the two bits of the layer.
  if (content[at] !== 0xff || (second & 0xe6) !== 0xe2) return undefined;
  const version = (second >> 3) & 3;
  const rate = (MPEG_RATES[(third >> 2) & 3] ?? 0) / (DIVISORS[version] ?? 0);
  const kilobits = (version === VERSION_1 ? KILOBITS : LOW_KILOBITS)[third >> 4] ?? 0;
  if (kilobits === 0 || !(rate > 0 && rate < Number.POSITIVE_INFINITY)) return undefined;
  const samples = version === VERSION_1 ? 1152 : 576;
  const bytes = Math.floor((samples * kilobits * 125) / rate) + ((third >> 1) & 1);
  return { bytes, seconds: samples / rate };
}
