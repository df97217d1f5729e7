import type { Gender } from '../../domain/voice.ts';

/** Every spelling of a gender seen in providers' lists (lower case, blanks and `_` as `-`). */
export const GENDERS: ReadonlyMap<string, Gender> = new Map([
  ['female', 'Female'],
  ['f', 'Female'],
  ['feminine', 'Female'],
  ['woman', 'Female'],
  ['male', 'Male'],
  ['m', 'Male'],
  ['masculine', 'Male'],
  ['man', 'Male'],
  ['neutral', 'Neutral'],
  ['gender-neutral', 'Neutral'],
  ['non-binary', 'Non-binary'],
  ['nonbinary', 'Non-binary'],
]);
