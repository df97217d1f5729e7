import { MAX_WORD_SCORE, type ScoredTerm } from '../columns/columns.ts';
import { COLUMN_NAMES, type SearchedName, TRAITS } from '../columns/schema.ts';
import { typoCost } from '../text/typo-cost.ts';
import type { SearchedValue } from './build-terms.ts';
import type { Hit } from './dictionary.ts';

/**
 * Scores of a match before it is multiplied by the column's weight. An exact match in a column of weight 1 scores more
 * than prefix matches in name, id, language, country and accent together. Exact matches in all columns add up to less
 * than {@link MAX_WORD_SCORE}.
 */
export const SCORES = { exact: 100, prefix: 6, typo: 6, least: 0.1 } as const;

/** Weights of columns in a map, because every value that a word finds asks for one. */
const WEIGHTS = new Map(COLUMN_NAMES.map((name) => [name, TRAITS[name].weight]));

/** Value found in the dictionary, with the score of its match. */
export interface ScoredHit {
  readonly hit: Hit;
  readonly score: number;
}

/** Returns one term per value, with the value's best score times the weight of its column, as a whole number: 0, or at least 1. */
export function bestTerms(scored: readonly ScoredHit[]): (SearchedValue & ScoredTerm)[] {
  const best = new Map<number, ScoredHit>();
  for (const each of scored)
    if (each.score > (best.get(each.hit.id)?.score ?? -1)) best.set(each.hit.id, each);
  return Array.from(best.values(), ({ hit: { column, value }, score }) => ({
    column,
    value,
    score: weigh(column, score),
  }));
}

/** Returns the score of a value in a column that a word matches so. */
export function scoreOf(column: SearchedName, match: keyof typeof SCORES): number {
  return weigh(column, SCORES[match]);
}

function weigh(column: SearchedName, score: number): number {
  if (score === 0) return 0;
  return Math.min(MAX_WORD_SCORE, Math.max(1, Math.round(score * (WEIGHTS.get(column) ?? 1))));
}

/** Returns a factor for the score of a misspelling: the likelier its typo, the higher. */
export function likelihood(word: string, { words }: Hit): number {
  return Math.exp(-Math.min(...words.map((known) => typoCost(word, known))) / 2);
}
