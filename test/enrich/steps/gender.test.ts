import { describe, expect, it } from '@jest/globals';
import { addGender, toGender } from '../../../src/enrich/steps/gender.ts';
import { draft } from '../../support/draft.ts';

const genderOf = (gender?: string, tags?: string[]) => addGender(draft({ gender, tags })).voice.gender;

describe('toGender', () => {
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
  ])('reads %j as %s', (word, gender) => {
    expect(toGender(word)).toBe(gender);
  });

  it.each(['', 'notSpecified', 'null', 'unknown', 'manly', 'a female voice'])(
    'reads nothing from %j',
    (word) => {
      expect(toGender(word)).toBeUndefined();
    },
  );
});

describe('addGender', () => {
  it('takes a tag where none is stated', () => {
    expect(genderOf(undefined, ['calm', 'smooth', 'masculine'])).toBe('Male');
    expect(genderOf('notSpecified', ['feminine'])).toBe('Female');
  });

  it('takes a mood for no gender', () => {
    expect(addGender(draft({ tags: ['neutral', 'angry'] })).voice).toEqual({
      gender: 'Neutral',
      provenance: { gender: 'defaulted' },
    });
  });

  it('prefers what is stated to a tag', () => {
    expect(genderOf('non-binary', ['masculine'])).toBe('Non-binary');
  });

  it.each([undefined, '', 'notSpecified'])('is Neutral where %j is stated', (gender) => {
    expect(genderOf(gender)).toBe('Neutral');
  });

  it.each([
    ['Energetic mid-range male voice, with a mildly nasal quality', 'Male'],
    ['A friendly Woman', 'Female'],
    ["An older man's voice. A man of few words.", 'Male'],
    ['A dialogue of a man and a woman', 'Neutral'],
    ['Made for a male-dominated audience', 'Neutral'],
    ['Warm and human', 'Neutral'],
  ])('takes the word for the speaker of a description: %j is %s', (description, gender) => {
    expect(addGender(draft({ description })).voice.gender).toBe(gender);
  });

  it('prefers what is stated to the description', () => {
    expect(addGender(draft({ gender: 'f', description: 'A man' })).voice.gender).toBe('Female');
  });

  it('guesses nothing from a name', () => {
    expect(addGender(draft({ name: 'Mary', nativeId: 'female-1' })).voice.gender).toBe('Neutral');
  });
});
