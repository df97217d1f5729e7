import { expect, it } from '@jest/globals';
import * as z from 'zod';
import { defineProvider } from '../../src/ingest/provider.ts';
import { READ_KEY, readFactsIn } from '../../src/ingest/read-facts.ts';

const FACTS = {
  gender: 'Female',
  age: 'old',
  accents: ['Irish'],
  use_cases: ['audiobook'],
  styles: ['warm', 'high-pitched'],
};

const provider = defineProvider({
  id: 'fictional',
  Raw: z.object({ id: z.string(), languages: z.array(z.string()) }),
  toVoices: ({ id, languages }) => languages.map((locale) => ({ nativeId: id, name: id, locale })),
});

it('the facts of a record belong to each of its voices', () => {
  const record = { id: 'ada', languages: ['en', 'fr'], [READ_KEY]: FACTS };
  expect(provider.parseRecord(record)).toEqual([
    { nativeId: 'ada', name: 'ada', locale: 'en', read: FACTS },
    { nativeId: 'ada', name: 'ada', locale: 'fr', read: FACTS },
  ]);
});

it.each([{ id: 'ada', languages: ['en'] }])('a record without facts gives voices without facts', (record) => {
  expect(provider.parseRecord(record)).toEqual([{ nativeId: 'ada', name: 'ada', locale: 'en' }]);
});

it.each(['ada', null, undefined, 7, []])('the record %j holds no facts', (record) => {
  expect(readFactsIn(record)).toBeUndefined();
});

it.each([
  ['a style outside the vocabulary', { styles: ['A planted sentence'] }],
  ['a use case outside the vocabulary', { use_cases: ['Ads'] }],
  ['an accent of no region', { accents: ['planted'] }],
  ['a gender of another word', { gender: 'man' }],
  ['an unknown fact', { description: 'planted' }],
  ['more than a description can name', { styles: Array(1000).fill('warm') }],
  ['another type', 'warm'],
])('a record with %s in its facts is refused', (_, facts) => {
  expect(() => readFactsIn({ [READ_KEY]: facts })).toThrow(z.ZodError);
});
