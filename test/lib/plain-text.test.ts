import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasHidden, toPlainText } from '../../src/lib/plain-text.ts';
import { codePoint } from '../support/code-point.ts';
import { runs } from '../support/long-tests.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{ texts: Rows<[title: string, text: string, expected: string]> }>(import.meta);

const MAX = 100;

it.each(TABLE.texts)('%s: %j becomes %j', (_, text, expected) => {
  expect(toPlainText(text, MAX)).toBe(expected);
});

it.each([
  ['letters', 'x'.repeat(1_000_000), 100, 100],
  ['emoji', '😀'.repeat(1000), 100, 400],
  ['combining marks', `a${'\u0301'.repeat(10_000)}`, 100, 200],
  ['hidden characters before text', `${'\u200b'.repeat(1_000_000)}x`, 0, 0],
  ['Thai', 'สวัสดี'.repeat(100_000), 100, 300],
])('a long text of %s is cut', (_, text, characters, bytes) => {
  const plain = toPlainText(text, MAX);
  expect([...plain]).toHaveLength(characters);
  expect(Buffer.byteLength(plain)).toBeLessThanOrEqual(bytes);
});

it('a cut leaves neither half a pair nor a joiner nor a blank at the end', () => {
  const persian = `${'x'.repeat(MAX - 2)}می`.slice(0, MAX - 1);
  expect(toPlainText(`${persian}\u200cخ`, MAX)).toBe(persian);
  expect(toPlainText(`${'x'.repeat(MAX - 1)} y`, MAX)).toBe('x'.repeat(MAX - 1));
});

it.each([
  ['\ufe0f\u200d👩', '👩'],
  ['م\u200d\u061cم', 'م\u200dم'],
  ['👩\ufe0f\u200d👩', '👩\ufe0f\u200d👩'],
])('a joiner beside a hidden character joins nothing: %j', (raw, plain) => {
  expect(toPlainText(raw, MAX)).toBe(plain);
});

it('whatever the text, the result is bounded, well-formed, without hidden characters, and stays as it is', () => {
  const text = fc.oneof(
    fc.string({ unit: codePoint, maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('\u200d', '\u200c', 'क', '्', 'م', '👩', '\ufe0f', '\u202e', '\ud83d', ' ', 'a'),
    }),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 50 }), (raw, maximum) => {
      const plain = toPlainText(raw, maximum);
      expect([...plain].length).toBeLessThanOrEqual(maximum);
      expect(hasHidden(plain)).toBe(false);
      expect(Buffer.from(plain).toString()).toBe(plain);
      expect(plain).toBe(plain.normalize('NFC'));
      expect(toPlainText(plain, maximum)).toBe(plain);
    }),
    runs(1000),
  );
});
