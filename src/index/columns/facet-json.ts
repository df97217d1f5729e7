import { memoize } from '../../lib/memoize.ts';
import { type PackedStrings, packStrings } from '../structures/packed-strings.ts';
import type { Columns } from './columns.ts';
import { type ColumnName, labelOf } from './schema.ts';
import type { ValueCodes } from './value-codes.ts';

/** A facet group with its name and column. `counts` has the number of hits with each value, by the value's index in `distinct`. */
interface CountedFacet {
  readonly group: string;
  readonly column: ColumnName;
  readonly counts: Uint32Array;
}

/**
 * JSON of a column's values in UTF-8, without counts. Each value has one text before the count and one text after the count:
 *
 *     {"value":"French","count":   414   ,"code":"fr"}
 *     ▲                                  ▲            ▲
 *     starts[2v]                         [2v + 1]     [2v + 2]
 */
interface ValueTexts extends PackedStrings {
  /** Array in which a call sorts the counted values. All calls share one array, so that no call needs to allocate memory. */
  readonly keys: Float64Array;
}

/** Maximum number of bytes that the count of a value needs: 10 digits, and the comma before the next value. */
const COUNT_BYTES = 11;
/** Maximum number of bytes that a facet group's name takes with its quotes, colon, comma and brackets. */
const GROUP_BYTES = 64;

const COMMA = 0x2c;

/** Creates the function that writes `Facets` as JSON in UTF-8. All calls write into the same memory, and so each call overwrites the last result. */
export function createFacetWriter(columns: Columns, valueCodes: ValueCodes) {
  const codes: Readonly<Partial<Record<ColumnName, ValueCodes[keyof ValueCodes]>>> = valueCodes;
  // A column is encoded once, because encoding is slow. Encoding waits until the first use of the column, so that catalogs open fast.
  const textsOf = memoize((name: ColumnName): ValueTexts => {
    const { distinct } = columns[name];
    const texts = distinct.flatMap((value, at) =>
      textsAround(value, codes[name]?.[at], labelOf(name, value)),
    );
    return { ...packStrings(texts), keys: new Float64Array(distinct.length) };
  });
  let target = Buffer.alloc(0);

  return (facets: readonly CountedFacet[]): Buffer => {
    let at = 0;
    for (const { group, column, counts } of facets) {
      const texts = textsOf(column);
      const needed = at + GROUP_BYTES + texts.bytes.length + counts.length * COUNT_BYTES;
      if (needed > target.length) target = enlarge(target, needed);
      at = writeAscii(`${at === 0 ? '{' : ','}"${group}":[`, target, at);
      at = writeCounts(texts, counts, target, at);
      at = writeAscii(']', target, at);
    }
    at = writeAscii('}', target, at);
    return target.subarray(0, at);
  };
}

/** Returns the JSON before and after the count of a value. For a value without code and label, the JSON after the count is a closing brace. */
function textsAround(value: string, code: string | undefined, label: string | undefined): [string, string] {
  const after = (code ?? label) ? `,${JSON.stringify({ code, label }).slice(1)}` : '}';
  return [`{"value":${JSON.stringify(value)},"count":`, after];
}

function enlarge(target: Buffer, needed: number): Buffer<ArrayBuffer> {
  const larger = Buffer.alloc(2 * needed);
  target.copy(larger);
  return larger;
}

/** Writes the values that have hits, highest count first; equal counts are in the order of `distinct`. Returns the index after the last byte. */
function writeCounts(
  { bytes, starts, keys }: ValueTexts,
  counts: Uint32Array,
  target: Uint8Array,
  start: number,
): number {
  let length = 0;
  // Count and value are combined in one number, because a typed array is sorted several times as fast as an array with a comparator.
  for (let value = 0; value < counts.length; value++)
    if (counts[value] !== 0) keys[length++] = (counts[value] ?? 0) * counts.length - value;
  const sorted = keys.subarray(0, length).sort();
  let at = start;
  for (let place = length - 1; place >= 0; place--) {
    const count = Math.ceil((sorted[place] ?? 0) / counts.length);
    const value = count * counts.length - (sorted[place] ?? 0);
    if (at > start) target[at++] = COMMA;
    at = copyText(bytes, starts[2 * value] ?? 0, starts[2 * value + 1] ?? 0, target, at);
    at = writeAscii(String(count), target, at);
    at = copyText(bytes, starts[2 * value + 1] ?? 0, starts[2 * value + 2] ?? 0, target, at);
  }
  return at;
}

/** Copies bytes in a loop, because `TypedArray.prototype.set` is slower for so few bytes. Returns the index after the last byte copied to `target`. */
function copyText(bytes: Uint8Array, from: number, to: number, target: Uint8Array, start: number): number {
  let at = start;
  for (let next = from; next < to; next++) target[at++] = bytes[next] ?? 0;
  return at;
}

function writeAscii(text: string, target: Uint8Array, start: number): number {
  for (let at = 0; at < text.length; at++) target[start + at] = text.charCodeAt(at);
  return start + text.length;
}
