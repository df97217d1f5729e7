import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_WORDS } from '../../domain/query.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import { foldWords } from '../text/analyzer.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { parseSearch } from './parse-search.ts';

/** Most words that are completed together, as in `new york ci`. */
const MAX_WORDS = 4;
/** Number of characters in which an operator of several words ends, because a whole text takes long to parse. */
const MAX_OPERATOR_CHARACTERS = 40;
/** Position before a word, after the minus that excludes it. A hyphen within a word divides nothing: `non-b`. */
const WORD_START = /(?<![\p{L}\p{N}\p{M}'’._–−-])[-–−]?(?=[\p{L}\p{N}])/gu;

/** A text divided into words that are searched and a text that is completed. */
export interface SplitText {
  /** Text before, as it was typed. */
  readonly head: string;
  /** Text to complete, as it was typed. */
  readonly tail: string;
  /** Text to complete, with folded words; empty after a blank. */
  readonly key: string;
  /**
   * True if the words before need the completed one: `not fem`, `german or du`, `swedish/nor`. Such a completion is a search, because
   * a filter cannot say the same.
   */
  readonly isContinued: boolean;
}

/**
 * Divides the text of a search box before its last words, the longest ending first: `british new z` → `new z` after british, then `z`
 * after british new. After a blank, the last word is finished and the next one has no letter yet.
 */
export function splitForCompletion(
  q: string,
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): readonly SplitText[] {
  const text = q.slice(0, MAX_SEARCH_CHARACTERS);
  if (text.trim() === '') return [{ head: '', tail: '', key: '', isContinued: false }];
  const starts = Array.from(text.matchAll(WORD_START), ({ index, 0: minus }) => index + minus.length);
  if (starts.length > 0 && /\s$/u.test(text)) starts.push(text.length);
  // The search ignores further words, so that a completion of the last one would find what it does not name.
  if (starts.length > MAX_SEARCH_WORDS + 1) return [];
  return starts.slice(-MAX_WORDS).map((start) => {
    const head = text.slice(0, start);
    const tail = text.slice(start);
    return { head, tail, key: foldWords(tail), isContinued: isContinued(head, vocabulary, lexicon) };
  });
}

/** Returns whether a text ends with an operator, or with a sign and no blank after it. */
function isContinued(head: string, vocabulary: Vocabulary, lexicon: Lexicon): boolean {
  if (head.trim() === '') return false;
  const last = parseSearch(head.slice(-MAX_OPERATOR_CHARACTERS), vocabulary, lexicon).tokens.at(-1);
  return !/\s$/u.test(head) || (last !== undefined && last.kind !== 'word' && last.kind !== 'notAfter');
}
