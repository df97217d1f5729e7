import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_WORDS } from '../../domain/query.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import { tokenize } from '../text/analyzer.ts';
import { isStopWord } from '../text/stop-words.ts';

export interface ParsedSearch {
  /** Text of the `search` parameter, cut to {@link MAX_SEARCH_CHARACTERS} and trimmed. */
  readonly text: string;
  /** Distinct words of the text, at most {@link MAX_SEARCH_WORDS}; folded (`Español` → `espanol`) except locale codes. */
  readonly words: readonly string[];
  /** Stop words of the text that `words` leaves out: `with`, `voice`. */
  readonly stopWords: readonly string[];
  /** True if the end of the `search` parameter was ignored, because the parameter exceeds {@link MAX_SEARCH_CHARACTERS}. */
  readonly isCut: boolean;
  readonly hasTooManyWords: boolean;
}

/**
 * Parses a search into words. Locale codes and terms of several words stay whole. A search of stop words alone, such as
 * `a voice with an accent`, keeps them, because it would have no word otherwise.
 */
export function parseSearch(search: string | undefined, vocabulary: Vocabulary): ParsedSearch {
  const text = (search ?? '').slice(0, MAX_SEARCH_CHARACTERS).trim();
  const pieces = text.split(/\s+/u).map((piece) => (vocabulary.isLocale(piece) ? [piece] : tokenize(piece)));
  const isTelling = (piece: readonly string[]) => piece.length !== 1 || !isStopWord(piece[0] ?? '');
  const stopWords = pieces.filter((piece) => !isTelling(piece)).flat();
  const telling = joinPhrases(pieces.filter(isTelling).flat(), vocabulary);
  const used = [...new Set(telling.length > 0 ? telling : pieces.flat())];
  return {
    text,
    words: used.slice(0, MAX_SEARCH_WORDS),
    stopWords: telling.length > 0 ? [...new Set(stopWords)] : [],
    isCut: (search ?? '').trim().length > MAX_SEARCH_CHARACTERS,
    hasTooManyWords: used.length > MAX_SEARCH_WORDS,
  };
}

/** Joins adjacent words that are one term: `young adult` becomes `youngadult`, so that it is not taken for `adult`. */
function joinPhrases(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && vocabulary.isPhrase(before, word)) joined.splice(-1, 1, before + word);
    else joined.push(word);
  }
  return joined;
}
