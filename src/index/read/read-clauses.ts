import type { WordReadings } from '../../domain/voice-list.ts';
import type { Token } from '../parse/token.ts';
import { areAlternatives, type Clause, haveOneColumn, isProvider, uniteClauses } from './clause.ts';
import { type createWordReader, MAX_DEAR_WORDS } from './read-word.ts';

type Operator = Exclude<Token['kind'], 'word'>;

export function createClauseReader(readWord: ReturnType<typeof createWordReader>) {
  return (tokens: readonly Token[]) => {
    const wanted: (readonly Clause[])[] = [];
    const excluded: (readonly Clause[])[] = [];
    const isOnly = tokens.length === 1;
    const emptyWords: string[] = [];
    const readings: WordReadings[] = [];
    let dear = 0;
    let operator: Operator | undefined;
    let target = wanted;

    for (const token of tokens) {
      if (token.kind !== 'word') {
        if (token.kind === 'notAfter') excluded.push(...wanted.splice(-1));
        else operator = token.kind === 'and' && operator ? operator : token.kind;
        continue;
      }
      const { clauses: read, isDear, considered } = readWord(token, isOnly, dear < MAX_DEAR_WORDS);
      // A voice has one provider, so that providers side by side are alternatives: `google polly french`.
      const isSide = !operator && [...(target.at(-1) ?? []), ...read].every(isProvider);
      const joint = operator === 'or' || operator === 'and' ? operator : isSide ? 'and' : undefined;
      readings.push({ word: token.word, readings: [...considered] });
      if (isDear) dear++;
      if (read.length === 0) emptyWords.push(token.word);
      if (operator === 'not') target = excluded;
      else if (target === excluded && !(joint && uniteLists(excluded.at(-1), read, 'and'))) target = wanted;
      const united = joint && uniteLists(target.at(-1), read, joint);
      if (united) target.splice(-1, 1, united);
      else target.push(read);
      operator = undefined;
    }
    return {
      clauses: wanted.flat(),
      /** Clauses whose voices are left out: `not american`. */
      excluded: excluded.flat(),
      /** Misspelled stop words: `vioce`. */
      emptyWords,
      /** Readings (possible interpretations) that were considered for each word. */
      readings,
      /** True if the search has too many unknown words, and some of them were therefore not corrected. */
      isUncorrected: dear > MAX_DEAR_WORDS,
    };
  };
}

/** Unites alternatives: `boys and girls` asks for male or female children. Returns undefined for clauses that are no alternatives: `warm and deep`. */
function uniteLists(
  before: readonly Clause[] | undefined,
  read: readonly Clause[],
  operator: 'or' | 'and',
): readonly Clause[] | undefined {
  const [only] = read;
  if (!only || before?.length !== read.length) return undefined;
  const pairs = before.map((clause, at) => [clause, read[at] ?? only] as const);
  const isSame = pairs.every(([a, b]) => haveOneColumn(a, b));
  const isAlternative = isSame || (operator === 'or' && pairs.every(([a, b]) => areAlternatives(a, b)));
  return isAlternative ? pairs.map(([a, b]) => uniteClauses(a, b)) : undefined;
}
