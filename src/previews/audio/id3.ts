import { MAX_BOXES } from './mp4.ts';

const HEADER_BYTES = 10;

/** Returns the content without leading ID3 tags, because a tag may precede audio of any format. */
export function withoutTags(content: Uint8Array): Uint8Array {
  let at = 0;
  let size = sizeOfTag(content, at);
  for (let left = MAX_BOXES; left > 0 && size > 0; left--) {
    at += size;
    size = sizeOfTag(content, at);
  }
  return content.subarray(at);
}

/** Returns the size in bytes of the tag at an offset, including header and footer; 0 if there is no tag. Source: id3.org, ID3v2.4 §3.1. */
function sizeOfTag(content: Uint8Array, at: number): number {
  const [i, d, three, , , flags = 0, ...size] = content.subarray(at, at + HEADER_BYTES);
  if (i !== 0x49 || d !== 0x44 || three !== 0x33 || size.length < 4) return 0;
  const footerBytes = flags & 0x10 ? HEADER_BYTES : 0;
  // The size is a synchsafe integer: seven bits of each byte.
  return size.reduce((sum, bits) => sum * 128 + (bits & 0x7f), 0) + HEADER_BYTES + footerBytes;
}
