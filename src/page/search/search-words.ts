import type { InterpretedWord } from '../../domain/voice-list.ts';
import { fold } from '../../lib/fold.ts';
import type { PageSearch } from '../state/search-url.ts';

/** Results so small that fewer words may help. */
const FEW_VOICES = 4;
/** Words that a search offers to leave out, since each costs a request for the number of voices. */
const MAX_OFFERED = 6;

/** Returns a search without a word, from its first page. */
export function withoutWord(search: PageSearch, word: string): PageSearch {
  return { ...search, search: removeWord(search.search, word), offset: 0 };
}

/** Removes a word as it was looked up, without case and diacritics, from the text as it was typed. The text stays if no word is alike. */
export function removeWord(text: string, word: string): string {
  const words = text.split(/\s+/);
  const parts = word.split(' ').map(fold);
  return words.filter((each) => !parts.includes(fold(each))).join(' ');
}

/**
 * Returns the words of a text that a search may do without, if it found few voices or left a word out. A word that was left out changes
 * nothing when it goes, and a phrase in quotes is not taken apart.
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
