/** Whole numbers, each in no more bytes than the largest of them needs. */
export type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

export function pack(numbers: Uint32Array): Numbers {
  const largest = numbers.reduce((a, b) => Math.max(a, b), 0);
  if (largest < 2 ** 8) return Uint8Array.from(numbers);
  return largest < 2 ** 16 ? Uint16Array.from(numbers) : Uint32Array.from(numbers);
}
