/** Whole numbers, each in no more bytes than the largest of them needs. */
export type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** The numbers at some places, in their order. */
export function packAt(places: Uint32Array, numbers: Uint32Array): Numbers {
  const largest = numbers.reduce((a, b) => Math.max(a, b), 0);
  const packed = createNumbers(largest, places.length);
  for (let at = 0; at < places.length; at++) packed[at] = numbers[places[at] ?? 0] ?? 0;
  return packed;
}

function createNumbers(largest: number, length: number): Numbers {
  if (largest < 2 ** 8) return new Uint8Array(length);
  return largest < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}
