import type { InterpretedWord } from '../../domain/voice-list.ts';
import { fold } from '../../lib/fold.ts';
import type { PageSearch } from '../state/search-url.ts';

/** Number of voices below which a search offers to leave out words. */
const FEW_VOICES = 4;
/** Largest number of words offered to leave out. It is limited, because each word costs a request for the number of voices without it. */
const MAX_OFFERED = 6;

/** Returns a search without a word, at its first page. */
export function withoutWord(search: PageSearch, word: string): PageSearch {
  return { ...search, search: removeWord(search.search, word), offset: 0 };
}

/** Replaces the first whole word of the typed text that equals `word`, without regard to case. */
export function replaceWord(text: string, word: string, by: string): string {
  const literal = word.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu'), () => by);
}

/** Removes a word from the typed text, without regard to case and diacritics. The text is unchanged if it does not contain the word. */
export function removeWord(text: string, word: string): string {
  const words = text.split(/\s+/);
  const parts = word.split(' ').map(fold);
  return words.filter((each) => !parts.includes(fold(each))).join(' ');
}

/**
 * Returns the words that the page offers to remove from a search. Words are offered if the search found few voices, or ignored a word other than
 * a stop word. Ignored words are not offered, because removing them changes nothing. For a text with a quoted phrase, no words are offered.
 */
export function listRemovable(text: string, words: readonly InterpretedWord[], total: number): string[] {
  const left = words.filter(({ ignored }) => ignored !== undefined);
  const needsLess = total < FEW_VOICES || left.some(({ ignored }) => ignored !== 'common');
  if (!needsLess || text.includes('"')) return [];
  const ignored = new Set(left.flatMap(({ word }) => word.split(' ').map(fold)));
  const typed = [...new Set(text.split(/\s+/).filter(Boolean))];
  const removable = typed.filter((word) => !ignored.has(fold(word)));
  return typed.length > 1 ? removable.slice(0, MAX_OFFERED) : [];
}
