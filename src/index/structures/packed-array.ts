/** A packed array stores whole numbers in 8, 16 or 32 bits each: the narrowest width that holds the largest number. */
export type PackedArray = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** Creates an array of zeros, wide enough for numbers up to `largest`. */
export function createPackedArray(largest: number, length: number): PackedArray {
  if (largest < 2 ** 8) return new Uint8Array(length);
  return largest < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}
