/** Audio frame of a stream: size in bytes and duration in seconds. */
export interface Frame {
  readonly bytes: number;
  readonly seconds: number;
}

/** Reads the frame header at an offset; undefined if there is no frame header. */
export type ReadFrame = (content: Uint8Array, at: number) => Frame | undefined;

/** Minimum number of frames in a recording. */
const MIN_FRAMES = 3;
/** First byte of every frame: the first eight bits of the sync word. */
const SYNC = 0xff;

/**
 * Sums the durations of the frames of a stream, in seconds. A frame counts only next to another frame, because a sync word of eleven bits
 * occurs by chance in any content. Bytes between frames are skipped, because a stream may be joined from several files. Returns undefined
 * unless frames make up half of the content.
 */
export function secondsOfFrames(content: Uint8Array, readFrame: ReadFrame): number | undefined {
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
export function startsWithFrame(content: Uint8Array, readFrame: ReadFrame): boolean {
  const first = readFrame(content, 0);
  return (
    first !== undefined &&
    (first.bytes + 4 > content.byteLength || readFrame(content, first.bytes) !== undefined)
  );
}
