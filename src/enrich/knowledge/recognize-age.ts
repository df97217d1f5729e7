import type { Age } from '../../domain/voice.ts';
import { AGES } from '../../vocabulary/facets.ts';
import { toWordKey, valuesByWord } from './wordings.ts';

/** Ages by each word for the age, in lower case with `-` between words: `young-adult`. */
export const AGES_BY_WORD = valuesByWord(AGES, toWordKey);

/** Returns the age that a whole word or phrase names, with any capitalization and separators: `middle_age` → `middle-aged`. */
export function recognizeAge(words = ''): Age | undefined {
  return AGES_BY_WORD.get(toWordKey(words).replace(/\.$/, ''));
}
