import { describe, expect, it } from '@jest/globals';
import { FILTER_NAMES } from '../../src/index/filter-names.ts';
import { catalogOf } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

/** Names of what every object has, whatever is written into it. */
const INHERITED = ['constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'];
const FIELDS = ['name', 'model_id', 'accent', 'language_name', 'country_name', 'provider_voice_id'] as const;

describe('a value that is called like a property of every object', () => {
  it.each(INHERITED)('is found like any other: %s', async (word) => {
    const odd = FIELDS.map((field) => voice({ id: `acme/odd-${field}`, [field]: word }));
    const useCases = voice({ id: 'acme/odd-use-cases', use_cases: [word] });
    const catalog = await catalogOf(snapshotOf([...odd, useCases, voice({ id: `acme/${word}` })]));
    const idsFor = (query: object) =>
      catalog.search({ limit: 50, offset: 0, ...query }).voices.map(({ id }) => id);
    expect(idsFor({ ids: `acme/${word}` })).toEqual([`acme/${word}`]);
    expect(idsFor({ accent: word })).toEqual(['acme/odd-accent']);
    expect(idsFor({ language: word })).toEqual(['acme/odd-language_name']);
    expect(idsFor({ country: word })).toEqual(['acme/odd-country_name']);
    expect(idsFor({ model: word })).toEqual(['acme/odd-model_id']);
    expect(idsFor({ use_cases: word })).toEqual(['acme/odd-use-cases']);
    expect(idsFor({ search: word })).toEqual(expect.arrayContaining(['acme/odd-name', `acme/${word}`]));
  });

  it.each(INHERITED)('says nothing where no voice has it: %s', async (word) => {
    const catalog = await catalogOf(snapshotOf([voice({ id: 'acme/plain' })]));
    for (const name of FILTER_NAMES)
      expect(catalog.search({ limit: 50, offset: 0, [name]: word }).voices).toEqual([]);
  });
});
