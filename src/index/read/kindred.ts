import { COSTS } from '../terms/costs.ts';
import { type Expansion, termsOf } from '../terms/expansion.ts';
import type { Kindred } from '../terms/kindred.ts';
import { scoreOf } from '../terms/scored-hits.ts';
import { tokenize } from '../text/analyzer.ts';
import { createWrittenExpander } from './as-written.ts';
import { type Reading, unite } from './clause.ts';
import type { Reader, ReaderParts } from './reader.ts';

/**
 * Reads a word as a value that the tables know: the value itself under another name, or its neighbours if no voice has it. Undefined if the
 * tables lack it, and for neighbours if `isExcluded`, because `not yorkshire` must not leave out all Britons.
 */
type ReadKindred = (text: string, isExcluded: boolean) => Reading | undefined;

export function createKindredFinder({
  columns,
  findKindred,
  expandMeaning,
}: Pick<ReaderParts, 'columns' | 'findKindred' | 'expandMeaning'>): ReadKindred {
  function expansionOf({ column, texts, absent }: Kindred): Expansion {
    // The voices that speak a language as a further one score less, as for any search of a language.
    if (column === 'language')
      return texts
        .map((text) => expandMeaning({ kind: 'language', text: tokenize(text).join('_') }))
        .reduce(unite);
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

/** Reader of values that the vocabulary knows and no voice has under that name: the value itself, or its neighbours. */
export const kindred: Reader = {
  name: 'kindred',
  example: ['yorkshire', 'British, with a note'],
  isOfKnown: true,
  cost: COSTS.kindred,
  create: (parts) => {
    const readKindred = createKindredFinder(parts);
    const expandWritten = createWrittenExpander(parts);
    return ({ word, meaning = [] }, { isOnly, isExcluded = false }) => {
      if (meaning.length > 0) return undefined;
      // A known value that no voice has is whole, although a longer word begins so: `gentle` and gentleman.
      const whole = expandWritten({ kind: 'word', word }, { isOnly });
      const reading = whole.match === 'none' ? readKindred(word, isExcluded) : undefined;
      return reading && { clauses: [{ words: [word], ...reading }] };
    };
  },
};
