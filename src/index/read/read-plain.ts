import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_WORDS } from '../../domain/query-limits.ts';
import { memoize } from '../../lib/memoize.ts';
import type { ReadSearch } from '../match/interpret-words.ts';
import { JOINING } from '../parse/parse-search.ts';
import { saysKind } from '../parse/read-kind.ts';
import { PLAIN_TEXT } from '../parse/split-search.ts';
import type { Word } from '../parse/token.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { Clause } from './clause.ts';
import type { ReadWord } from './read-word.ts';

/** Shortest plain word. A shorter one may be a code, whose reading the words beside it decide. */
const MIN_CHARACTERS = 3;

/** Place of a word in its search: alone, before other words, or last of several. */
type Place = 'alone' | 'before' | 'last';

/** A plain word is read alike in all searches in which it has the same place. */
interface PlainWord {
  readonly clauses: readonly Clause[];
  /** True if a phrase of the lexicon begins with the word. */
  readonly beginsPhrase: boolean;
}

/** Mark of a word that only the words beside it explain. */
const OTHER = 'other';

/**
 * Creates the reader of searches that have plain words only: Latin ones that voices or the lexicon have, of which none is an operator, tells
 * nothing, or says what the word beside it is, and no run is a phrase. Undefined for other searches. It returns what `parseSearch` and
 * the expansion of its tokens do, and is there for the shortest searches, such as a name and a language: they take one look-up a word.
 */
export function createPlainReader(
  vocabulary: Vocabulary,
  lexicon: Lexicon,
  readWord: ReadWord,
): (text: string) => ReadSearch | undefined {
  function toToken(word: string, place: Place): Word | typeof OTHER {
    if (word.length < MIN_CHARACTERS || isStopWord(word) || JOINING.has(word) || saysKind(word)) return OTHER;
    const meaning = lexicon.meaningAt([word], 0);
    if (meaning) return meaning.kind === 'words' ? { kind: 'word', word, meaning: meaning.words } : OTHER;
    if (vocabulary.expand(word).match !== 'exact') return OTHER;
    return place === 'last' ? { kind: 'word', word, isUnfinished: true } : { kind: 'word', word };
  }

  function createWordReader(place: Place): (word: string) => PlainWord | typeof OTHER {
    return memoize((word: string) => {
      const token = toToken(word, place);
      if (token === OTHER) return OTHER;
      const clauses = readWord(token, { isOnly: place === 'alone' });
      const isKnown = clauses.every(({ expansion }) => expansion.match === 'exact');
      return isKnown ? { clauses, beginsPhrase: lexicon.beginsPhrase(word) } : OTHER;
    });
  }

  const readAlone = createWordReader('alone');
  const readBefore = createWordReader('before');
  const readLast = createWordReader('last');

  return (text) => {
    if (text.length > MAX_SEARCH_CHARACTERS || !PLAIN_TEXT.test(text)) return undefined;
    const words = text.toLowerCase().split(' ');
    if (words.length > MAX_SEARCH_WORDS) return undefined;
    const clauses: Clause[] = [];
    for (const [at, word] of words.entries()) {
      const isLast = at === words.length - 1;
      const plain = !isLast ? readBefore(word) : at === 0 ? readAlone(word) : readLast(word);
      if (plain === OTHER || words.indexOf(word) < at) return undefined;
      if (plain.beginsPhrase && (lexicon.meaningAt(words, at)?.length ?? 0) > 1) return undefined;
      if (at > 0 && vocabulary.isPhrase(words[at - 1] ?? '', word)) return undefined;
      clauses.push(...plain.clauses);
    }
    const parsed = { text, stopWords: [], isCut: false, hasTooManyWords: false };
    return { parsed, clauses, excluded: [], emptyWords: [], isUncorrected: false };
  };
}
