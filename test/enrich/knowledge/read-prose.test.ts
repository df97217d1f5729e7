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

it('a voice with the facts of a description is the same voice as with the description', () => {
  expect(enrich(draft({ locale: 'en', read: readProse(DESCRIPTION) }))).toEqual(
    enrich(draft({ locale: 'en', description: DESCRIPTION })),
  );
});
