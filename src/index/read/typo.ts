import { STOP_WORDS } from '../../vocabulary/context-words.ts';
import { NAMING_COLUMNS } from '../columns/schema.ts';
import { COSTS } from '../terms/costs.ts';
import { formatValue, valuesOf } from '../text/meaning.ts';
import { typoCost } from '../text/typo-cost.ts';
import { isPlaced } from './clause.ts';
import type { Reader, WordReading } from './reader.ts';

/** Minimum length of a word that is corrected to a word of the lexicon. Shorter words are not corrected, because they are often names: Dave, not dame. */
const MIN_ENGLISH_CHARACTERS = 6;

/**
 * Reader of misspelled words: words of voices' values (`jeny` → jenny), stop words (`vioce` → voice) and English words of the lexicon (`granmother`).
 * Words in languages other than English resemble too many names. As corrections, they are therefore only proposed (`suggest.ts`), not searched.
 */
export const typo: Reader = {
  name: 'typo',
  example: ['jeny', 'Jenny'],
  isDear: true,
  cost: COSTS.typo,
  create: ({ vocabulary, lexicon, readKnown }) => {
    const costOf = (word: string, known: readonly string[]) =>
      Math.min(...known.map((each) => typoCost(word, each)));

    /** Reads a word as the likeliest English word that it misspells. That word must have one meaning, and be no place or language: Catalina is a name. */
    function readEnglish(word: string, most: number): WordReading | undefined {
      const near = word.length < MIN_ENGLISH_CHARACTERS ? [] : lexicon.nearest(word, 'english');
      const cost = costOf(word, near);
      const likeliest = near.filter((known) => typoCost(word, known) === cost);
      const meaningOf = (known: string) =>
        valuesOf(lexicon.meaningOf([known]))
          .map(formatValue)
          .join();
      const [known] = likeliest;
      if (known === undefined || cost > most || new Set(likeliest.map(meaningOf)).size > 1) return undefined;
      const clauses = readKnown(known).map((clause) => ({ ...clause, words: [word] }));
      return clauses.some(isPlaced) ? undefined : { clauses, cost: COSTS.typo + cost };
    }

    return ({ word }, isOnly) => {
      const expansion = vocabulary.correct(word);
      const typed = costOf(word, expansion.readAs);
      const english = readEnglish(word, typed);
      if (english || expansion.match === 'none') return english;
      // The correction may be a stop word: `voice` for `vioce`.
      const isEmpty = (each: string) => STOP_WORDS.has(each) || lexicon.meaningOf([each])?.kind === 'empty';
      if (!isOnly && expansion.readAs.every(isEmpty)) return { clauses: [], cost: COSTS.typo + typed };
      const isName = expansion.terms.every(({ column }) => NAMING_COLUMNS.has(column));
      const cost = (isName ? COSTS.nameTypo : COSTS.typo) + typed;
      return { clauses: [{ words: [word], expansion, readAs: [] }], cost };
    };
  },
};
