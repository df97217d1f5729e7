import { type Columns, type ScoredTerm, toNative } from '../columns/columns.ts';
import type { SearchedValue } from './build-terms.ts';
import { type Expansion, NO_EXPANSION, type SearchTerm } from './expansion.ts';
import { bestTerms, type ScoredHit } from './scored-hits.ts';

/**
 * Share of a match's score that every voice gets that speaks the language; a voice whose own language it is gets all of it.
 */
const FURTHER_LANGUAGE_SHARE = 0.2;

/** Creates the functions that turn found values into terms of a search. */
export function createTermMaker(columns: Columns) {
  /** Divides the score of a language or locale between all voices that speak it and those whose own it is. */
  function shareWithNative(term: SearchedValue & ScoredTerm): SearchTerm[] {
    const own = toNativeTerm(term);
    const shared = Math.max(1, Math.round(term.score * FURTHER_LANGUAGE_SHARE));
    if (!own || term.score === shared) return [{ ...term, score: shared }];
    return [
      { ...term, score: shared },
      { ...own, score: term.score - shared },
    ];
  }

  /**
   * Returns the terms of a found value. A word in the name of a locale means own locales only, because `british` in British English
   * means a Briton and not everybody who speaks British English as well.
   */
  function toTerms(term: SearchedValue & ScoredTerm): SearchTerm[] {
    if (term.column === 'language') return shareWithNative(term);
    if (term.column !== 'locale') return [term];
    const own = toNativeTerm(term);
    return own ? [own] : [];
  }

  function toNativeTerm(term: SearchedValue & ScoredTerm): SearchTerm | undefined {
    const own = toNative(columns, term);
    return own && { ...own, score: term.score };
  }

  function toExpansion(scored: readonly ScoredHit[], rest: Omit<Expansion, 'terms'>): Expansion {
    const terms = bestTerms(scored).flatMap(toTerms);
    return terms.length > 0 ? { ...rest, terms } : NO_EXPANSION;
  }

  return { shareWithNative, toExpansion };
}

export type TermMaker = ReturnType<typeof createTermMaker>;
