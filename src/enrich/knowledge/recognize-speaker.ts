import type { Age, Gender } from '../../domain/voice.ts';
import { AGES, GENDERS, valuesByWord } from '../../vocabulary/facets.ts';
import { termsInProse, toSlug, WORDINGS } from './wordings.ts';

/** Map from each word for a gender, in lower case with `-` in place of spaces (`non-binary`), to the gender. */
export const GENDERS_BY_WORD = valuesByWord(GENDERS, toSlug);

/** Map from each word for a speaker's gender in a sentence to the gender. Single letters and words for Neutral are left out as too ambiguous. */
export const GENDERS_IN_PROSE = termsInProse(
  [
    ...GENDERS_BY_WORD,
    ...[...GENDERS].flatMap(([gender, { people }]) => people.map((word) => [word, gender] as const)),
  ].filter(([word, gender]) => word.length > 1 && gender !== 'Neutral'),
);

/** Returns the gender that a whole word or phrase names, with any capitalization and separators: `gender_neutral` → `Neutral`. */
export function recognizeGender(words = ''): Gender | undefined {
  return GENDERS_BY_WORD.get(toSlug(words));
}

/** Reports whether a tag names a gender. The tag "neutral" is no gender tag, because "neutral" usually names a mood. */
export function isGenderTag(tag: string): boolean {
  const gender = recognizeGender(tag);
  return gender !== undefined && gender !== 'Neutral';
}

/** Map from each word for an age, in lower case with `-` in place of spaces (`young-adult`), to the age. */
export const AGES_BY_WORD = valuesByWord(AGES, toSlug);

/** Map from each phrase that tells an age in a sentence to the age: "in his mid thirties", "a man of about seventy", "12 years old". */
export const AGES_IN_PROSE = termsInProse([
  ...AGES_BY_WORD,
  ...[...AGES].flatMap(([age, { years }]) =>
    years.flatMap((text) => Array.from(WORDINGS.age_phrases, (at) => [at.replace('*', text), age] as const)),
  ),
]);

/** Returns the age that a whole word or phrase names, with any capitalization and separators: `middle_age` → `middle-aged`. */
export function recognizeAge(words = ''): Age | undefined {
  return AGES_BY_WORD.get(toSlug(words));
}
