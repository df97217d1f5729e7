import { isCommon } from '../queries/parse-search.ts';
import { looseKey, tokenize } from '../text/analyzer.ts';
import type { Proposals } from './build-did-you-mean.ts';
import { openRareWordIndex } from './dictionary.ts';

/** Edits within which a value of at least so many characters is worth proposing; of shorter ones, only starts are. */
const EDITS: readonly (readonly [characters: number, edits: number])[] = [
  // Longer ones are looked up by their words: what edits cost grows with the length.
  [25, 0],
  [8, 3],
  [6, 2],
  [4, 1],
];
/** Words of one value that are looked up. */
const MAX_WORDS = 4;
/** What a word of several may have to be taken for a misspelling. */
const MISSPELLED = /^.{4,24}$/u;

/** Values of a filter that an unknown one may be meant for, the likeliest first. */
export type FindNearest = (value: string) => readonly string[];

/** Finds the values of a filter by what they are called: only begun, misspelled, or said in other words. */
export function openProposals({ labels, words }: Proposals): FindNearest {
  const index = openRareWordIndex(words);

  function alike(value: string): string[] {
    const key = looseKey(value);
    const hits = [...index.startingWith(key, 'open'), ...index.nearest(key, editsIn(key), 'open')];
    return hits.flatMap(({ id }) => labels[id] ?? []);
  }

  /** Those that most of the words stand for, and of them first whose own name is short. */
  function inOtherWords(words: readonly string[]): string[] {
    const counts = new Map<number, number>();
    for (const id of words.flatMap(idsOf)) counts.set(id, (counts.get(id) ?? 0) + 1);
    const most = Math.max(...counts.values());
    return [...counts]
      .flatMap(([id, count]) => (count === most ? (labels[id] ?? []) : []))
      .sort((a, b) => tokenize(a).length - tokenize(b).length);
  }

  function idsOf(word: string): readonly number[] {
    const exact = index.exact(word, 'code');
    const hits = exact.length === 0 && MISSPELLED.test(word) ? index.nearest(word, 1, 'code') : exact;
    return [...new Set(hits.map(({ id }): number => id))];
  }

  return (value) => {
    const telling = tokenize(value).filter((word) => !isCommon(word));
    const words = [...new Set(telling)].slice(0, MAX_WORDS);
    const found = alike(value);
    // Several words say more than what the whole of them looks like: `english uk` is no misspelling of English.
    const all = words.length > 1 ? [...inOtherWords(words), ...found] : found;
    return [...new Set(all.length > 0 ? all : inOtherWords(words))];
  };
}

function editsIn(key: string): number {
  return EDITS.find(([characters]) => key.length >= characters)?.[1] ?? 0;
}
