import type { Age } from '../../domain/voice.ts';
import { AGES } from '../../vocabulary/facets.ts';
import { termsInProse, toWordKey, valuesByWord } from './wordings.ts';

/** Ages by each word for the age, in lower case with `-` between words: `young-adult`. */
export const AGES_BY_WORD = valuesByWord(AGES, toWordKey);

/** Words before a decade of the speaker's life: "in his mid thirties". Other decades are times: "a radio voice of the 60s". */
const DECADE_MARKS = ['his', 'her', 'their', 'early', 'mid', 'late'];
export const AGES_IN_PROSE = termsInProse([
  ...AGES_BY_WORD,
  ...[...AGES].flatMap(([age, { decades }]) =>
    decades.flatMap((decade) => DECADE_MARKS.map((mark) => [`${mark}-${decade}`, age] as const)),
  ),
]);

/** Returns the age that a whole word or phrase names, with any capitalization and separators: `middle_age` → `middle-aged`. */
export function recognizeAge(words = ''): Age | undefined {
  return AGES_BY_WORD.get(toWordKey(words).replace(/\.$/, ''));
}
