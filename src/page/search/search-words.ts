import { fold } from '../../lib/fold.ts';

/** Replaces the first whole word of the typed text that equals `word`, without regard to case. */
export function replaceWord(text: string, word: string, by: string): string {
  const literal = word.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu'), () => by);
}

/** Pattern of the signs around a word: `gaelic,`, `-google`. */
const SIGNS = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/**
 * Removes a word or phrase from the typed text, without regard to case, diacritics and signs. If the text lacks a phrase as a whole, such as
 * the alternatives `french german`, each word of the phrase is removed. A text without the word stays unchanged.
 */
export function removeWord(text: string, word: string): string {
  const words = text.split(/\s+/);
  // An emoji consists of signs only, but is kept as a word.
  const plain = (each: string) => fold(each).replaceAll(SIGNS, '') || each;
  const folded = words.map(plain);
  const parts = word.split(' ').map(plain);
  const isAt = (start: number) => parts.every((part, place) => folded[start + place] === part);
  const starts = [...folded.keys()].filter(isAt);
  const isRemoved = (at: number) =>
    starts.length > 0
      ? starts.some((start) => start <= at && at < start + parts.length)
      : parts.includes(folded[at] ?? '');
  return words.filter((_, at) => !isRemoved(at)).join(' ');
}
