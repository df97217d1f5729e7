import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import stringWidth from 'string-width';
import { printRows } from '../../src/cli/print-rows.ts';
import { runs } from '../support/long-tests.ts';

const ROWS = [
  { id: 'deepgram/aura-2-thalia-en', name: 'Thalia', language: 'en-US', voices: 100, accent: 'American' },
  { id: 'azure/zh-CN-Xiaochen', name: '晓辰多语言', language: 'zh-CN', voices: 123_456, accent: 'Mandarin' },
];

function print(
  rows: readonly Record<string, string | number>[],
  columns?: number,
  isTerminal = true,
): string {
  const out: string[] = [];
  printRows({ out: (text) => void out.push(text), isTerminal, columns }, rows);
  return out.join('\n');
}

it('a table aligns its columns, numbers at their last digit', () => {
  expect(print(ROWS, 80).split('\n')).toEqual([
    'id                         name        language  voices  accent',
    'deepgram/aura-2-thalia-en  Thalia      en-US        100  American',
    'azure/zh-CN-Xiaochen       晓辰多语言  zh-CN     123456  Mandarin',
  ]);
});

it('a table is cut at the width of the terminal, and says so', () => {
  expect(print(ROWS, 33).split('\n')).toEqual(
    [
      'id                         name …',
      'deepgram/aura-2-thalia-en  Thali…',
      'azure/zh-CN-Xiaochen       晓辰… ',
      '(cut at the width of the terminal; --json has all)',
    ].map((line) => line.trimEnd()),
  );
});

it.each([
  ['a terminal that is wide enough', 200, true],
  ['a terminal of unknown width', undefined, true],
  ['a pipe', 20, false],
])('a table cuts nothing in %s', (_, columns, isTerminal) => {
  const text = print(ROWS, columns, isTerminal);
  for (const cell of ROWS.flatMap((row) => Object.values(row))) expect(text).toContain(String(cell));
  expect(text).not.toContain('…');
});

it('a table is never wider than the terminal', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'W', '晓', ' ', '-', 'é', 'e\u0301'), maxLength: 60 });
  const row = fc.record({ id: cell, name: cell, count: fc.nat(), accent: cell });
  const width = fc.integer({ min: 60, max: 200 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), width, (rows, columns) => {
      for (const line of print(rows, columns).split('\n'))
        expect(stringWidth(line)).toBeLessThanOrEqual(columns);
    }),
    runs(100),
  );
});
