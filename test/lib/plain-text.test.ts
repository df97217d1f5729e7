import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasHidden, toPlainText } from '../../src/lib/plain-text.ts';
import { codePoint } from '../support/code-point.ts';
import { runs } from '../support/long-tests.ts';

const MAX = 100;

it.each([
  ['plain words stay', "D'Artagnan (Éé) 晓晓 – მარიამი", "D'Artagnan (Éé) 晓晓 – მარიამი"],
  ['line breaks and tabs are blanks', 'two\r\nlines\tand\u2028more\u0085end', 'two lines and more end'],
  ['escapes lose their control character', '\u001b[31mred\u001b]0;x\u0007', '[31mred ]0;x'],
  ['NUL is no text', 'a\0b', 'a b'],
  ['bidirectional controls go', 'a\u202eb\u2066c\u2069\u061c\u200f', 'abc'],
  ['zero-width spaces and soft hyphens go', 'in\u200bvi\u00adsi\u2060ble\ufeff', 'invisible'],
  ['tag characters go', 'Hi\u{e0001}\u{e0049}\u{e0067}\u{e007f}', 'Hi'],
  ['half surrogates go', '\ud800a\udc00b\ud83d', 'ab'],
  ['whole surrogate pairs stay', '😀', '😀'],
  ['private use goes', 'a\ue000\u{f0000}\u{100000}b', 'ab'],
  ['unassigned characters and no-characters go', 'a\u0378\uffff\u{1fffe}b', 'ab'],
  ['annotations go', 'a\ufff9b\ufffa\ufffb', 'ab'],
  ['fillers are blanks', '\u3164\u115f\u1160\uffa0\u2800', ''],
  ['a name of blanks is empty', ' \u00a0\u3000\u200b', ''],
  ['variation selectors that carry data go', 'a\ufe00\ufe01\u{e0100}\u{e01ef}b', 'ab'],
  ['decomposed letters are composed', 'e\u0301 \u1100\u1161', 'é 가'],
  ['joiners in Persian stay', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['joiners in Indic scripts stay', 'ක්\u200dර, क्\u200cष', 'ක්\u200dර, क्\u200cष'],
  ['joiners in Latin go', 'a\u200db\u200cc', 'abc'],
  ['joiners at the end go', 'می\u200c', 'می'],
  ['two joiners are none', 'می\u200c\u200cخ', 'میخ'],
  [
    'joined emoji stay',
    '👩🏽\u200d🚀 ❤\ufe0f\u200d🔥 1\ufe0f\u20e3',
    '👩🏽\u200d🚀 ❤\ufe0f\u200d🔥 1\ufe0f\u20e3',
  ],
  ['markup is text', '<b>x</b> [y](javascript:1)', '<b>x</b> [y](javascript:1)'],
])('%s: %j becomes %j', (_, text, expected) => {
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
