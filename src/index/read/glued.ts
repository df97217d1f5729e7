import { columnsWhere, FURTHER, NAMING_COLUMNS } from '../columns/schema.ts';
import { COSTS } from '../terms/costs.ts';
import { valuesOf } from '../text/meaning.ts';
import type { Reader, ReaderParts } from './reader.ts';

/** Maximum length of a word that is divided, in UTF-16 code units. */
const MAX_CHARACTERS = 40;
/** Minimum length of a part of a divided word, if the part is a gender or age: `man`, `old`. */
const CHOICE_CHARACTERS = 3;
/** Minimum length of a part of a divided word that is no gender or age. Shorter parts are not accepted, because most words of three letters are codes. */
const WORD_CHARACTERS = 4;
/** Columns whose words describe a voice. Columns of names are left out, and those of languages too, because the language Chin is also a person's name. */
const TELLING = columnsWhere((_, name) => !NAMING_COLUMNS.has(name) && !FURTHER.has(name));

/** Creates the function that splits joined known words. The split with the longest first word is returned; undefined if there is no split. */
function createDivider({ vocabulary, lexicon }: ReaderParts) {
  function isWord(word: string): boolean {
    if (word.length < WORD_CHARACTERS)
      return word.length >= CHOICE_CHARACTERS && vocabulary.has(word, 'choice');
    const kind = lexicon.meaningOf([word])?.kind;
    return vocabulary.has(word, 'any') || kind === 'values' || kind === 'empty';
  }

  function divide(text: string): readonly string[] | undefined {
    if (isWord(text)) return [text];
    for (let at = text.length - 1; at >= CHOICE_CHARACTERS; at--) {
      const rest = isWord(text.slice(0, at)) ? divide(text.slice(at)) : undefined;
      if (rest) return [text.slice(0, at), ...rest];
    }
    return undefined;
  }

  return divide;
}

/** Reader of words written without a space between them. */
export const glued: Reader = {
  name: 'glued',
  example: ['dutchfemale', 'Dutch, Female'],
  isDear: true,
  cost: COSTS.glued,
  create: (parts) => {
    const { vocabulary, lexicon, readKnown } = parts;
    const divide = createDivider(parts);
    const isEmpty = (word: string) => lexicon.meaningOf([word])?.kind === 'empty';

    /** Reports whether a known word describes a voice, as a language or gender does. A word that is only a name does not. */
    function isTelling(word: string): boolean {
      if (word.length >= WORD_CHARACTERS && valuesOf(lexicon.meaningOf([word])).length > 0) return true;
      return vocabulary.columnsOf(word).some((column) => TELLING.has(column));
    }

    function costOf(word: string): number {
      const [meaning] = lexicon.meaningsOf([word]);
      const known = vocabulary.costOf(word);
      return meaning ? Math.min(known, COSTS.lexicon + (meaning.isEnglish ? 0 : COSTS.foreign)) : known;
    }

    const clausesOf = (word: string) => (isEmpty(word) ? [] : readKnown(word));

    return ({ word }) => {
      const words = word.length > MAX_CHARACTERS ? undefined : divide(word);
      if (!words?.some(isTelling)) return undefined;
      // A word is not split if a part is only a name, or if a stop word stands beside a gender or age of three letters: Freeman.
      const mayBeEmpty = words.every((part) => part.length >= WORD_CHARACTERS);
      if (!words.every((part) => isTelling(part) || (mayBeEmpty && isEmpty(part)))) return undefined;
      const clauses = words.flatMap(clausesOf).map((clause) => ({ ...clause, words: [word] }));
      if (clauses.length === 0 || clauses.some(({ expansion }) => expansion.match !== 'exact'))
        return undefined;
      return { clauses, cost: words.reduce<number>((sum, part) => sum + costOf(part), COSTS.glued) };
    };
  },
};
