import { type Columns, MAX_WORD_SCORE, type ScoredTerm, toNative } from '../columns/columns.ts';
import { type SearchedName, TRAITS } from '../columns/schema.ts';
import { typoCost } from '../text/typo-cost.ts';
import type { SearchedValue } from './build-terms.ts';
import type { Hit } from './dictionary.ts';
import { type Expansion, NO_EXPANSION, type SearchTerm } from './expansion.ts';

/**
 * Scores of matches, before they are multiplied by the weight of the column. An exact match in a column of weight 1 scores more than prefix
 * matches in name, id, language, country and accent together. Exact matches in all columns add up to at most {@link MAX_WORD_SCORE}.
 */
export const SCORES = { exact: 100, prefix: 6, typo: 6, least: 0.1 } as const;

/** A voice that speaks the matched language only as an additional one gets this share of the score. A native speaker gets the full score. */
const FURTHER_LANGUAGE_SHARE = 0.2;

interface ScoredHit {
  readonly hit: Hit;
  readonly score: number;
}

/** Returns one term per value. The best score of the value is multiplied by the column's weight and rounded, but to at least 1 if it is above 0. */
function bestTerms(scored: readonly ScoredHit[]): (SearchedValue & ScoredTerm)[] {
  const best = new Map<number, ScoredHit>();
  for (const each of scored)
    if (each.score > (best.get(each.hit.id)?.score ?? -1)) best.set(each.hit.id, each);
  return Array.from(best.values(), ({ hit: { column, value }, score }) => ({
    column,
    value,
    score: weigh(column, score),
  }));
}

/** Returns the score of an exact, prefix or typo match in a column: the match's number in `SCORES`, multiplied by the column's weight. */
export function scoreOf(column: SearchedName, match: keyof typeof SCORES): number {
  return weigh(column, SCORES[match]);
}

function weigh(column: SearchedName, score: number): number {
  if (score === 0) return 0;
  return Math.min(MAX_WORD_SCORE, Math.max(1, Math.round(score * (TRAITS[column].weight ?? 1))));
}

/** Returns a factor from 0 to 1 for the score of a misspelled word: the likelier the typing error, the higher the factor. */
export function likelihood(word: string, { words }: Hit): number {
  return Math.exp(-Math.min(...words.map((known) => typoCost(word, known))) / 2);
}

export function createTermMaker(columns: Columns) {
  /** Divides a language's or locale's score between the columns of all speakers and of native speakers. A native speaker gets both shares. */
  function shareWithNative(term: SearchedValue & ScoredTerm): SearchTerm[] {
    const own = toNative(columns, term);
    const score = Math.max(1, Math.round(term.score * FURTHER_LANGUAGE_SHARE));
    const rest = term.score - score;
    return [{ ...term, score }, ...(own && rest > 0 ? [{ ...own, score: rest }] : [])];
  }

  /** Returns the terms of a found value. A word in a locale's name finds only native voices: `british` finds no Indian who also speaks en-GB. */
  function toTerms(term: SearchedValue & ScoredTerm): SearchTerm[] {
    if (term.column === 'language') return shareWithNative(term);
    if (term.column !== 'locale') return [term];
    const own = toNative(columns, term);
    return own ? [{ ...own, score: term.score }] : [];
  }

  function toExpansion(scored: readonly ScoredHit[], rest: Omit<Expansion, 'terms'>): Expansion {
    const terms = bestTerms(scored).flatMap(toTerms);
    return terms.length > 0 ? { ...rest, terms } : NO_EXPANSION;
  }

  return { shareWithNative, toExpansion };
}

export type TermMaker = ReturnType<typeof createTermMaker>;
