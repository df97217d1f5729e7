import { LRUCache } from 'lru-cache';
import type { ScoredTerm } from '../columns/columns.ts';
import type { Word } from '../parse/token.ts';
import type { CatalogParts } from '../parts.ts';
import { type Expansion, NO_EXPANSION } from '../terms/expansion.ts';
import { scoreOf } from '../terms/scored-hits.ts';
import { DEPLOYMENT, LANGUAGE, type Meaning, REGION } from '../text/lexicon.ts';
import { noteOnAbsence } from './absence.ts';
import {
  type Clause,
  isTellingTerm,
  MIN_NAMING_SCORE,
  namesOf,
  type Reading,
  toAccent,
  unite,
} from './clause.ts';
import { createMeaningExpander } from './expand-meaning.ts';
import { createKindredReader } from './read-kindred.ts';

/** Bound on the words whose clauses are cached. */
const MAX_READ = 2000;
const LETTER = /^[a-z]$/;
/** Letters that mean a gender beside other words: `narrator m deep`. */
const GENDER_LETTER = /^[fm]$/;
/** Longest word that is read as a beginning as well as a code. */
const MAX_CODE_CHARACTERS = 3;

/** Returns whether a meaning is a group of values, which no single name tells. */
const isGroup = ([first = '']: readonly string[]) => first.startsWith(REGION) || first.startsWith(DEPLOYMENT);

const isChoice = ({ column, score }: ScoredTerm) =>
  (column === 'gender' || column === 'age') && score >= MIN_NAMING_SCORE;

/** Context of a word in its search. */
interface WordContext {
  /** True if the search has no other word. */
  readonly isOnly: boolean;
  /** True if the meaning in the lexicon counts, also of a word that a voice has as it stands: `boys` in `boys and girls`. */
  readonly isMeant?: boolean;
  /** True if voices that have the word are left out. */
  readonly isExcluded?: boolean;
}

/** Returns the clauses of one word: one per English word that it means, or one of its own if its meaning is not known. */
export type ReadWord = (word: Word, context: WordContext) => readonly Clause[];

