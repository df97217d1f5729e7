import type { Columns } from '../columns/columns.ts';
import type { Expansion, Vocabulary } from '../terms/vocabulary.ts';
import { type Meaning, REGION } from '../text/lexicon.ts';
import { noteOnAbsence } from './absence.ts';
import { type Clause, haveOneKind, isTellingTerm, namesOf, unite, uniteClauses } from './clause.ts';
import { createMeaningExpander } from './expand-meaning.ts';
import type { Token, Word } from './parse-search.ts';

/** Bound on the words of one search that are corrected, because each correction scans the dictionary. */
export const MAX_CORRECTIONS = 4;
const LETTER = /^[a-z]$/;

export interface ExpandedClauses {
  readonly clauses: readonly Clause[];
  /** Clauses whose voices are left out: `not american`. */
  readonly excluded: readonly Clause[];
  /** True if some unknown words were not corrected, because there are too many. */
  readonly isUncorrected: boolean;
}

/** Creates the function that expands the tokens of a search to clauses. */
export function createClauseExpander(
  columns: Columns,
  vocabulary: Vocabulary,
): (tokens: readonly Token[]) => ExpandedClauses {
  const expandMeaning = createMeaningExpander(columns, vocabulary);

  /** Returns the clauses of one word: one per English word that it means, or one of its own if its meaning is not known. */
  function clausesOf({ word, meaning = [], completion }: Word, isOnly: boolean): Clause[] {
    const own = expandOwn(word.replaceAll(' ', ''), isOnly);
    if (completion && own.match !== 'exact') return completedClauses(word, own, completion);
    const meant = meaning.map(expandMeaning).filter(({ match }) => match !== 'none');
    const [first] = meant;
    const asIs = { words: [word], expansion: own, readAs: [] };
    if (!first || meant.length < meaning.length) return [{ ...asIs, absence: noteOnAbsence(meaning) }];
    const isKnown = own.match === 'exact' && own.terms.some(isTellingTerm);
    if (meaning[0]?.startsWith(REGION)) return [{ ...asIs, expansion: isKnown ? unite(own, first) : first }];
    if (isKnown) return [asIs];
    // A name such as Frances, as `francês` is folded, is meant only if it is searched alone.
    if (isOnly && own.match === 'exact' && meant.length === 1)
      return [{ ...asIs, expansion: unite(own, first) }];
    return meant.map((expansion) => ({
      words: [word],
      expansion,
      readAs: namesOf(columns, expansion, word),
    }));
  }

  /** Returns the clauses of a word that is being typed: what begins with it, and what a longer word means that it begins. */
  function completedClauses(word: string, own: Expansion, completion: Meaning): Clause[] {
    const choices = vocabulary.expandChoice(word);
    const asIs = { words: [word], expansion: unite(own, choices), readAs: [] };
    const meant = completion.words.map(expandMeaning).filter(({ match }) => match !== 'none');
    const [first] = meant;
    if (choices.match !== 'none' || !first) return [asIs];
    if (meant.length === 1) return [{ ...asIs, expansion: unite(own, first) }];
    return own.match === 'none' ? meant.map((expansion) => ({ ...asIs, expansion })) : [asIs];
  }

  function expandOwn(word: string, isOnly: boolean): Expansion {
    return isOnly && LETTER.test(word) ? vocabulary.expandLetter(word) : vocabulary.expand(word);
  }

  return (tokens) => {
    const clauses: Clause[] = [];
    const excluded: Clause[] = [];
    const isOnly = tokens.length === 1;
    let unknown = 0;
    let operator: Exclude<Token['kind'], 'word'> | undefined;
    let target = clauses;
    for (const token of tokens) {
      if (token.kind !== 'word') {
        if (token.kind === 'notAfter') excluded.push(...clauses.splice(-1));
        else operator = token.kind === 'and' && operator ? operator : token.kind;
        continue;
      }
      const own = clausesOf(token, isOnly);
      const read = own.map((clause) => {
        if (clause.expansion.match !== 'none' || clause.absence !== undefined || ++unknown > MAX_CORRECTIONS)
          return clause;
        return { ...clause, expansion: vocabulary.correct(token.word) };
      });
      const before = target.at(-1);
      const isJoint = operator === 'or' || operator === 'and';
      const isSame =
        before !== undefined && read.length === 1 && read.every((each) => haveOneKind(before, each));
      if (operator === 'not') target = excluded;
      else if (!(isJoint && target === excluded && isSame)) target = clauses;
      const previous = target.at(-1);
      const isAlternative = (operator === 'or' && read.length === 1) || (operator === 'and' && isSame);
      const [only] = read;
      if (isJoint && isAlternative && previous && only && (target === clauses || isSame))
        target.splice(-1, 1, uniteClauses(previous, only));
      else target.push(...read);
      operator = undefined;
    }
    return { clauses, excluded, isUncorrected: unknown > MAX_CORRECTIONS };
  };
}
