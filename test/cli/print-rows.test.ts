import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import stringWidth from 'string-width';
import { printRows } from '../../src/cli/print-rows.ts';
import { runs } from '../support/long-tests.ts';

const ROWS = [
  { id: 'deepgram/aura-2-thalia-en', name: 'Thalia', language: 'en-US', voices: 100, accent: 'American' },
  {
    id: `azure/${'zh-CN-XiaochenMultilingualNeural'.repeat(2)}`,
    name: '晓辰多语言语音合成演示',
    language: 'zh-CN',
    voices: 123_456,
    accent: 'Beijing Mandarin',
  },
];

function print(
  rows: readonly Record<string, string | number>[],
  columns?: number,
  isTerminal = true,
  whole: readonly string[] = [],
): string {
  const out: string[] = [];
  printRows({ out: (text) => void out.push(text), isTerminal, columns }, rows, whole);
  return out.join('\n');
}

it('a table cuts the widest columns to the width of the terminal, and the first one last', () => {
  expect(print(ROWS, 80).split('\n').slice(0, 5)).toEqual([
    '┌────────────────────────────────┬───────────┬──────────┬────────┬────────────┐',
    '│ id                             │ name      │ language │ voices │ accent     │',
    '├────────────────────────────────┼───────────┼──────────┼────────┼────────────┤',
    '│ deepgram/aura-2-thalia-en      │ Thalia    │ en-US    │    100 │ American   │',
    '│ azure/zh-CN-XiaochenMultiling… │ 晓辰多语… │ zh-CN    │ 123456 │ Beijing M… │',
  ]);
});

it('a table leaves out the last columns where they have no room, and names them', () => {
  const lines = print(ROWS, 60).split('\n');
  expect(lines[1]).toMatch(/│ id +│ name +│ language │/);
  expect(lines.at(-1)).toBe('no room for: voices, accent (--json has them)');
});

it('a table keeps its first column in any terminal, and the last one where it just fits', () => {
  const rows = [{ id: 'azure', name: 'Jenny' }];
  const columnsAt = (width: number) => print(rows, width).split('\n')[1]?.match(/\w+/g);
  expect([1, 16, 17].map(columnsAt)).toEqual([['id'], ['id'], ['id', 'name']]);
});

it('a table cuts the headings of numbers, and no number', () => {
  const rows = [{ provider: 'azure', fetched: 584, added: 12_345 }];
  expect(print(rows, 28).split('\n').slice(1, 4)).toEqual([
    '│ provider │ fetc… │ added │',
    '├──────────┼───────┼───────┤',
    '│ azure    │   584 │ 12345 │',
  ]);
});

it('a table prints columns below it that may not be cut and have no room', () => {
  const rows = [
    { provider: 'azure', set: 'AZURE_SPEECH_KEY AZURE_SPEECH_REGION', error: 'timeout' },
    { provider: 'piper', set: '', error: '' },
  ];
  expect(print(rows, 60, true, ['set']).split('\n')[3]).toContain(' AZURE_SPEECH_KEY AZURE_SPEECH_REGION ');
  expect(print(rows, 40, true, ['set']).split('\n').slice(-3)).toEqual([
    'set:',
    '  azure: AZURE_SPEECH_KEY AZURE_SPEECH_REGION',
    'no room for: error (--json has them)',
  ]);
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
  const cell = fc.oneof(
    fc.string({
      unit: fc.constantFrom('a', 'W', '晓', ' ', '-', 'é', 'e\u0301'),
      maxLength: 60,
    }),
  );
  const row = fc.record({ id: cell, name: cell, count: fc.nat(), accent: cell });
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 40, max: 200 }),
      (rows, columns) => {
        const table = print(rows, columns)
          .split('\n')
          .filter((line) => /^[│┌├└]/.test(line));
        for (const line of table) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
      },
    ),
    runs(100),
  );
});
