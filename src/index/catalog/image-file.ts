import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeIndex } from '../terms/dictionary.ts';
import type { CatalogImage } from './image.ts';

/**
 * An image file stores the index of a catalog in one buffer. A reader uses views of the buffer, and copies no array:
 *
 *     ┌────────┬─────────┬────────────────┬───────────┬──────────────────────────┐
 *     │ format │ SHA-256 │ length of head │ head      │ typed arrays             │
 *     │ 8 B    │ 32 B    │ 8 B            │ JSON      │ each at a multiple of 8  │
 *     └────────┴─────────┴────────────────┴───────────┴──────────────────────────┘
 *
 * The checksum (SHA-256) covers all bytes after the checksum. The head is the catalog image (the index) as JSON. Stand-ins in the head replace typed
 * arrays, maps and sets; JSON writes an undefined entry of a list as null. A reader rejects an image with another key than the expected key.
 */
const FORMAT = 'VDIMAGE7';
const DIGEST_BYTES = 32;
const LENGTH_AT = FORMAT.length + DIGEST_BYTES;
const HEAD_AT = LENGTH_AT + 8;
const ALIGNMENT = 8;

const ARRAYS = { Uint8Array, Uint16Array, Uint32Array, Float64Array };
type ArrayName = keyof typeof ARRAYS;

/** Stand-in for a typed array: the array's class, its byte offset in the section of typed arrays, and its number of elements. */
type ArrayReference = readonly [name: ArrayName, byteOffset: number, length: number];

/** Number of bytes that are hashed at once, in about 5 ms. After each slice of this size, other work gets a turn of the event loop. */
const SLICE_BYTES = 4 * 2 ** 20;

/** Returns the bytes of an image file, including MiniSearch's index of words. @throws {TypeError} if the image has a value that a file cannot hold */
export async function writeImage({ terms, ...rest }: CatalogImage): Promise<Buffer<ArrayBuffer>> {
  const image = { ...rest, terms: { ...terms, index: writeIndex(terms.words) } };
  const arrays: Uint8Array[] = [];
  let arraysSize = 0;

  function refer(view: ArrayBufferView): { $array: ArrayReference } {
    const name = view.constructor.name as ArrayName;
    if (!(name in ARRAYS)) throw new TypeError(`an image file holds no ${name}`);
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    const reference = [name, arraysSize, bytes.length / ARRAYS[name].BYTES_PER_ELEMENT] as const;
    arrays.push(bytes);
    arraysSize += aligned(bytes.length);
    return { $array: reference };
  }

  const head = Buffer.from(
    JSON.stringify(image, (_, value: unknown) => {
      if (ArrayBuffer.isView(value)) return refer(value);
      if (value instanceof Map) return { $map: [...value] };
      if (value instanceof Set) return { $set: [...value] };
      return value;
    }),
  );
  const arraysAt = aligned(HEAD_AT + head.length);
  const file = Buffer.alloc(arraysAt + arraysSize);
  file.write(FORMAT);
  file.writeDoubleLE(head.length, LENGTH_AT);
  head.copy(file, HEAD_AT);
  let at = arraysAt;
  for (const bytes of arrays) {
    file.set(bytes, at);
    at += aligned(bytes.length);
  }
  (await digestOf(file)).copy(file, FORMAT.length);
  return file;
}

/** Reads an image file. The arrays of the image are views of `read`. Returns undefined for a damaged file, another format or another key. */
export async function readImage(read: Uint8Array, key: string): Promise<CatalogImage | undefined> {
  const bytes = read.byteOffset % ALIGNMENT === 0 ? (read as Uint8Array<ArrayBuffer>) : Uint8Array.from(read);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.length < HEAD_AT || file.toString('latin1', 0, FORMAT.length) !== FORMAT) return undefined;
  if (!(await digestOf(file)).equals(file.subarray(FORMAT.length, LENGTH_AT))) return undefined;
  const headEnd = HEAD_AT + file.readDoubleLE(LENGTH_AT);
  const arraysAt = file.byteOffset + aligned(headEnd);

  // JSON.parse gets no reviver, because a reviver would be called for every word of the catalog.
  function revive(value: unknown): unknown {
    if (typeof value !== 'object') return value;
    if (value === null) return undefined;
    if (Array.isArray(value))
      return value.some((each) => typeof each === 'object') ? value.map(revive) : value;
    const { $array, $map, $set } = value as StandIn;
    if ($array) return new ARRAYS[$array[0]](bytes.buffer, arraysAt + $array[1], $array[2]);
    if ($map) return new Map($map.map(([key, each]) => [key, revive(each)]));
    if ($set) return new Set($set);
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, revive(each)]));
  }

  const image = JSON.parse(file.toString('utf8', HEAD_AT, headEnd)) as CatalogImage;
  return image.key === key ? (revive(image) as CatalogImage) : undefined;
}

interface StandIn {
  readonly $array?: ArrayReference;
  readonly $map?: readonly (readonly [unknown, unknown])[];
  readonly $set?: readonly unknown[];
}

async function digestOf(file: Buffer): Promise<Buffer> {
  const hash = createHash('sha256');
  for (let at = LENGTH_AT; at < file.length; at += SLICE_BYTES) {
    if (at > LENGTH_AT) await nextTurn();
    hash.update(file.subarray(at, at + SLICE_BYTES));
  }
  return hash.digest();
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}
