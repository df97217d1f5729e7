import { fold } from '../../lib/fold.ts';

/** Replaces the first whole word of a text that equals `word`, regardless of case. */
export function replaceWord(text: string, word: string, by: string): string {
  const literal = word.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu'), () => by);
}

/** Pattern of the signs, such as punctuation marks, before and after a word: `gaelic,`, `-google`. */
const SIGNS = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** Returns the words of a text, folded (in lower case, without diacritics) and without the signs around a word. A word of signs, such as an emoji, is kept. */
function foldWords(text: string): string[] {
  return text.split(/\s+/).map((each) => fold(each).replaceAll(SIGNS, '') || each);
}

/** Returns a folded word or phrase (in lower case, without diacritics) as the text spells the word: `madchen` → `Mädchen`. */
export function findTyped(text: string, folded: string): string {
  const [words, plain] = [text.split(/\s+/), foldWords(text)];
  const typed = folded.split(' ').map((part) => words[plain.indexOf(part)]?.replaceAll(SIGNS, '') || part);
  return typed.join(' ');
}

/**
 * Removes a word or phrase from a text, regardless of case, diacritics and signs. If the words of a phrase are apart in the text, such as the alternatives
 * `french or german`, each word of the phrase is removed. A text without the word stays unchanged.
 */
export function removeWord(text: string, word: string): string {
  const words = text.split(/\s+/);
  const [folded, parts] = [foldWords(text), foldWords(word)];
  const isAt = (start: number) => parts.every((part, place) => folded[start + place] === part);
  const starts = [...folded.keys()].filter(isAt);
  const isRemoved = (at: number) =>
    starts.length > 0
      ? starts.some((start) => start <= at && at < start + parts.length)
      : parts.includes(folded[at] ?? '');
  return words.filter((_, at) => !isRemoved(at)).join(' ');
}
