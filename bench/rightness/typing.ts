import { SearchQuery } from '../../src/domain/query.ts';
import type { Answer } from '../../test/ranking/golden-outcome.ts';
import { toTest } from '../../test/ranking/predicate.ts';
import type { TypedQuery } from './typed-queries.ts';

/** Hits that a box below the search field shows. */
const SHOWN = 5;

/** Measures of the answers to one query while it is typed, letter by letter. */
export interface Typing {
  readonly query: string;
  /** Letters from which on a wanted voice is always among the first five; one more than the query has if it is not among them at the end. */
  readonly letters: number;
  /** Letters that change the first voice. */
  readonly changes: number;
  readonly emptyPages: number;
}

export function typingOf({ query, wanted }: TypedQuery, answer: Answer): Typing {
  const pages = Array.from(
    query,
    (_, last) => answer(SearchQuery.parse({ search: query.slice(0, last + 1), limit: SHOWN })).voices,
  );
  const firsts = pages.map(([first]) => first?.id);
  return {
    query,
    letters: pages.findLastIndex((voices) => !voices.some(toTest(wanted))) + 2,
    changes: firsts.filter((id, place) => place > 0 && id !== firsts[place - 1]).length,
    emptyPages: pages.filter((voices) => voices.length === 0).length,
  };
}

/** Returns whether a wanted voice is among the first five once the whole query stands there. */
export function isFound({ query, letters }: Typing): boolean {
  return letters <= query.length;
}
