import { SearchQuery } from '../../src/domain/query.ts';
import { MAX_LIMIT } from '../../src/domain/query-limits.ts';
import type { Voice } from '../../src/domain/voice.ts';
import type { VoiceListResponse } from '../../src/domain/voice-list.ts';
import type { Golden } from './golden.ts';

/** Search of one engine: a page of the voices that a query finds. */
export type Answer = (query: SearchQuery) => VoiceListResponse;

/** Measures of one answer against the voices that were meant. */
export interface Outcome {
  readonly query: string;
  /** 1 where the first voice fits, 1/2 where the second is the first to fit, … */
  readonly reciprocalRank: number;
  /** The share of what is meant that was found. */
  readonly recall: number;
  readonly violations: readonly string[];
}

/** Returns all voices that a query finds, page after page. */
export function walk(answer: Answer, query: object): Voice[] {
  const voices: Voice[] = [];
  let page: { voices: Voice[]; hasMore: boolean };
  do {
    page = answer(SearchQuery.parse({ ...query, limit: MAX_LIMIT, offset: voices.length }));
    voices.push(...page.voices);
  } while (page.hasMore);
  return voices;
}

/** Returns the measures of the answer to a golden query; `everything` has all voices of the catalog. */
export function judge(
  { query, first, finds, only }: Golden,
  answer: Answer,
  everything: readonly Voice[],
): Outcome {
  const voices = walk(answer, typeof query === 'string' ? { search: query } : query);
  const found = new Set(voices.map(({ id }) => id));
  const place = voices.findIndex(first);
  const meant = everything.filter(finds);
  return {
    query: typeof query === 'string' ? query : JSON.stringify(query),
    reciprocalRank: place < 0 ? 0 : 1 / (place + 1),
    recall: meant.filter(({ id }) => found.has(id)).length / meant.length,
    // Voices with near values, or that say nothing, stand in bands of their own.
    violations: only ? voices.filter((voice) => isWhole(voice) && !only(voice)).map(({ id }) => id) : [],
  };
}

/** Returns whether a voice has all words of its search. */
export function isWhole({ matched = 'all' }: Voice): boolean {
  return matched === 'all';
}
