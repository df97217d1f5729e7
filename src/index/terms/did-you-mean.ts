import { memoize } from '../../domain/memoize.ts';
import type { Columns } from '../columns/columns.ts';
import type { ColumnName } from '../columns/schema.ts';
import { looseKey, tokenize } from '../text/analyzer.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { TermsImage } from './build-terms.ts';
import type { Dictionary, Hit } from './dictionary.ts';

/** Edits within which a value of at least so many characters is proposed. A longer one is looked up by its words only. */
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

/** Returns the values of a column that an unknown one may be meant for, the likeliest first. */
export type DidYouMean = (column: ColumnName, value: string) => readonly string[];

/** Proposes values by their names: those that start with the text, those that are few edits off, and those that share words. */
export function createDidYouMean(
  columns: Columns,
  dictionary: Dictionary,
  { localeNames }: Pick<TermsImage, 'localeNames'>,
): DidYouMean {
  /** Returns the names of the hits in a column; locales are values of the language column too. */
  function namesIn(column: ColumnName, hits: readonly Hit[]): string[] {
    return hits.flatMap(({ column: own, value }) => {
      if (own === column) return columns[own].distinct[value] ?? [];
      return column === 'language' && own === 'locale' ? (localeNames[value] ?? []) : [];
    });
  }

  /** Returns the names with the fewest edits. Edits are compared within the column, because other columns are no choice here. */
  function nearest(column: ColumnName, text: string, maxEdits: number, field: 'label' | 'part'): string[] {
    const near = dictionary
      .near(text, maxEdits, field)
      .map(({ word, edits }) => ({
        edits,
        names: namesIn(column, inColumnOrder(dictionary.exact(word, field))),
      }))
      .filter(({ names }) => names.length > 0);
    const fewest = Math.min(...near.map(({ edits }) => edits));
    return near.filter(({ edits }) => edits === fewest).flatMap(({ names }) => names);
  }

  function alike(column: ColumnName, value: string): string[] {
    const key = looseKey(value);
    const prefix = [...dictionary.startingWith(key, 'label')].sort(
      (a, b) => compareByLength(shortest(a), shortest(b)) || a.id - b.id,
    );
    const edits = EDITS.find(({ characters }) => key.length >= characters)?.edits ?? 0;
    return [...namesIn(column, prefix), ...nearest(column, key, edits, 'label')];
  }

  /** Returns the names that share most of the words, the shortest first. */
  function byWords(column: ColumnName, words: readonly string[]): string[] {
    const counts = new Map<string, number>();
    for (const word of words) {
      const known = namesIn(column, inColumnOrder(dictionary.exact(word, 'part')));
      const found = known.length === 0 && CORRECTABLE.test(word) ? nearest(column, word, 1, 'part') : known;
      for (const name of new Set(found)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const most = Math.max(...counts.values());
    return [...counts]
      .filter(([, count]) => count === most)
      .map(([name]) => name)
      .sort((a, b) => tokenize(a).length - tokenize(b).length);
  }

  function propose(column: ColumnName, value: string): readonly string[] {
    const telling = tokenize(value).filter((word) => !isStopWord(word));
    const words = [...new Set(telling)].slice(0, MAX_WORDS);
    const found = alike(column, value);
    // Several words go before the look of the whole: `english uk` is no misspelling of English.
    const all = words.length > 1 ? [...byWords(column, words), ...found] : found;
    return [...new Set(all.length > 0 ? all : byWords(column, words))];
  }

  const memos = new Map<ColumnName, (value: string) => readonly string[]>();
  return (column, value) => {
    const memo = memos.get(column) ?? memoize((text) => propose(column, text), MAX_MEMOIZED);
    memos.set(column, memo);
    return memo(value);
  };
}

function inColumnOrder(hits: readonly Hit[]): Hit[] {
  return [...hits].sort((a, b) => a.id - b.id);
}

/** Returns the shortest word that matched, which is the name that is closest to the text. */
function shortest({ words }: Hit): string {
  return [...words].sort(compareByLength)[0] ?? '';
}

function compareByLength(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}
