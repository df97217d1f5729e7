import type { AliasLookup } from './aliases.ts';
import type { Columns } from './columns.ts';
import { looseKey } from './filters.ts';
import type { Pace } from './pace.ts';
import { isCommon } from './query-words.ts';
import { MISLEADING_WORDS } from './tables/synonyms.ts';
import { fold, tokenize } from './text.ts';
import type { ColumnName } from './values.ts';
import { buildWordIndex } from './word-index.ts';

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

/** A value that can be proposed, and what it is called. */
interface Candidate {
  readonly label: string;
  /** In one piece each. */
  readonly keys: readonly string[];
  readonly words: readonly string[];
}

/** Values of a filter that an unknown one may be meant for, the likeliest first. */
export type FindNearest = (value: string) => readonly string[];

/** Finds the values of a filter by what they are called: only begun, misspelled, or said in other words. */
export async function buildNearestValues(
  column: ColumnName,
  columns: Columns,
  aliasesOf: AliasLookup,
  pace: Pace,
): Promise<FindNearest> {
  const candidates = candidatesOf(column, columns, aliasesOf);
  const index = await buildWordIndex(
    candidates.map(({ keys, words }, id) => ({
      id,
      open: keys.join(' '),
      code: words.join(' '),
      choice: '',
    })),
    pace,
  );

  function alike(value: string): Candidate[] {
    const key = looseKey(value);
    const hits = [...index.startingWith(key, 'open'), ...index.nearest(key, editsIn(key), 'open')];
    return hits.flatMap(({ id }) => candidates[id] ?? []);
  }

  /** Those that most of the words stand for, and of them first whose own name is short. */
  function inOtherWords(words: readonly string[]): Candidate[] {
    const counts = new Map<number, number>();
    for (const id of words.flatMap(idsOf)) counts.set(id, (counts.get(id) ?? 0) + 1);
    const most = Math.max(...counts.values());
    return [...counts]
      .flatMap(([id, count]) => (count === most ? (candidates[id] ?? []) : []))
      .sort((a, b) => tokenize(a.label).length - tokenize(b.label).length);
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
    return [...new Set((all.length > 0 ? all : inOtherWords(words)).map(({ label }) => label))];
  };
}

function candidatesOf(column: ColumnName, columns: Columns, aliasesOf: AliasLookup): Candidate[] {
  const own = columns[column].values.map((label) => {
    const { names, codes } = aliasesOf(column, label);
    const called = [label, ...names, ...codes];
    const misleading = new Set(MISLEADING_WORDS[label]);
    return {
      label,
      keys: called.map(looseKey),
      words: [
        ...codes.map(fold),
        ...called.flatMap(tokenize).filter((word) => isTelling(word) && !misleading.has(word)),
      ],
    };
  });
  return column === 'language' ? [...own, ...localesOf(columns, aliasesOf)] : own;
}

/** A language as it is spoken somewhere, by words alone: whoever begins with French means all of it. */
function localesOf({ locale }: Columns, aliasesOf: AliasLookup): Candidate[] {
  return locale.values.map((tag) => {
    const { names, titles } = aliasesOf('locale', tag);
    const called = [...names, ...titles];
    return { label: called[0] ?? tag, keys: [], words: called.flatMap(tokenize) };
  });
}

/** Short words of a name say nothing by themselves, as the AI of Open AI; where they do, they are codes besides. */
function isTelling(word: string): boolean {
  return !/^[a-z]{1,2}$/.test(word);
}

function editsIn(key: string): number {
  return EDITS.find(([characters]) => key.length >= characters)?.[1] ?? 0;
}
