import { memoize } from '../../domain/memoize.ts';
import type { Columns } from '../columns/columns.ts';
import type { ColumnName } from '../columns/schema.ts';
import { looseKey, tokenize } from '../text/analyzer.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { Dictionary, Hit } from './dictionary.ts';

/**
 * Edits within which a value is proposed, by its length. The first row whose `characters` the value has applies; a shorter
 * value gets no edits.
 */
const EDITS: readonly { readonly characters: number; readonly edits: number }[] = [
  { characters: 25, edits: 0 },
  { characters: 8, edits: 3 },
  { characters: 6, edits: 2 },
  { characters: 4, edits: 1 },
];
/** Bound on the words of one value that are looked up. */
const MAX_WORDS = 4;
/** Words that are looked up with a typo: neither too short to be misspelled nor too long to be a word. */
const CORRECTABLE = /^.{4,24}$/u;
/** Bound of the memo per column, because unknown values are seldom asked for twice. */
const MAX_MEMOIZED = 500;

/** Returns the values of a column that resemble an unknown value, the likeliest first. */
export type DidYouMean = (column: ColumnName, value: string) => readonly string[];

/** Proposes values by their names: those that start with the text, those that are few edits off, and those that share words. */
export function createDidYouMean(
  columns: Columns,
  dictionary: Dictionary,
  localeNames: readonly string[],
): DidYouMean {
  const proposers = new Map<ColumnName, (value: string) => readonly string[]>();
  return (column, value) => {
    const propose =
      proposers.get(column) ??
      memoize(createProposer(column, columns, dictionary, localeNames), MAX_MEMOIZED);
    proposers.set(column, propose);
    return propose(value);
  };
}

/** Proposes values of one column. Locales are proposed for the language column too, because its filter accepts their names. */
function createProposer(
  column: ColumnName,
  columns: Columns,
  dictionary: Dictionary,
  localeNames: readonly string[],
): (value: string) => readonly string[] {
  function namesOf(hits: readonly Hit[]): string[] {
    return hits.flatMap(({ column: own, value }) => {
      if (own === column) return columns[own].distinct[value] ?? [];
      return column === 'language' && own === 'locale' ? (localeNames[value] ?? []) : [];
    });
  }

  const withWord = (word: string, field: 'label' | 'part') =>
    namesOf([...dictionary.exact(word, field)].sort((a, b) => a.id - b.id));

  /** Returns the names with the fewest edits. Only names of this column compete, because its filter accepts no others. */
  function nearest(text: string, maxEdits: number, field: 'label' | 'part'): string[] {
    const near = dictionary
      .near(text, maxEdits, field)
      .map(({ word, edits }) => ({ edits, names: withWord(word, field) }))
      .filter(({ names }) => names.length > 0);
    const fewest = Math.min(...near.map(({ edits }) => edits));
    return near.filter(({ edits }) => edits === fewest).flatMap(({ names }) => names);
  }

  function byLook(value: string): string[] {
    const key = looseKey(value);
    const prefixed = [...dictionary.startingWith(key, 'label')].sort(
      (a, b) => compareByLength(shortest(a), shortest(b)) || a.id - b.id,
    );
    const edits = EDITS.find(({ characters }) => key.length >= characters)?.edits ?? 0;
    return [...namesOf(prefixed), ...nearest(key, edits, 'label')];
  }

  /** Returns the names that contain the most of the words. Names of fewer words come first, because they have less besides. */
  function byWords(words: readonly string[]): string[] {
    const counts = new Map<string, number>();
    for (const word of words) {
      const exact = withWord(word, 'part');
      const found = exact.length === 0 && CORRECTABLE.test(word) ? nearest(word, 1, 'part') : exact;
      for (const name of new Set(found)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const most = Math.max(...counts.values());
    const names = [...counts].filter(([, count]) => count === most).map(([name]) => name);
    return names.sort((a, b) => tokenize(a).length - tokenize(b).length);
  }

  return (value) => {
    const telling = tokenize(value).filter((word) => !isStopWord(word));
    const words = [...new Set(telling)].slice(0, MAX_WORDS);
    const found = byLook(value);
    // Several words are looked up before the whole spelling, because `english uk` is no misspelling of English.
    const all = words.length > 1 ? [...byWords(words), ...found] : found;
    return [...new Set(all.length > 0 ? all : byWords(words))];
  };
}

/** Returns the shortest word that matched, which is the name that is closest to the text. */
function shortest({ words }: Hit): string {
  return [...words].sort(compareByLength)[0] ?? '';
}

function compareByLength(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}
