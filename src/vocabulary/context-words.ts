import { loadDataFile } from '../lib/data-set.ts';
import { fold } from '../lib/fold.ts';
import { ContextWords } from './word-sets.ts';

export const CONTEXT_WORDS = loadDataFile(ContextWords);

/** Folded words (lower case, no diacritics) that a search ignores, such as `a`, `with` or `voice`. */
export const STOP_WORDS: ReadonlySet<string> = new Set(CONTEXT_WORDS.stop);

const LANGUAGE_NOUNS = new Set(CONTEXT_WORDS.language.map(fold));

/** Removes the word for "language", in any language, from the name of a language: `Basa Jawa` → Jawa, `Sakha language` → Sakha. */
export function withoutLanguageNoun(name: string): string {
  return name
    .split(' ')
    .filter((word) => !LANGUAGE_NOUNS.has(fold(word)))
    .join(' ');
}
