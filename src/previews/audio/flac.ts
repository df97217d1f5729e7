const SIGNATURE_BYTES = 4;
const BLOCK_HEADER_BYTES = 4;
const STREAM_INFO_BYTES = 34;

/** Returns the duration of a FLAC file in seconds; 0 if the header states no duration; undefined if no audio frame follows the metadata. */
export function secondsOfFlac(file: Buffer): number | undefined {
  const info = SIGNATURE_BYTES + BLOCK_HEADER_BYTES;
  if (file.byteLength < info + STREAM_INFO_BYTES || (file.readUInt8(SIGNATURE_BYTES) & 0x7f) !== 0)
    return undefined;
  const rate = file.readUIntBE(info + 10, 3) >> 4;
  const samples = (file.readUInt8(info + 13) & 15) * 2 ** 32 + file.readUInt32BE(info + 14);
  return rate > 0 && startsFrame(file, endOfMetadata(file)) ? samples / rate : undefined;
}

function endOfMetadata(file: Buffer): number {
  for (let at = SIGNATURE_BYTES; at + BLOCK_HEADER_BYTES <= file.byteLength; ) {
    const isLast = file.readUInt8(at) >= 0x80;
    at += BLOCK_HEADER_BYTES + file.readUIntBE(at + 1, 3);
    if (isLast) return at;
  }
  return file.byteLength;
}

function startsFrame(file: Buffer, at: number): boolean {
  return at + 2 <= file.byteLength && (file.readUInt16BE(at) & 0xff_fe) === 0xff_f8;
}
