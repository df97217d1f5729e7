import type { Gender } from '../../domain/voice.ts';
import { GENDERS } from '../tables/genders.ts';

/**
 * Returns the gender that a whole word or phrase names, in any spelling of a provider: `gender_neutral` → `Neutral`.
 */
export function recognizeGender(words: string | undefined): Gender | undefined {
  const key = words
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
  return key === undefined ? undefined : GENDERS.get(key);
}

/** Reports whether a tag names a gender. The tag "neutral" is not counted, because it usually names a mood. */
export function isGenderTag(tag: string): boolean {
  const gender = recognizeGender(tag);
  return gender !== undefined && gender !== 'Neutral';
}
