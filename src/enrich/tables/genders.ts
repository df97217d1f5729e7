import type { Gender } from '../../domain/voice.ts';

/** Genders by the provider's wording, in lower case with `-` between words: `non-binary`. Source: providers' lists, November 2026. */
export const GENDERS: ReadonlyMap<string, Gender> = new Map<Lowercase<string>, Gender>([
  ['female', 'Female'],
  ['f', 'Female'],
  ['feminine', 'Female'],
  ['woman', 'Female'],
  ['lady', 'Female'],
  ['girl', 'Female'],
  // Chinese and Japanese words.
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