export function createWordReader({ columns, vocabulary, findByName, findKindred }: CatalogParts): ReadWord {
  const expandMeaning = createMeaningExpander(columns, vocabulary);
  const readKindred = createKindredReader(columns, findKindred, expandMeaning);

  /** Returns the clauses of a word that is being typed: what begins with it, and what a longer word means that it begins. */
  function completedClauses(word: string, own: Expansion, completion: Meaning): Clause[] {
    const choices = vocabulary.expandChoice(word);
    const asIs = { words: [word], expansion: unite(own, choices), readAs: [] };
    const meant = completion.words.map(expandMeaning).filter(({ match }) => match !== 'none');
    const [first] = meant;
    if (choices.match !== 'none' || !first) return [asIs];
    if (meant.length === 1) return [{ ...asIs, expansion: unite(own, first) }];
    return own.match === 'none' ? meant.map((expansion) => ({ ...asIs, expansion })) : [asIs];
  }

  function expandOwn(word: string, isOnly: boolean): Expansion {
    if (isOnly && LETTER.test(word)) return vocabulary.expandLetter(word);
    const expansion = vocabulary.expand(word);
    return GENDER_LETTER.test(word) ? unite(expansion, expandGender(word)) : expansion;
  }

  function expandGender(letter: string): Expansion {
    const terms = findByName('gender', letter).map((value) => ({
      ...value,
      score: scoreOf('gender', 'exact'),
    }));
    return terms.length > 0 ? { match: 'exact', terms, readAs: [], isCategory: true } : NO_EXPANSION;
  }

  /** Returns what the last word of a search begins. A code, such as `ma` for Morocco, begins genders and ages only: male. */
  function expandBegun(word: string, { match, terms }: Expansion): Expansion {
    // A word of four letters or more that begins nothing was looked up already.
    if (match === 'none' && word.length > MAX_CODE_CHARACTERS) return NO_EXPANSION;
    if (match !== 'exact') return vocabulary.expandBeginning(word);
    const isCode = word.length <= MAX_CODE_CHARACTERS && !terms.some(isChoice);
    return isCode ? vocabulary.expandChoice(word) : NO_EXPANSION;
  }

  /** Returns how a meaning is read. The caller tells of a value that voices have, in `readAs`. */
  function readMeaning(
    meaning: string,
    isExcluded: boolean,
  ): (Partial<Reading> & Pick<Reading, 'expansion'>) | undefined {
    const expansion = expandMeaning(meaning);
    if (expansion.match !== 'none') return { expansion };
    return readKindred(meaning.startsWith(LANGUAGE) ? meaning.slice(LANGUAGE.length) : meaning, isExcluded);
  }

  const read: ReadWord = (
    token,
    { isOnly, isMeant = token.isLanguage === true || token.isMeant === true, isExcluded = false },
  ) => {
    const { word, meaning = [], completion } = token;
    const whole = expandOwn(word.replaceAll(' ', ''), isOnly);
    const own = token.isUnfinished && !isExcluded ? unite(whole, expandBegun(word, whole)) : whole;
    // A known value that no voice has is whole, although a longer word begins so: `gentle` and gentleman.
    const known = whole.match === 'none' && meaning.length === 0 ? readKindred(word, isExcluded) : undefined;
    if (known) return [{ words: [word], ...known }];
    if (completion && own.match !== 'exact') return completedClauses(word, own, completion);
    const readings = meaning.flatMap((each) => readMeaning(each, isExcluded) ?? []);
    const first = readings[0]?.expansion;
    const asIs = { words: [word], expansion: own, readAs: [] };
    if (!first || readings.length < meaning.length) return [{ ...asIs, absence: noteOnAbsence(meaning) }];
    const isKnown = own.match === 'exact' && own.terms.some(isTellingTerm) && !vocabulary.isPart(word);
    if (isGroup(meaning)) return [{ ...asIs, expansion: isKnown ? unite(own, first) : first }];
    if (isKnown && !isMeant) return [asIs];
    // A name such as Frances, as `francês` is folded, is meant only if it is searched alone.
    if (isOnly && own.match === 'exact' && readings.length === 1 && !isMeant)
      return [{ ...asIs, expansion: unite(own, first) }];
    return readings.map((reading, at) => ({
      words: [word],
      readAs: reading.readAs ?? namesOf(columns, reading.expansion, word, meaning[at] ?? ''),
      ...reading,
    }));
  };

  function readInContext(word: Word, context: WordContext): readonly Clause[] {
    const clauses = read(word, context);
    if (!word.isAccent) return clauses;
    return clauses.map((clause) => ({ ...clause, expansion: toAccent(clause.expansion) }));
  }

  // Cached also so that equal words share one array of terms, under which their postings are cached.
  const known = new LRUCache<string, readonly Clause[]>({ max: MAX_READ });
  return (word, context) => {
    const key = keyOf(word, context);
    const cached = known.get(key);
    if (cached) return cached;
    const clauses = readInContext(word, context);
    known.set(key, clauses);
    return clauses;
  };
}

/** Returns a text that is equal for words that are read alike. */
function keyOf(token: Word, { isOnly, isMeant, isExcluded }: WordContext): string {
  const { word, meaning, completion, isLanguage, isAccent, isUnfinished } = token;
  // One number and no list of flags, because the key is made for every word of a search.
  const flags =
    (isOnly ? 1 : 0) |
    (isMeant || token.isMeant ? 2 : 0) |
    (isExcluded ? 4 : 0) |
    (isLanguage ? 8 : 0) |
    (isAccent ? 16 : 0) |
    (isUnfinished ? 32 : 0) |
    (completion ? 64 : 0);
  return meaning ? `${flags} ${word}\n${meaning.join('\n')}` : `${flags} ${word}`;
}
