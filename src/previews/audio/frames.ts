/** Frame of a stream: its size, and the duration of its sound. */
export interface Frame {
  readonly bytes: number;
  readonly seconds: number;
}

/** Reads the header of a frame; undefined if none is there. */
export type ReadFrame = (content: Uint8Array, at: number) => Frame | undefined;

/** Fewest frames of a recording. */
const MIN_FRAMES = 3;
/** First byte of every frame. */
const SYNC = 0xff;

/**
 * Sums the frames of a stream that other frames follow, because eleven bits of sync appear in any content. A stream may be broken in
 * between, as one that was joined from several files. Every byte is looked at once. Returns the duration in seconds; undefined unless frames
 * make up half of the content.
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

/** Reports whether content starts with a frame, which another one follows unless the content ends before. */
export function startsWithFrame(content: Uint8Array, readFrame: ReadFrame): boolean {
  const first = readFrame(content, 0);
  return (
    first !== undefined &&
    (first.bytes + 4 > content.byteLength || readFrame(content, first.bytes) !== undefined)
  );
}
