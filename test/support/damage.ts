import fc from 'fast-check';

/** Damage of a blob: its bytes, or undefined for a blob that is gone. */
export type Damage = (body: Buffer) => Buffer | undefined;

const position = fc.nat(10_000);
/** Damages as disks, copies and hands do them. */
export const damage: fc.Arbitrary<Damage> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(position, fc.nat(7)).map(([at, bit]) => flip(at, bit)) },
  position.map((at) => (body: Buffer) => body.subarray(0, at % body.length)),
  position.map((at) => (body: Buffer) => body.fill(0, at % body.length)),
  position.map((at) => (body: Buffer) => insert(body, at % body.length)),
  fc.constant(() => Buffer.from('garbage')),
  fc.constant(() => undefined),
);

function flip(at: number, bit: number) {
  return (body: Buffer) => {
    body[at % body.length] = (body[at % body.length] ?? 0) ^ (1 << bit);
    return body;
  };
}

function insert(body: Buffer, at: number): Buffer {
  return Buffer.concat([body.subarray(0, at), body.subarray(at, at + 1), body.subarray(at)]);
}
