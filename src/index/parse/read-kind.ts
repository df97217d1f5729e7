import { CONTEXT_WORDS } from '../../vocabulary/context-words.ts';
import { tokenize } from '../text/analyzer.ts';
import { COMPLETED_CHARACTERS } from '../text/lexicon.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { RawToken } from './raw-token.ts';
import type { EmptyWord, Token } from './token.ts';

/** Words beside the name of a language that say so. */
const SAYING_LANGUAGE = sayingWords(CONTEXT_WORDS.language);
/** Words beside the name of a nation or language that say that it is an accent. */
const SAYING_ACCENT = sayingWords(CONTEXT_WORDS.accent);

/** Reads a word beside one that says so as nothing but a language, or as an accent. */
export function withKind(token: Token | EmptyWord, raw: readonly RawToken[], at: number): Token | EmptyWord {
  if (token.kind !== 'word') return token;
  const isAt = (place: number, { words, beginnings }: SayingWords) => {
    const beside = raw[place];
    if (beside?.kind !== 'raw') return false;
    // The last word may be unfinished: `accen`.
    return words.has(beside.word) || (place === raw.length - 1 && beginnings.has(beside.word));
  };
  const before = raw[at - 2];
  // In `russian accent english`, the accent is Russian, and in `mit Akzent russisch` too, because `mit` tells nothing.
  const isTaken = before?.kind === 'raw' && before.meaning?.kind !== 'empty' && !isStopWord(before.word);
  if (isAt(at + 1, SAYING_ACCENT) || (isAt(at - 1, SAYING_ACCENT) && !isTaken))
    return { ...token, isAccent: true };
  const isLanguage =
    token.meaning?.[0]?.kind === 'language' &&
    (isAt(at - 1, SAYING_LANGUAGE) || isAt(at + 1, SAYING_LANGUAGE));
  return isLanguage ? { ...token, isLanguage } : token;
}

/** Words that say what the word beside them is, and their beginnings. */
interface SayingWords {
  readonly words: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
}

function sayingWords(listed: readonly string[]): SayingWords {
  const words = new Set(listed.flatMap(tokenize));
  const beginnings = [...words].flatMap((word) =>
    Array.from(word, (_, at) => word.slice(0, at + 1)).filter(({ length }) => length >= COMPLETED_CHARACTERS),
  );
  return { words, beginnings: new Set(beginnings) };
}
