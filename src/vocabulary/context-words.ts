import { loadDataFile } from '../lib/data-set.ts';
import { fold } from '../lib/fold.ts';
import { ContextWords } from './word-sets.ts';

export const CONTEXT_WORDS = loadDataFile(ContextWords);

/** Words, folded (lower case, no diacritics), that narrow no search of voices, such as `a`, `with` or `voice`. */
export const STOP_WORDS: ReadonlySet<string> = new Set(CONTEXT_WORDS.stop);

const LANGUAGE_NOUNS = new Set(CONTEXT_WORDS.language.map(fold));

/** Returns the name of a language without a word for "language" in any language: `Basa Jawa` → Jawa, `Sakha language` → Sakha. */
export function withoutLanguageNoun(name: string): string {
  return name
    .split(' ')
    .filter((word) => !LANGUAGE_NOUNS.has(fold(word)))
    .join(' ');
}
