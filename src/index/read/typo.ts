import { STOP_WORDS } from '../../vocabulary/context-words.ts';
import { NAMING_COLUMNS } from '../columns/schema.ts';
import { COSTS } from '../terms/costs.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { typoCost } from '../text/typo-cost.ts';
import type { Reader } from './reader.ts';

/** Reader of misspelled words: words of voices' values (`jeny` → jenny) and stop words (`vioce` → voice). */
export const typo: Reader = {
  name: 'typo',
  example: ['jeny', 'Jenny'],
  isDear: true,
  cost: COSTS.typo,
  create: ({ vocabulary, lexicon }) => {
    return ({ word }, isOnly) => {
      const expansion = vocabulary.correct(word);
      if (expansion.match === 'none') return undefined;
      const typed = Math.min(...expansion.readAs.map((known) => typoCost(word, known)));
      if (!isOnly && expansion.readAs.every((each) => isEmptyWord(each, lexicon)))
        return { clauses: [], cost: COSTS.typo + typed };
      const isName = expansion.terms.every(({ column }) => NAMING_COLUMNS.has(column));
      const cost = (isName ? COSTS.nameTypo : COSTS.typo) + typed;
      return { clauses: [{ words: [word], expansion, readAs: [] }], cost };
    };
  },
};

/** Reports whether the correction of a misspelled word is a stop word: `voice` for `vioce`. */
function isEmptyWord(word: string, lexicon: Lexicon): boolean {
  return STOP_WORDS.has(word) || lexicon.meaningOf([word])?.kind === 'empty';
}
