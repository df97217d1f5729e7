import { type Columns, columnValues } from '../columns/columns.ts';
import { createSoundAlike } from '../terms/sound-alike.ts';
import type { Expansion } from '../terms/vocabulary.ts';
import { transliterate } from '../text/transliterate.ts';

/** Score of a name that is written in another script: that of a misspelled name. */
const SCORE = 36;

/** Creates the reader of names in another script: `Дженни`, `ジェニー` and `제니` → jenny. Undefined for a word that is none. */
export function createTransliteratedReader(columns: Columns): (word: string) => Expansion | undefined {
  const soundAlike = createSoundAlike(columns);
  return (word) => {
    const latin = transliterate(word);
    const names = latin === undefined ? [] : soundAlike(latin);
    if (names.length === 0) return undefined;
    const terms = columnValues(columns, 'name_word', names).map((value) => ({ ...value, score: SCORE }));
    return { match: 'typo', terms: terms as Expansion['terms'], readAs: names, isCategory: false };
  };
}
