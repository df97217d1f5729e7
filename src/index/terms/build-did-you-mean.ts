import { ownValue } from '../../domain/own-value.ts';
import type { ColumnImage } from '../columns/build-column.ts';
import { FILTERS } from '../columns/filter-names.ts';
import type { ColumnName } from '../columns/schema.ts';
import { fold, looseKey, tokenize } from '../text/analyzer.ts';
import { MISLEADING_WORDS } from '../text/synonyms.ts';
import type { AliasLookup } from './aliases.ts';
import { buildWords, type Words } from './build-dictionary.ts';

/** What can be proposed for an unknown value, by the words of what it is called. */
export interface Proposals {
  readonly labels: readonly string[];
  /** `open` has each name in one piece, `code` its words. */
  readonly words: Words;
}

/** By column. */
export type AllProposals = Readonly<Partial<Record<ColumnName, Proposals>>>;

type ColumnImages = Readonly<Record<ColumnName, ColumnImage>>;

/** A value that can be proposed, and what it is called. */
interface Candidate {
  readonly label: string;
  /** In one piece each. */
  readonly keys: readonly string[];
  readonly words: readonly string[];
}

export function buildProposals(columns: ColumnImages, aliasesOf: AliasLookup): AllProposals {
  return Object.fromEntries(
    Object.values(FILTERS).map((column) => [column, toProposals(candidatesOf(column, columns, aliasesOf))]),
  );
}

function toProposals(candidates: readonly Candidate[]): Proposals {
  const documents = candidates.map(({ keys, words }, id) => ({
    id,
    open: keys.join(' '),
    code: words.join(' '),
    choice: '',
  }));
  return { labels: candidates.map(({ label }) => label), words: buildWords(documents) };
}

function candidatesOf(column: ColumnName, columns: ColumnImages, aliasesOf: AliasLookup): Candidate[] {
  const own = columns[column].values.map((label) => {
    const { names, codes } = aliasesOf(column, label);
    const called = [label, ...names, ...codes];
    const misleading = new Set(ownValue(MISLEADING_WORDS, label));
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
function localesOf({ locale }: ColumnImages, aliasesOf: AliasLookup): Candidate[] {
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
