import type { Age } from '../../domain/voice.ts';
import { AGES } from '../tables/ages.ts';

/** Returns the age that a whole word or phrase names, in any spelling of a provider: `middle_age` → `middle-aged`. */
export function recognizeAge(words: string | undefined): Age | undefined {
  const key = words
    ?.trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replaceAll(/[\s_-]+/g, '-');
  return key === undefined ? undefined : AGES.get(key);
}
