import { describe, expect, it } from '@jest/globals';
import { columnValues, voicesWithAny } from '../../../src/index/columns/columns.ts';
import { createFacetWriter } from '../../../src/index/columns/facet-json.ts';
import { slice } from '../../../src/index/structures/bitset-slice.ts';
import { createScratch } from '../../../src/index/structures/scratch.ts';
import { columnsOf } from '../../support/columns.ts';

const VOICES = 2000;
const ranks = Array.from({ length: VOICES }, (_, rank) => rank);
const columns = columnsOf({
  gender: ranks.map((rank) => (rank % 2 === 0 ? 'Female' : 'Male')),
  name: ranks.map((rank) => (rank % 1000 === 5 ? 'ada' : `n${rank}`)),
});
const scratch = createScratch(VOICES);
const valuesOf = (...texts: string[]) => [
  ...columnValues(columns, 'gender', texts),
  ...columnValues(columns, 'name', texts),
];

describe('the voices with any of some values', () => {
  it('a text that no voice has is no column value', () => {
    expect(columnValues(columns, 'gender', ['Female', 'Robot'])).toEqual([{ column: 'gender', value: 0 }]);
  });

  it('a single frequent value gives the bitmap of the column itself', () => {
    expect(voicesWithAny(columns, valuesOf('Male'), scratch).bits).toBe(columns.gender.bitmaps[1]);
  });

  it('rare values give a sparse set', () => {
    const { bits, sparse } = voicesWithAny(columns, valuesOf('ada', 'n7'), scratch);
    expect(sparse).toEqual([5, 1005, 7]);
    expect(slice(bits, 0, 9)).toEqual([5, 7, 1005]);
  });

  it('frequent and rare values are united, and the bitmaps of the column stay as they are', () => {
    const { bits, sparse } = voicesWithAny(columns, valuesOf('Female', 'ada'), scratch);
    expect(sparse).toBeUndefined();
    expect(slice(bits, 2, 3)).toEqual([4, 5, 6]);
    expect(slice(columns.gender.bitmaps[0] ?? [], 2, 3)).toEqual([4, 6, 8]);
  });

  it('no values give no voices', () => {
    expect(voicesWithAny(columns, [], scratch).sparse).toEqual([]);
  });
});

describe('the JSON of facets', () => {
  const spoken = columnsOf({
    language: ['English', 'Norwegian Bokmål', 'עברית', 'Xhosa'],
    use_case: ['ivr', 'audiobook', 'ivr', 'ivr'],
  });
  const languages = ['en', undefined, undefined, 'he'];
  const write = createFacetWriter(spoken, { language: languages, native_language: [], country: [] });
  const facets = (language: readonly number[], use_case: readonly number[]) =>
    JSON.parse(
      write([
        { group: 'language', column: 'language', counts: Uint32Array.from(language) },
        { group: 'use_cases', column: 'use_case', counts: Uint32Array.from(use_case) },
      ]).toString(),
    );

  it('it has the values of voices with their codes and labels, most frequent first and equals in the order of the column', () => {
    expect(facets([9, 1234567890, 0, 9], [0, 10])).toEqual({
      language: [
        { value: 'Norwegian Bokmål', count: 1234567890 },
        { value: 'English', count: 9, code: 'en' },
        { value: 'עברית', count: 9, code: 'he' },
      ],
      use_cases: [{ value: 'ivr', count: 10, label: 'IVR' }],
    });
  });

  it('a group without voices is empty, also after an answer with voices', () => {
    expect(facets([0, 0, 0, 0], [0, 0])).toEqual({ language: [], use_cases: [] });
  });
});
