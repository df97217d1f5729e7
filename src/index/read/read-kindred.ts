import type { Columns } from '../columns/columns.ts';
import { type Expansion, termsOf } from '../terms/expansion.ts';
import type { FindKindred, Kindred } from '../terms/kindred.ts';
import { scoreOf } from '../terms/scored-hits.ts';
import { tokenize } from '../text/analyzer.ts';
import { LANGUAGE } from '../text/lexicon.ts';
import { type Reading, unite } from './clause.ts';

/**
 * Reads a word as a value that the tables know: the value itself under another name, or its neighbours if no voice has it. Undefined if the
 * tables lack it, and for neighbours if `isExcluded`, because `not yorkshire` must not leave out all Britons.
 */
export type ReadKindred = (text: string, isExcluded: boolean) => Reading | undefined;

export function createKindredReader(
  columns: Columns,
  findKindred: FindKindred,
  expandMeaning: (word: string) => Expansion,
): ReadKindred {
  function expansionOf({ column, texts, absent }: Kindred): Expansion {
    // The voices that speak a language as a further one score less, as for any search of a language.
    if (column === 'language')
      return texts.map((text) => expandMeaning(LANGUAGE + tokenize(text).join('_'))).reduce(unite);
    const match = absent === undefined ? 'exact' : 'typo';
    // A value that is searched instead of the one that a word means scores as if the word meant it.
    const terms = termsOf(columns, column, texts, scoreOf(column, 'exact'));
    return { match, terms, readAs: [], isCategory: false };
  }

  /** Returns the reading of an accent that no voice states, but some voice has in its id: Sichuan in `zh-CN-sichuan-YunxiNeural`. */
  function readInIds({ absent = '' }: Kindred): Reading | undefined {
    const terms = termsOf(columns, 'id_word', tokenize(absent), scoreOf('id_word', 'exact'));
    if (terms.length === 0) return undefined;
    return { expansion: { match: 'exact', terms, readAs: [], isCategory: false }, readAs: [absent] };
  }

  return (text, isExcluded) => {
    const kindred = findKindred(text);
    const inIds = kindred?.column === 'accent' ? readInIds(kindred) : undefined;
    if (inIds) return inIds;
    if (!kindred || (isExcluded && kindred.absent !== undefined)) return undefined;
    return { expansion: expansionOf(kindred), readAs: kindred.texts, notes: notesOn(kindred) };
  };
}

function notesOn({ column, texts, absent }: Kindred): readonly string[] {
  if (absent === undefined) return [];
  const lack = column === 'language' ? `No voice speaks ${absent} yet` : `No voice has "${absent}"`;
  const verb = texts.length === 1 ? 'was' : 'were';
  return [`${lack}; ${texts.map((text) => `"${text}"`).join(', ')} ${verb} searched instead.`];
}
