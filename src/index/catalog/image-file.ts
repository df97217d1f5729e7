import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DefaultDeserializer, DefaultSerializer } from 'node:v8';
import { orUndefined } from '../../lib/or-undefined.ts';
import { writeIndex } from '../terms/dictionary.ts';
import type { CatalogImage } from './image.ts';

/**
 * An image file stores the index of a catalog in one buffer. Its checksum (SHA-256) covers all bytes after the checksum. The image is serialized as V8
 * serializes messages between threads. Large byte arrays are read as views of the buffer; arrays whose offset allows no view are copied.
 *
 *     ┌────────┬─────────┬────────────────────────────┐
 *     │ format │ SHA-256 │ image, serialized by V8    │
 *     │ 8 B    │ 32 B    │                            │
 *     └────────┴─────────┴────────────────────────────┘
 */
const FORMAT = 'VDIMAGE8';
const DIGEST_BYTES = 32;
const IMAGE_AT = FORMAT.length + DIGEST_BYTES;

/** Number of bytes that are hashed at once, in about 5 ms. After each slice of this size, other work gets a turn of the event loop. */
const SLICE_BYTES = 4 * 2 ** 20;

/** Returns the bytes of an image file, including MiniSearch's index of words. @throws {Error} if the image has a value that V8 cannot serialize */
export async function writeImage({ terms, ...rest }: CatalogImage): Promise<Buffer<ArrayBuffer>> {
  const serializer = new DefaultSerializer();
  serializer.writeRawBytes(Buffer.alloc(IMAGE_AT, FORMAT));
  serializer.writeHeader();
  serializer.writeValue({ ...rest, terms: { ...terms, index: writeIndex(terms.words) } });
  const file = serializer.releaseBuffer() as Buffer<ArrayBuffer>;
  (await digestOf(file)).copy(file, FORMAT.length);
  return file;
}

/** Reads an image file. Returns undefined if the file is damaged, has a different format or key, or is from a newer V8. */
export async function readImage(read: Uint8Array, key: string): Promise<CatalogImage | undefined> {
  const file = Buffer.from(read.buffer, read.byteOffset, read.byteLength);
  if (file.length < IMAGE_AT || file.toString('latin1', 0, FORMAT.length) !== FORMAT) return undefined;
  if (!(await digestOf(file)).equals(file.subarray(FORMAT.length, IMAGE_AT))) return undefined;
  return orUndefined(() => {
    const deserializer = new DefaultDeserializer(file.subarray(IMAGE_AT));
    deserializer.readHeader();
    const image = deserializer.readValue() as CatalogImage;
    return image.key === key ? image : undefined;
  });
}

async function digestOf(file: Buffer): Promise<Buffer> {
  const hash = createHash('sha256');
  for (let at = IMAGE_AT; at < file.length; at += SLICE_BYTES) {
    if (at > IMAGE_AT) await nextTurn();
    hash.update(file.subarray(at, at + SLICE_BYTES));
  }
  return hash.digest();
}
