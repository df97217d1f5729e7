import { describe, expect, it } from '@jest/globals';
import type { FacetCount } from '../../../src/domain/voice-list.ts';
import { nameOfLanguage } from '../../../src/lib/cldr-names.ts';
import { chooseValues, SHOWN_VALUES } from '../../../src/page/facts/facet-values.ts';
import { findableTexts } from '../../../src/page/search/facet-label.ts';
import { type Rows, readBeside } from '../../support/tables.ts';

const TABLE = readBeside<{ found: Rows<[sought: string, value: string]> }>(import.meta);

const LANGUAGES: readonly FacetCount[] = [
  { value: 'English', count: 90, code: 'en' },
  { value: 'Spanish', count: 80, code: 'es' },
  { value: 'Japanese', count: 70, code: 'ja' },
  { value: 'French', count: 60, code: 'fr' },
  { value: 'Arabic', count: 50, code: 'ar' },
  ...Array.from({ length: 70 }, (_, at) => ({ value: `Made ${at}`, count: 40 - at / 2 })),
];
const textsOf = (each: FacetCount) =>
  findableTexts('language', nameOfLanguage(each.code ?? '', 'de') ?? each.value, each);
const choose = (chosen: readonly string[], sought = '', showsMore = false) =>
  chooseValues(LANGUAGES, { chosen, sought, showsMore, textsOf });
const valuesOf = ({ values }: ReturnType<typeof choose>) => values.map(({ value }) => value);

describe('the values of a facet', () => {
  it('are the most frequent ones, and more on demand', () => {
    expect(valuesOf(choose([]))).toEqual(LANGUAGES.slice(0, SHOWN_VALUES).map(({ value }) => value));
    expect(choose([]).hasMore).toBe(true);
    expect(choose([], '', true).values.length).toBeGreaterThan(50);
    expect(choose([], '', true).values.length).toBeLessThan(LANGUAGES.length);
  });

  it('begin with the chosen ones, also without a voice', () => {
    const { values } = choose(['Made 60', 'Klingon']);
    expect(values.slice(0, 3)).toEqual([
      { value: 'Made 60', count: 10 },
      { value: 'Klingon', count: 0 },
      LANGUAGES[0],
    ]);
    expect(values).toHaveLength(SHOWN_VALUES);
  });

  it.each([
    ['a code', 'ja', { value: 'ja', count: 70, code: 'ja' }],
    ['another case', 'JAPANESE', { value: 'JAPANESE', count: 70, code: 'ja' }],
    ['an exclusion', '-Japanese', { value: '-Japanese', count: 70, code: 'ja' }],
  ])('have one place for a value that is chosen by %s', (_, chosen, expected) => {
    const { values } = choose([chosen]);
    expect(values[0]).toEqual(expected);
    expect(values.filter(({ code }) => code === 'ja')).toHaveLength(1);
  });

  it.each(TABLE.found)(
    'are found by “%s”: in the reader’s words, in English, by code and in their own script',
    (sought, value) => {
      expect(valuesOf(choose([], sought))).toContain(value);
    },
  );

  it('are none for a text that no value has', () => {
    expect(valuesOf(choose(['English'], 'qqq'))).toEqual(['English']);
  });
});
