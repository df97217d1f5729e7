import { STOP_WORDS } from '../../vocabulary/context-words.ts';
import type { Columns } from '../columns/columns.ts';
import type { SearchedName } from '../columns/schema.ts';
import { looseKey, tokenize } from '../text/analyzer.ts';
import { nearestOf } from '../text/typo-scan.ts';
import type { Dictionary, Hit } from './dictionary.ts';

/** Maximum number of words of an unknown text that are looked up one by one, such as the two of `english uk`. */
const MAX_WORDS = 4;
/** Minimum length of an unknown text that may differ from a proposed name by two edits. */
const LONG_CHARACTERS = 6;
/** Pattern of words that are corrected by one edit if no value has them. Shorter words are hardly misspelled; longer texts are no words. */
const CORRECTABLE = /^.{4,24}$/u;

/** Creates did-you-mean, which proposes values for an unknown text. Proposed values start with the text, share words with it or are spelled alike. */
export function createDidYouMean(columns: Columns, dictionary: Dictionary, localeNames: readonly string[]) {
  /** Returns the names of hits that are values of the column. For `language`, locales count too, because the filter `language` accepts locales. */
  function namesOf(column: SearchedName, hits: readonly Hit[]): string[] {
    return hits.flatMap(({ column: own, value }) => {
      if (own === column) return columns[own].distinct[value] ?? [];
      return column === 'language' && own === 'locale' ? (localeNames[value] ?? []) : [];
    });
  }

  const withWord = (column: SearchedName, word: string, field: 'label' | 'part') =>
    namesOf(column, dictionary.exact(word, field));

  /** Returns the values of the column that differ from the text by the fewest edits. Values of other columns do not count. */
  function nearest(column: SearchedName, text: string, maxEdits: number, field: 'label' | 'part'): string[] {
    const near = dictionary
      .near(text, maxEdits, field)
      .map(({ word, edits }) => ({ edits, names: withWord(column, word, field) }))
      .filter(({ names }) => names.length > 0);
    return nearestOf(near).flatMap(({ names }) => names);
  }

  function byLook(column: SearchedName, value: string): string[] {
    const key = looseKey(value);
    // All words start with the text. The value with the shortest word comes first, because this word differs least from the text.
    const lengthOf = ({ words }: Hit) => Math.min(...words.map(({ length }) => length));
    const prefixed = [...dictionary.startingWith(key, 'label')].sort((a, b) => lengthOf(a) - lengthOf(b));
    const edits = CORRECTABLE.test(key) ? (key.length < LONG_CHARACTERS ? 1 : 2) : 0;
    return [...namesOf(column, prefixed), ...nearest(column, key, edits, 'label')];
  }

  /** Returns the values that have the most of `words` in their names. Names of few words come first: Portuguese before Brazilian Portuguese. */
  function byWords(column: SearchedName, words: readonly string[]): string[] {
    const counts = new Map<string, number>();
    for (const word of words) {
      const exact = withWord(column, word, 'part');
      const found = exact.length === 0 && CORRECTABLE.test(word) ? nearest(column, word, 1, 'part') : exact;
      for (const name of new Set(found)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const most = Math.max(...counts.values());
    const names = [...counts].filter(([, count]) => count === most).map(([name]) => name);
    return names.sort((a, b) => tokenize(a).length - tokenize(b).length);
  }

  return (column: SearchedName, value: string): readonly string[] => {
    const telling = tokenize(value).filter((word) => !STOP_WORDS.has(word));
    const words = [...new Set(telling)].slice(0, MAX_WORDS);
    const found = byLook(column, value);
    // For several words, values that share words come before similar spellings: `english uk` means British English, not English.
    const all = words.length > 1 ? [...byWords(column, words), ...found] : found;
    return [...new Set(all.length > 0 ? all : byWords(column, words))];
  };
}
