import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const MAX = 0x10ffff - SURROGATES.count;

function toIndex(text: unknown): number {
  if (typeof text !== 'string' || !/^\P{Cs}$/u.test(text)) throw new Error('not one code point');
  const point = text.codePointAt(0) ?? 0;
  return point < SURROGATES.first ? point : point - SURROGATES.count;
}

/**
 * Any code point but surrogates, as the unit of strings. fast-check's own unit `binary` has the same values, but makes a table of all of
 * them in each test file, which takes half a second.
 */
export const codePoint = fc
  .nat({ max: MAX })
  .map((index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count), toIndex);
