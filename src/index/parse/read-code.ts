import { MIN_NAMING_SCORE, type ScoredTerm } from '../columns/columns.ts';
import { ORIGINS } from '../columns/schema.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { RawToken, RawWord } from './raw-token.ts';

/** Number of words from which a search is a sentence, in which short words are no codes. */
const SENTENCE_WORDS = 4;

/** Returns whether a word tells nothing in a language other than English: `aus`. */
export function isForeignStopWord({ word, meaning }: RawWord): boolean {
  return meaning?.kind === 'empty' && !meaning.isEnglish && !isStopWord(word);
}

/**
 * Returns whether a stop word of another language is the code of a country or language, because all other words are English and one of them
 * tells something: `aus girl` are Australians, and `frau aus berlin` is German.
 */
export function isCodeAmongEnglish(
  token: RawWord,
  all: readonly RawToken[],
  vocabulary: Vocabulary,
): boolean {
  const others = all.filter((other): other is RawWord => other.kind === 'raw' && other !== token);
  if (others.length === 0 || others.length + 1 >= SENTENCE_WORDS) return false;
  const isEnglish = ({ word, meaning }: RawWord) =>
    meaning ? meaning.isEnglish === true : isStopWord(word) || vocabulary.has(word, 'choice');
  return others.every(isEnglish) && vocabulary.expand(token.word).terms.some(isOrigin);
}

/** Returns whether a term is a country or language that a word names by its code. */
function isOrigin({ column, score }: ScoredTerm): boolean {
  return ORIGINS.has(column) && score >= MIN_NAMING_SCORE;
}

/** Returns whether a short word may be a code: the search is no sentence, and has no other word with a meaning. */
export function isAmongCodes(token: RawToken, all: readonly RawToken[]): boolean {
  const others = all.filter((other) => other.kind === 'raw' && other !== token);
  if (others.length + 1 >= SENTENCE_WORDS) return false;
  return !others.some((other) => other.kind === 'raw' && other.meaning !== undefined);
}
