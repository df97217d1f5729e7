import type { Fits } from './fits.ts';

/** A query and what a person expects of its answer. */
export interface Golden {
  /** Words, or a whole query. */
  readonly query: string | Readonly<Record<string, unknown>>;
  /** Test of the first voice. */
  readonly first?: Fits;
  /** Test of the voices that must all be found. */
  readonly finds?: Fits;
  /** Test of every voice that is found: one that does not pass is a violation. */
  readonly only?: Fits;
}

/** One meaning that may be said in several ways: it comes first, is found whole, and nothing else is. */
export function means(fits: Fits, ...queries: Golden['query'][]): Golden[] {
  return queries.map((query) => ({ query, first: fits, finds: fits, only: fits }));
}

/** One meaning of which a core must be found whole, and more voices are right too. */
export function finds(core: Fits, only: Fits, ...queries: Golden['query'][]): Golden[] {
  return queries.map((query) => ({ query, first: only, finds: core, only }));
}

/** The voice that is looked for comes first, whatever else is found. */
export function leads(fits: Fits, ...queries: Golden['query'][]): Golden[] {
  return queries.map((query) => ({ query, first: fits, finds: fits }));
}
