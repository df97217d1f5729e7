/** Audio stream of an Ogg file, as described by its first packet. */
interface Stream {
  readonly serial: number;
  readonly rate: number;
  /** Number of samples at the start that players skip (pre-skip). */
  readonly skipped: number;
}

/** Page of an Ogg file (source: RFC 3533 §6). */
type Page = NonNullable<ReturnType<typeof readPage>>;

const HEADER_BYTES = 27;
const NO_GRANULE = 0xff_ff_ff_ff_ff_ff_ff_ffn;

/** Codecs, with the first bytes of a stream in each codec. Source: RFC 7845 for Opus; Xiph.Org's Vorbis I specification. */
const CODECS: readonly (readonly [
  magic: string,
  bytes: number,
  read: (body: Buffer) => Omit<Stream, 'serial'>,
])[] = [
  ['OpusHead', 12, (body) => ({ rate: 48_000, skipped: body.readUInt16LE(10) })],
  ['\x01vorbis', 16, (body) => ({ rate: body.readUInt32LE(12), skipped: 0 })],
];

/** Reads the duration of the first audio stream of an Ogg file in seconds; undefined if the file has no known audio stream. */
export function secondsOfOgg(file: Buffer): number | undefined {
  let stream: Stream | undefined;
  let samples = 0;
  for (let page = readPage(file, 0); page; page = readPage(file, page.end)) {
    if (!stream) stream = toStream(page);
    else if (page.serial === stream.serial && page.body.byteLength > 0) samples = page.granule ?? samples;
  }
  return stream && stream.rate > 0 ? Math.max(0, samples - stream.skipped) / stream.rate : undefined;
}

function readPage(file: Buffer, at: number) {
  if (at + HEADER_BYTES > file.byteLength || file.toString('latin1', at, at + 4) !== 'OggS') return undefined;
  const granule = file.readBigUInt64LE(at + 6);
  const start = at + HEADER_BYTES + file.readUInt8(at + 26);
  const end = file.subarray(at + HEADER_BYTES, start).reduce((sum, bytes) => sum + bytes, start);
  if (end > file.byteLength) return undefined;
  return {
    serial: file.readUInt32LE(at + 14),
    /** Granule position: number of samples up to the end of the page; undefined if no packet ends on the page. */
    granule: granule === NO_GRANULE ? undefined : Number(granule),
    body: file.subarray(start, end),
    end,
  };
}

function toStream({ serial, body }: Page): Stream | undefined {
  const codec = CODECS.find(
    ([magic, bytes]) => body.byteLength >= bytes && body.toString('latin1', 0, magic.length) === magic,
  );
  return codec && { serial, ...codec[2](body) };
}
