import type { Columns } from '../columns/columns.ts';
import { type Expansion, termsOf } from '../terms/expansion.ts';
import { scoreOf } from '../terms/scored-hits.ts';
import { createSoundAlike } from '../terms/sound-alike.ts';
import { transliterate } from '../text/transliterate.ts';

/** Creates the reader of names in another script: `Дженни`, `ジェニー` and `제니` → jenny. Undefined for a word that is none. */
export function createTransliteratedReader(columns: Columns): (word: string) => Expansion | undefined {
  const soundAlike = createSoundAlike(columns);
  return (word) => {
    const latin = transliterate(word);
    const names = latin === undefined ? [] : soundAlike(latin);
    if (names.length === 0) return undefined;
    const terms = termsOf(columns, 'name_word', names, scoreOf('name_word', 'typo'));
    return { match: 'typo', terms, readAs: names, isCategory: false };
  };
}
