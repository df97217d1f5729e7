import { MAX_BOXES } from './mp4.ts';

const HEADER_BYTES = 10;

/** Returns the content after the ID3 tags at its start, because a tag may come before sound of any type. */
export function withoutTags(content: Uint8Array): Uint8Array {
  let at = 0;
  let size = sizeOfTag(content, at);
  for (let left = MAX_BOXES; left > 0 && size > 0; left--) {
    at += size;
    size = sizeOfTag(content, at);
  }
  return content.subarray(at);
}

/** Returns the size of the tag at a place, with its header and footer; 0 if there is none. Source: id3.org, ID3v2.4 §3.1. */
function sizeOfTag(content: Uint8Array, at: number): number {
  const [i, d, three, , , flags = 0, ...size] = content.subarray(at, at + HEADER_BYTES);
  if (i !== 0x49 || d !== 0x44 || three !== 0x33 || size.length < 4) return 0;
  const footerBytes = flags & 0x10 ? HEADER_BYTES : 0;
  // Seven bits of each byte count.
  return size.reduce((sum, bits) => sum * 128 + (bits & 0x7f), 0) + HEADER_BYTES + footerBytes;
}
