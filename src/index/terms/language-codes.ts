import { memoize } from '../../lib/memoize.ts';
import type { Dictionary, Hit } from './dictionary.ts';

/**
 * Returns whether a hit is a language without a two-letter code, by its code of three letters: `men` for Mende. A word of
 * three letters more often means a gender or an age, or begins a name, and some thousand languages have such a code.
 */
export function isRareCode(word: string, hit: Hit): boolean {
  return hit.column === 'language' && word.length === 3 && canonicalCode(word) === undefined;
}

/** Finds a language by a deprecated or three-letter code (`iw` → Hebrew), unless a voice's name has the word: `dan`, `ben`. */
export function findDeprecatedCode(word: string, dictionary: Dictionary): readonly Hit[] {
  const code = canonicalCode(word);
  if (code === undefined) return [];
  if (dictionary.exact(word, 'open').some((hit) => hit.column === 'name_word')) return [];
  return dictionary.exact(code, 'code').filter((hit) => hit.column === 'language');
}

/** Returns the language of a tag. Memoized, because ICU takes longer than the rest of a look-up. */
const languageOf = memoize((tag: string) => new Intl.Locale(tag).language);

/** Returns the canonical ISO 639 code of a deprecated or longer one (`iw` → he, `jpn` → ja); undefined if it is canonical or no code. */
function canonicalCode(word: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(word)) return undefined;
  const language = languageOf(word);
  return language === word ? undefined : language;
}
