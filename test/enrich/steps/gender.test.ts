import { describe, expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { recognizeGender } from '../../../src/enrich/knowledge/recognize-gender.ts';
import { addGender } from '../../../src/enrich/steps/gender.ts';
import { draft } from '../../support/draft.ts';

const genderOf = (gender?: string, tags?: string[]) => addGender(draft({ gender, tags })).voice.gender;

it.each([
  ['Female', 'Female'],
  ['FEMALE', 'Female'],
  ['F', 'Female'],
  ['feminine', 'Female'],
  ['woman', 'Female'],
  ['male', 'Male'],
  ['MALE', 'Male'],
  ['M', 'Male'],
  [' masculine ', 'Male'],
  ['man', 'Male'],
  ['neutral', 'Neutral'],
  ['gender_neutral', 'Neutral'],
  ['Gender Neutral', 'Neutral'],
  ['non-binary', 'Non-binary'],
  ['Non-Binary', 'Non-binary'],
  ['non_binary', 'Non-binary'],
  ['NonBinary', 'Non-binary'],
])('the word %j is the gender %s', (word, gender) => {
  expect(recognizeGender(word)).toBe(gender);
});

it.each(['', 'notSpecified', 'null', 'unknown', 'manly', 'a female voice'])(
  'the word %j is no gender',
  (word) => {
    expect(recognizeGender(word)).toBeUndefined();
  },
);

describe('addGender', () => {
  it('a tag gives the gender where none is stated', () => {
    expect(genderOf(undefined, ['calm', 'smooth', 'masculine'])).toBe('Male');
    expect(genderOf('notSpecified', ['feminine'])).toBe('Female');
  });

  it('a mood is no gender', () => {
    expect(addGender(draft({ tags: ['neutral', 'angry'] })).voice).toEqual({
      gender: 'Neutral',
      gender_stated: false,
      provenance: { gender: 'defaulted' },
    });
  });

  it('a stated gender outranks a tag', () => {
    expect(genderOf('non-binary', ['masculine'])).toBe('Non-binary');
  });

  it.each([undefined, '', 'notSpecified'])('the gender is Neutral where %j is stated', (gender) => {
    expect(genderOf(gender)).toBe('Neutral');
  });

  it.each([
    ['Energetic mid-range male voice, with a mildly nasal quality', 'Male'],
    ['A friendly Woman', 'Female'],
    ["An older man's voice. A man of few words.", 'Male'],
    ['A dialogue of a man and a woman', 'Neutral'],
    ['Made for a male-dominated audience', 'Neutral'],
    ['Warm and human', 'Neutral'],
  ])('the speaker described as %j has the gender %s', (description, gender) => {
    expect(addGender(draft({ description })).voice.gender).toBe(gender);
  });

  it('a stated gender outranks the description', () => {
    expect(addGender(draft({ gender: 'f', description: 'A man' })).voice.gender).toBe('Female');
  });

  it('a name gives no gender', () => {
    expect(addGender(draft({ name: 'Mary', nativeId: 'female-1' })).voice.gender).toBe('Neutral');
  });

  it.each([
    ['Neutral', undefined],
    ['Female', undefined],
    [undefined, false],
    ['not specified', false],
    ['SSML_VOICE_GENDER_UNSPECIFIED', false],
  ])('the stated gender %j has the mark gender_stated %j', (gender, expected) => {
    expect(enrich(draft({ gender })).gender_stated).toBe(expected);
  });
});
