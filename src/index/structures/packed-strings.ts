/** Packed strings are strings in one buffer of UTF-8, which one thread can pass to another without a copy. */
export interface PackedStrings {
  /** All strings in UTF-8, joined. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Start of each string in `bytes`, then the end of the last string. */
  readonly starts: Uint32Array<ArrayBuffer>;
}

export function packStrings(strings: readonly string[]): PackedStrings {
  const starts = new Uint32Array(strings.length + 1);
  for (const [at, text] of strings.entries()) starts[at + 1] = (starts[at] ?? 0) + Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafeSlow(starts[strings.length] ?? 0);
  for (const [at, text] of strings.entries()) bytes.write(text, starts[at] ?? 0);
  return { bytes: new Uint8Array(bytes.buffer), starts };
}

export function openStrings({ bytes: { buffer, byteOffset, byteLength }, starts }: PackedStrings) {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return (at: number): string => bytes.toString('utf8', starts[at], starts[at + 1]);
}
