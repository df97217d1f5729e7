import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { readProse } from '../../../src/enrich/knowledge/read-prose.ts';
import { draft } from '../../support/draft.ts';

const DESCRIPTION = 'A warm older Irish man, unhurried. Perfect for audiobooks and bedtime stories.';

it('the facts of a description are gender, age, accents, use cases and styles', () => {
  expect(readProse(DESCRIPTION)).toEqual({
    gender: 'Male',
    age: 'old',
    accents: ['Irish'],
    use_cases: ['audiobook', 'storytelling'],
    styles: ['warm', 'slow'],
  });
});

it.each([undefined, '', 'A voice', 'n/a'])('the description %j states no fact', (description) => {
  expect(readProse(description)).toEqual({});
});

it('a voice with the facts of a description is the voice with the description, but for the sentence', () => {
  const { description: _, ...read } = enrich(draft({ locale: 'en', read: readProse(DESCRIPTION) }));
  const { description: __, ...described } = enrich(draft({ locale: 'en', description: DESCRIPTION }));
  expect({ ...read, provenance: { ...read.provenance, description: undefined } }).toEqual({
    ...described,
    provenance: { ...described.provenance, description: undefined },
  });
});

it('a phrase of adjectives and a speaker tells the age', () => {
  expect(readProse('Gruff older British detective, dry and world-weary').age).toBe('old');
  expect(readProse('Young families at home').age).toBeUndefined();
});
