import { expect, it } from '@jest/globals';
import { VOICE_FIELDS } from '../../src/domain/voice.ts';
import { CSV_HEADER, toCsvRow } from '../../src/http/voice-formats.ts';
import { readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{ cells: readonly string[] }>(import.meta);

/** Returns the cells of a row as a reader of RFC 4180 does. */
function parseRow(row: string): string[] {
  expect(row).toMatch(/\r\n$/);
  const cells = row.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g);
  return [...cells].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);
}

function cellOf(row: string, field: string): string | undefined {
  const cells = parseRow(row);
  expect(cells).toHaveLength(VOICE_FIELDS.length);
  return cells[VOICE_FIELDS.indexOf(field)];
}

it.each(TABLE.cells)('a row of CSV gives the name %j back as it is', (name) =>
  expect(cellOf(toCsvRow(voice({ id: 'acme/a', name })), 'name')).toBe(name),
);

it.each(['=1+1', '+1', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '=HYPERLINK("http://x.test","y")'])(
  'a row of CSV has an apostrophe before the name %j, which a spreadsheet could run',
  (name) => expect(cellOf(toCsvRow(voice({ id: 'acme/a', name })), 'name')).toBe(`'${name}`),
);

it('a row of CSV joins lists, leaves absent fields empty and writes truth values in words', () => {
  const row = toCsvRow(voice({ id: 'acme/a', styles: ['warm', 'calm, low'], preview: true }));
  expect([cellOf(row, 'styles'), cellOf(row, 'accent'), cellOf(row, 'preview')]).toEqual([
    'warm|calm, low',
    '',
    'true',
  ]);
});

it.each([
  [['a|b', 'c'], 'a\\|b|c'],
  [['a\\', 'b'], 'a\\\\|b'],
  [['a\\|', '|', 'b"c'], 'a\\\\\\||\\||b"c'],
])('a row of CSV keeps the values of the list %j apart', (models, cell) => {
  const row = toCsvRow(voice({ id: 'acme/a', models }));
  expect(cellOf(row, 'models')).toBe(cell);
  const parts = [...cell.matchAll(/((?:\\.|[^|\\])*)(?:\||$)/gy)].map(([, part = '']) => part);
  expect(parts.slice(0, models.length).map((part) => part.replace(/\\(.)/g, '$1'))).toEqual(models);
});

it('a row of CSV begins a list that could be a formula with an apostrophe too', () => {
  const row = toCsvRow(voice({ id: 'acme/a', models: ['-v1', 'v2'] }));
  expect(cellOf(row, 'models')).toBe("'-v1|v2");
});

it('a row of CSV writes half a character as a replacement character', () => {
  const bytes = Buffer.from(toCsvRow(voice({ id: 'acme/a', name: 'a\ud83d,' }))).toString();
  expect(cellOf(bytes, 'name')).toBe('a\ufffd,');
});

it('a row of CSV has no field that clients do not see', () => {
  const row = toCsvRow(voice({ id: 'acme/a', sample_url: 'https://hidden.test/a.mp3' }));
  expect(row).not.toContain('hidden');
  expect(parseRow(CSV_HEADER)).toEqual(VOICE_FIELDS);
});
