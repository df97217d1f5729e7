import { MAX_SEARCH_CHARACTERS } from '../../domain/query.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import { tokenize } from '../text/analyzer.ts';

/** Words of one search; a person types far fewer. */
export const MAX_WORDS = 12;

/** Words that say nothing of a voice: `a female voice with a british accent`. */
const COMMON = new Set([
  ...['a', 'an', 'the', 'and', 'or', 'with', 'for', 'in', 'of', 'to', 'from', 'by', 'on', 'that', 'like'],
  ...['voice', 'voices', 'accent', 'accented', 'speaker', 'speakers', 'speaking', 'sounding', 'tts'],
]);

/** Whether a folded word says nothing of a voice. */
export function isCommon(word: string): boolean {
  return COMMON.has(word);
}

/** A search text taken apart. */
export interface QueryWords {
  /** The text as far as it is used. */
  readonly text: string;
  /** Folded and distinct. */
  readonly words: readonly string[];
  /** Left out, since they say nothing. */
  readonly common: readonly string[];
  /** Whether there were more characters, or more words, than are used. */
  readonly isCut: boolean;
  readonly hasTooMany: boolean;
}

/** Reads the words of a search. Codes of locales and terms of several words stay in one piece. */
export function readWords(search: string | undefined, vocabulary: Vocabulary): QueryWords {
  const text = (search ?? '').slice(0, MAX_SEARCH_CHARACTERS).trim();
  const pieces = text.split(/\s+/u).map((piece) => (vocabulary.isLocale(piece) ? [piece] : tokenize(piece)));
  const isTelling = (piece: readonly string[]) => piece.length !== 1 || !isCommon(piece[0] ?? '');
  const telling = distinct(joinPhrases(pieces.filter(isTelling).flat(), vocabulary));
  const used = telling.length > 0 ? telling : distinct(pieces.flat());
  return {
    text,
    words: used.slice(0, MAX_WORDS),
    common: telling.length > 0 ? distinct(pieces.filter((piece) => !isTelling(piece)).flat()) : [],
    isCut: (search ?? '').trim().length > MAX_SEARCH_CHARACTERS,
    hasTooMany: used.length > MAX_WORDS,
  };
}

/** `middle aged` is one term, and `young adult` no adult. */
function joinPhrases(pieces: readonly string[], vocabulary: Vocabulary): string[] {
  const words: string[] = [];
  for (const piece of pieces) {
    const before = words.at(-1);
    if (before !== undefined && vocabulary.isPhrase(before, piece)) words.splice(-1, 1, before + piece);
    else words.push(piece);
  }
  return words;
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}
