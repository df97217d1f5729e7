import { fold } from '../../lib/fold.ts';

/** Replaces the first whole word of the typed text that equals `word`, without regard to case. */
export function replaceWord(text: string, word: string, by: string): string {
  const literal = word.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu'), () => by);
}

/** Pattern of the signs around a word: `gaelic,`, `-google`. */
const SIGNS = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** Returns the words of a text, folded and without the signs around them. An emoji consists of signs only, but is kept as a word. */
export function foldWords(text: string): string[] {
  return text.split(/\s+/).map((each) => fold(each).replaceAll(SIGNS, '') || each);
}

/** Returns a folded word or phrase as it was typed: `madchen` → `Mädchen`. */
export function findTyped(text: string, folded: string): string {
  const [words, plain] = [text.split(/\s+/), foldWords(text)];
  const typed = folded.split(' ').map((part) => words[plain.indexOf(part)]?.replaceAll(SIGNS, '') || part);
  return typed.join(' ');
}

/**
 * Removes a word or phrase from the typed text, without regard to case, diacritics and signs. If the text lacks a phrase as a whole, such as
 * the alternatives `french german`, each word of the phrase is removed. A text without the word stays unchanged.
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
