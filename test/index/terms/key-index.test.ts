import { describe, expect, it } from '@jest/globals';
import { createKeyIndex } from '../../../src/index/terms/key-index.ts';
import { type Rows, readBeside } from '../../support/tables.ts';

const TABLE = readBeside<{ places: Rows<[text: string, places: Readonly<Record<string, number>>]> }>(
  import.meta,
);

const NAMES = ['New Zealand', 'Zealandia', 'Île', 'Mile', 'Le Mile', 'Old-Norse', '日本語'];

describe('key index', () => {
  it.each(TABLE.places)('the text %s stands in %j', (text, places) => {
    const found = createKeyIndex(NAMES)(text);
    expect(Object.fromEntries(Array.from(found, ([at, place]) => [NAMES[at], place]))).toEqual(places);
  });

  it('an index without names finds nothing', () => {
    expect(createKeyIndex([])('a').size).toBe(0);
  });

  it('a text that begins enough names is not looked for within others', () => {
    const names = [...Array.from({ length: 60 }, (_, at) => `Anna ${at}`), 'Joanna'];
    const found = createKeyIndex(names)('anna');
    expect(found.size).toBe(60);
    expect(found.has(60)).toBe(false);
  });
});
