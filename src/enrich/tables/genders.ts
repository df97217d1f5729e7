import type { Gender } from '../../domain/voice.ts';

/** Every spelling of a gender seen in providers' lists (lower case, blanks and `_` as `-`). */
export const GENDERS: ReadonlyMap<string, Gender> = new Map([
  ['female', 'Female'],
  ['f', 'Female'],
  ['feminine', 'Female'],
  ['woman', 'Female'],
  ['lady', 'Female'],
  ['girl', 'Female'],
  // In Chinese and Japanese.
  ['女', 'Female'],
  ['女性', 'Female'],
  ['male', 'Male'],
  ['m', 'Male'],
  ['masculine', 'Male'],
  ['man', 'Male'],
  ['gentleman', 'Male'],
  ['guy', 'Male'],
  ['boy', 'Male'],
  ['男', 'Male'],
  ['男性', 'Male'],
  ['neutral', 'Neutral'],
  ['gender-neutral', 'Neutral'],
  ['non-binary', 'Non-binary'],
  ['nonbinary', 'Non-binary'],
]);
