import { describe, expect, it } from '@jest/globals';
import { ACCENTS, AGES, COUNTRIES, STYLES, USE_CASES } from '../../src/vocabulary/facets.ts';
import { kindredOf } from '../../src/vocabulary/kindred-values.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{ kindred: Rows<[age: string, neighbours: readonly (readonly string[])[]]> }>(
  import.meta,
);

describe('the neighbours of values', () => {
  it.each([
    ['style', STYLES],
    ['use case', USE_CASES],
    ['age', AGES],
  ])('are stated for each %s', (_, rows) => {
    expect([...rows.keys()].filter((value) => kindredOf(rows, value).length === 0)).toEqual([]);
  });

  it('have wider accents that voices can have', () => {
    const adjectives = new Set([...COUNTRIES.values()].map(({ adjective }) => adjective));
    const wider = [...ACCENTS.values()].flatMap(({ within = [] }) => within);
    expect(wider.filter((accent) => !ACCENTS.has(accent) && !adjectives.has(accent))).toEqual([]);
  });

  it.each(TABLE.kindred)('are listed by their distance: %s', (age, neighbours) => {
    expect(kindredOf(AGES, age)).toEqual(neighbours);
  });
});
