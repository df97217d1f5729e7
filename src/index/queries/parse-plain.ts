import { memoize } from '../../domain/memoize.ts';
import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_WORDS } from '../../domain/query-limits.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { isStopWord } from '../text/stop-words.ts';
import { JOINING, type ParsedSearch } from './parse-search.ts';
import { saysKind } from './read-kind.ts';
import { PLAIN_TEXT } from './split-search.ts';
import type { Word } from './token.ts';

/** Shortest plain word. A shorter one may be a code, whose reading the words beside it decide. */
const MIN_CHARACTERS = 3;

/** A plain word is read alike in all searches, as its token and as that of the last of several words. */
interface PlainWord {
  readonly token: Word;
  readonly last: Word;
}

/** Mark of a word that only the words beside it explain. */
const OTHER = 'other';

/**
 * Creates the parser of searches that have plain words only: Latin ones that voices or the lexicon have, of which none is an operator, tells
 * nothing, or says what the word beside it is, and no run is a phrase. Undefined for other searches. It returns what `parseSearch`
 * does, and is there for the shortest searches, such as a name and a language: they take a tenth less time in all.
 */
export function createPlainParser(
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): (text: string) => ParsedSearch | undefined {
  const readPlain = memoize((word: string): PlainWord | typeof OTHER => {
    if (word.length < MIN_CHARACTERS || isStopWord(word) || JOINING.has(word) || saysKind(word)) return OTHER;
    const meaning = lexicon.meaningAt([word], 0);
    if (meaning && meaning.kind !== 'words') return OTHER;
    if (meaning) {
      const token: Word = { kind: 'word', word, meaning: meaning.words };
      return { token, last: token };
    }
    if (vocabulary.expand(word).match !== 'exact') return OTHER;
    return { token: { kind: 'word', word }, last: { kind: 'word', word, isUnfinished: true } };
  });

  return (text) => {
    if (text.length > MAX_SEARCH_CHARACTERS || !PLAIN_TEXT.test(text)) return undefined;
    const words = text.toLowerCase().split(' ');
    if (words.length > MAX_SEARCH_WORDS) return undefined;
    const tokens: Word[] = [];
    for (const [at, word] of words.entries()) {
      const plain = readPlain(word);
      if (plain === OTHER || words.indexOf(word) < at) return undefined;
      if (lexicon.beginsPhrase(word) && (lexicon.meaningAt(words, at)?.length ?? 0) > 1) return undefined;
      if (at > 0 && vocabulary.isPhrase(words[at - 1] ?? '', word)) return undefined;
      tokens.push(at > 0 && at === words.length - 1 ? plain.last : plain.token);
    }
    return { text, tokens, stopWords: [], isCut: false, hasTooManyWords: false };
  };
}
