import type { WordReadings } from '../../domain/voice-list.ts';
import type { Token } from '../parse/token.ts';
import { areAlternatives, type Clause, haveOneColumn, uniteClauses } from './clause.ts';
import { MAX_DEAR_WORDS, type WordReader } from './read-word.ts';

export interface ReadClauses {
  readonly clauses: readonly Clause[];
  /** Clauses whose voices are left out: `not american`. */
  readonly excluded: readonly Clause[];
  /** Misspelled words that tell nothing: `vioce`. */
  readonly emptyWords: readonly string[];
  /** Readings of each word that were considered. */
  readonly readings: readonly WordReadings[];
  /** True if some unknown words were not corrected, because there are too many. */
  readonly isUncorrected: boolean;
}

type Operator = Exclude<Token['kind'], 'word'>;

/** Creates the function that reads the tokens of a search as clauses. */
export function createClauseReader({
  read: readWord,
}: WordReader): (tokens: readonly Token[]) => ReadClauses {
  return (tokens) => {
    const wanted = createClauseList();
    const excluded = createClauseList();
    const isOnly = tokens.length === 1;
    const emptyWords: string[] = [];
    const readings: WordReadings[] = [];
    let dear = 0;
    let operator: Operator | undefined;
    let target = wanted;

    for (const token of tokens) {
      if (token.kind !== 'word') {
        if (token.kind === 'notAfter') excluded.clauses.push(...wanted.clauses.splice(-1));
        else operator = token.kind === 'and' && operator ? operator : token.kind;
        continue;
      }
      const joint = operator === 'or' || operator === 'and' ? operator : undefined;
      const { clauses: read, isDear, considered } = readWord(token, { isOnly }, dear < MAX_DEAR_WORDS);
      readings.push({ word: token.word, readings: [...considered] });
      if (isDear) dear++;
      if (read.length === 0) emptyWords.push(token.word);
      if (operator === 'not') target = excluded;
      else if (target === excluded && !(joint && uniteLists(excluded.last(), read, 'and'))) target = wanted;
      const united = joint && uniteLists(target.last(), read, joint);
      if (united) target.replace(united);
      else target.add(read);
      operator = undefined;
    }
    return {
      clauses: wanted.clauses,
      excluded: excluded.clauses,
      emptyWords,
      readings,
      isUncorrected: dear > MAX_DEAR_WORDS,
    };
  };
}

/** Creates a list of clauses of which those of the last word can be replaced. */
function createClauseList() {
  const clauses: Clause[] = [];
  let start = 0;
  return {
    clauses,
    last: (): readonly Clause[] => clauses.slice(start),
    add: (more: readonly Clause[]) => {
      start = clauses.length;
      clauses.push(...more);
    },
    replace: (by: readonly Clause[]) => {
      clauses.splice(start, clauses.length - start, ...by);
    },
  };
}

/**
 * Unites the clauses of a word with those of the word before, of which a voice needs one: `boys and girls` are male or female, and
 * children. Undefined if the words are no alternatives, as `warm and deep`.
 */
function uniteLists(
  before: readonly Clause[],
  read: readonly Clause[],
  operator: 'or' | 'and',
): readonly Clause[] | undefined {
  const [only] = read;
  if (!only || before.length !== read.length) return undefined;
  const pairs = before.map((clause, at) => [clause, read[at] ?? only] as const);
  const isSame = pairs.every(([a, b]) => haveOneColumn(a, b));
  const isAlternative = isSame || (operator === 'or' && pairs.every(([a, b]) => areAlternatives(a, b)));
  return isAlternative ? pairs.map(([a, b]) => uniteClauses(a, b)) : undefined;
}
