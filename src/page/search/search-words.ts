import { fold } from '../../lib/fold.ts';
import type { PageSearch } from '../state/search-url.ts';

/** Returns a search without a word, at the first page of results. */
export function withoutWord(search: PageSearch, word: string): PageSearch {
  return { ...search, search: removeWord(search.search, word), offset: 0 };
}

/** Replaces the first whole word of the typed text that equals `word`, without regard to case. */
export function replaceWord(text: string, word: string, by: string): string {
  const literal = word.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu'), () => by);
}

/** Removes a word from the typed text, without regard to case and diacritics; a text without the word stays unchanged. */
export function removeWord(text: string, word: string): string {
  const words = text.split(/\s+/);
  const parts = word.split(' ').map(fold);
  return words.filter((each) => !parts.includes(fold(each))).join(' ');
}
