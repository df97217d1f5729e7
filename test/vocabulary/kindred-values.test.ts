import { describe, expect, it } from '@jest/globals';
import { Age } from '../../src/domain/voice.ts';
import { USE_CASES } from '../../src/enrich/tables/use-cases.ts';
import { countries } from '../../src/vocabulary/countries.ts';
import {
  KINDRED_AGES,
  KINDRED_LANGUAGES,
  KINDRED_STYLES,
  KINDRED_USE_CASES,
  kindredOf,
  WIDER_ACCENTS,
} from '../../src/vocabulary/kindred-values.ts';
import { REGIONAL_ACCENTS } from '../../src/vocabulary/regional-accents.ts';
import { STYLES } from '../../src/vocabulary/styles.ts';

describe('the tables of kindred values', () => {
  it('have a neighbour for each style, use case and age', () => {
    const lonely = (rows: typeof KINDRED_USE_CASES, values: Iterable<string>) =>
      [...values].filter((value) => kindredOf(rows, value).length === 0);
    expect(lonely(KINDRED_STYLES, STYLES)).toEqual([]);
    expect(lonely(KINDRED_USE_CASES, new Set(USE_CASES.values()))).toEqual([]);
    expect(lonely(KINDRED_AGES, Age.options)).toEqual([]);
  });

  it('have no use case that no voice can have, and no language without a name', () => {
    const useCases = new Set(USE_CASES.values());
    expect(KINDRED_USE_CASES.flat().filter((useCase) => !useCases.has(useCase))).toEqual([]);
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    expect(KINDRED_LANGUAGES.flat().filter((code) => names.of(code) === undefined)).toEqual([]);
  });

  it('have accents that voices can have', () => {
    const labels = new Set([
      ...REGIONAL_ACCENTS.map(([label]) => label),
      ...countries.map(({ adjective }) => adjective),
    ]);
    expect([...WIDER_ACCENTS].flat().filter((accent) => !labels.has(accent))).toEqual([]);
  });

  it.each([
    [
      'adult',
      [
        ['young', 'middle-aged'],
        ['child', 'old'],
      ],
    ],
    ['child', [['young'], ['adult'], ['middle-aged'], ['old']]],
    ['ancient', []],
  ])('list the neighbours of %s by their distance', (age, neighbours) => {
    expect(kindredOf(KINDRED_AGES, age)).toEqual(neighbours);
  });
});
