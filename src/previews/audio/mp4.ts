/** Box of an MP4 file, with the start and end offsets of its content (source: ISO/IEC 14496-12 §4.2). */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Maximum number of boxes (MP4), chunks (WAVE) or ID3 tags that are read per file. Even an hour of MP4 has only some thousands of boxes. */
export const MAX_BOXES = 10_000;
const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;

/** Returns the duration of an MP4 file's audio in seconds; 0 if a fragmented file states no duration; undefined without audio track or media data. */
export function secondsOfMp4(file: Buffer): number | undefined {
  const listBoxes = createBoxReader(file);
  const childrenOf = (box: Box, wanted: string) => listBoxes(box).filter(({ type }) => type === wanted);
  const boxes = listBoxes({ start: 0, end: file.byteLength });
  const movie = boxes.find(({ type }) => type === 'moov');
  const hasData = boxes.some(({ type, start, end }) => type === 'mdat' && end > start);
  if (!movie || !hasData) return undefined;
  const sounds = childrenOf(movie, 'trak')
    .flatMap((track) => childrenOf(track, 'mdia'))
    .filter((media) => childrenOf(media, 'hdlr').some((box) => isSound(file, box)));
  const [header] = sounds.flatMap((media) => childrenOf(media, 'mdhd'));
  const seconds = header && secondsOfHeader(file, header);
  if (seconds === 0 && !boxes.some(({ type }) => type === 'moof')) return undefined;
  return seconds;
}

/** Creates a function that lists the boxes in a byte range of a file. All calls together return at most {@link MAX_BOXES} boxes. */
function createBoxReader(file: Buffer): (part: Pick<Box, 'start' | 'end'>) => Box[] {
  let left = MAX_BOXES;
  return ({ start: from, end: until }) => {
    const boxes: Box[] = [];
    for (let at = from; at + HEADER_BYTES <= until && left > 0; left--) {
      const size = file.readUInt32BE(at);
      const isLarge = size === 1 && at + LARGE_HEADER_BYTES <= until;
      const start = at + (isLarge ? LARGE_HEADER_BYTES : HEADER_BYTES);
      // A size of 0 means that the box extends to the end of its range.
      const stated = isLarge ? Number(file.readBigUInt64BE(at + HEADER_BYTES)) : size;
      const end = size === 0 ? until : at + stated;
      if (end < start || end > until) break;
      boxes.push({ type: file.toString('latin1', at + 4, at + HEADER_BYTES), start, end });
      at = end;
    }
    return boxes;
  };
}

function isSound(file: Buffer, { start, end }: Box): boolean {
  return start + 12 <= end && file.toString('latin1', start + 8, start + 12) === 'soun';
}

/** Reads the duration in seconds from a media header (`mdhd`). Version 1 of the media header has 64-bit times. */
function secondsOfHeader(file: Buffer, { start, end }: Box): number | undefined {
  if (start + 32 > end && !(start + 20 <= end && file.readUInt8(start) === 0)) return undefined;
  const isLarge = file.readUInt8(start) === 1;
  const rate = file.readUInt32BE(start + (isLarge ? 20 : 12));
  const ticks = isLarge ? Number(file.readBigUInt64BE(start + 24)) : file.readUInt32BE(start + 16);
  return rate > 0 ? ticks / rate : undefined;
}
