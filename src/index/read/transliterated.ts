import { COSTS } from '../terms/costs.ts';
import { termsOf } from '../terms/expansion.ts';
import { scoreOf } from '../terms/scored-terms.ts';
import { createSoundAlike } from '../terms/sound-alike.ts';
import { transliterate } from '../text/transliterate.ts';
import type { Reader } from './reader.ts';

/** Reader of voice names that providers write in Latin letters, and the search in another script: `Дженни` → Jenny. */
export const transliterated: Reader = {
  name: 'transliterated',
  example: ['Дженни', 'the voices called Jenny'],
  isDear: true,
  cost: COSTS.transliterated,
  create: ({ columns }) => {
    const soundAlike = createSoundAlike(columns);
    return ({ word }) => {
      const latin = transliterate(word);
      const names = latin === undefined ? [] : soundAlike(latin);
      if (names.length === 0) return undefined;
      const terms = termsOf(columns, 'name_word', names, scoreOf('name_word', 'typo'));
      const expansion = { match: 'typo', terms, readAs: names, isCategory: false } as const;
      return { clauses: [{ words: [word], expansion, readAs: [] }] };
    };
  },
};
