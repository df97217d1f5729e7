import { columnsWhere, FURTHER, NAMING_COLUMNS } from '../columns/schema.ts';
import { COSTS } from '../terms/costs.ts';
import { valuesOf } from '../text/meaning.ts';
import type { Clause } from './clause.ts';
import type { Reader, ReaderParts } from './reader.ts';

/** Longest word that is divided, in UTF-16 code units. */
const MAX_CHARACTERS = 40;
/** Shortest parts of a word. Shorter ones are genders and ages only (`man`, `old`), because most words of three letters are codes. */
const MIN_CHARACTERS = 4;
const MIN_CHOICE_CHARACTERS = 3;
const MAX_PARTS = 3;
const CODE_CHARACTERS = [2, 4];
/** Columns of words that tell more than a name. No languages, because those that the lexicon lacks are called like people: Maria, Chin. */
const TELLING = columnsWhere((_, name) => !NAMING_COLUMNS.has(name) && !FURTHER.has(name));

/** Clauses of the parts of a word. */
interface Glued {
  readonly clauses: readonly Clause[];
  readonly cost: number;
}

/** Creates the function that divides a text into the fewest known words, or into a code and a gender; the text alone if it is none. */
function createDivider({ vocabulary, lexicon }: ReaderParts): (text: string) => readonly string[] {
  function isKnown(word: string): boolean {
    if (word.length < MIN_CHARACTERS)
      return word.length >= MIN_CHOICE_CHARACTERS && vocabulary.has(word, 'choice');
    if (vocabulary.has(word, 'any')) return true;
    const kind = lexicon.meaningAt([word], 0)?.kind;
    return kind === 'values' || kind === 'empty';
  }

  /** Returns the fewest known words that the text consists of, the longest first. */
  function divide(text: string, maxParts: number): readonly string[] | undefined {
    if (isKnown(text)) return [text];
    if (maxParts === 1) return undefined;
    let best: readonly string[] | undefined;
    for (let at = text.length - MIN_CHOICE_CHARACTERS; at >= MIN_CHOICE_CHARACTERS; at--) {
      const first = text.slice(0, at);
      const rest = isKnown(first) ? divide(text.slice(at), maxParts - 1) : undefined;
      if (rest && (!best || rest.length + 1 < best.length)) best = [first, ...rest];
    }
    return best;
  }

  /** Divides the code of a country, language or locale from a gender: `ukfemale` → uk, female; `enusfemale` → enus, female. */
  function divideCode(text: string): readonly string[] | undefined {
    const halves = CODE_CHARACTERS.flatMap((length) => [
      [text.slice(0, length), text.slice(length)],
      [text.slice(-length), text.slice(0, -length)],
    ]);
    const found = halves.find(
      ([code = '', choice = '']) => vocabulary.isCode(code) && vocabulary.has(choice, 'choice'),
    );
    return found && [...found].sort((a, b) => text.indexOf(a) - text.indexOf(b));
  }

  return (text) => divide(text, MAX_PARTS) ?? divideCode(text) ?? [text];
}

/** Reads a word as two or three known words between which the blank was forgotten: `dutchfemale`. Undefined if it is none. */
function createGluedReader(readerParts: ReaderParts): (word: string) => Glued | undefined {
  const { vocabulary, lexicon, readKnown } = readerParts;
  const divide = createDivider(readerParts);

  /** Returns whether a known word tells more about a voice than its name. */
  function isTelling(word: string): boolean {
    if (word.length >= MIN_CHARACTERS && valuesOf(lexicon.meaningAt([word], 0)).length > 0) return true;
    return vocabulary.columnsOf(word).some((column) => TELLING.has(column));
  }

  function costOf(word: string): number {
    const [meaning] = lexicon.meaningsOf([word], 0, 1);
    const known = vocabulary.costOf(word);
    return meaning ? Math.min(known, COSTS.lexicon + (meaning.isEnglish ? 0 : COSTS.foreign)) : known;
  }

  function clausesOf(word: string): readonly Clause[] {
    const meaning = lexicon.meaningAt([word], 0);
    if (meaning?.kind === 'empty') return [];
    return readKnown({ kind: 'word', word, meaning: valuesOf(meaning) }).map((clause) => ({
      ...clause,
      readAs: clause.readAs.length > 0 ? clause.readAs : [word],
    }));
  }

  return (word) => {
    if (word.length > MAX_CHARACTERS) return undefined;
    const parts = divide(word);
    if (parts.length < 2 || !parts.some(isTelling)) return undefined;
    // A gender or age of three letters ends many names: Freeman.
    if (parts.some((part) => part.length < MIN_CHARACTERS) && !parts.every(isTelling)) return undefined;
    const clauses = parts.flatMap(clausesOf).map((clause) => ({ ...clause, words: [word] }));
    if (clauses.length === 0 || clauses.some(({ expansion }) => expansion.match !== 'exact'))
      return undefined;
    // Words that all tell something are hardly a misspelling: `chinesse` is not Chin and Portuguese `esse`.
    const cost = parts.every(isTelling) ? COSTS.glued : COSTS.gluedName;
    return { clauses, cost: parts.reduce<number>((sum, part) => sum + costOf(part), cost) };
  };
}

/** Reader of words that are glued together. One that is a name costs more, because names resemble much. */
export const glued: Reader = {
  name: 'glued',
  example: ['dutchfemale', 'Dutch, Female'],
  isDear: true,
  cost: COSTS.glued,
  create: (parts) => {
    const read = createGluedReader(parts);
    return ({ word }) => read(word);
  },
};
