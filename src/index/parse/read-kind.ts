import { CONTEXT_WORDS } from '../../vocabulary/context-words.ts';
import { tokenize } from '../text/analyzer.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { RawToken } from './raw-token.ts';
import type { EmptyWord, Token } from './token.ts';

/** Words beside the name of a language that say so. */
const SAYING_LANGUAGE = new Set(CONTEXT_WORDS.language.flatMap(tokenize));
/** Words beside the name of a nation or language that say that it is an accent. */
const SAYING_ACCENT = new Set(CONTEXT_WORDS.accent.flatMap(tokenize));

/** Reads a word beside one that says so as nothing but a language, or as an accent. */
export function withKind(token: Token | EmptyWord, raw: readonly RawToken[], at: number): Token | EmptyWord {
  if (token.kind !== 'word') return token;
  const isAt = (place: number, words: ReadonlySet<string>) => {
    const beside = raw[place];
    return beside?.kind === 'raw' && words.has(beside.word);
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
