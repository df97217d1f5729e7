/**
 * Steps of matching a search, in their order, each with its module. A catalog may be opened without one, so that `npm run prices` tells which
 * cases the step alone decides.
 */
export const STEPS = {
  'ids in text': 'ids/id-parts.ts',
  'misspelled ids': 'ids/misspelled-ids.ts',
  'removed names': 'ids/search-removed.ts',
  exclusions: 'match/exclude.ts',
  relaxing: 'match/relax.ts',
  'corrections while relaxing': 'match/match-words.ts',
  'own speakers': 'match/prefer-own.ts',
  namesakes: 'match/match-words.ts',
} as const;

export type Step = keyof typeof STEPS;

/** Readers and steps that a catalog goes without. */
export type Omitted = ReadonlySet<string>;

/** Nothing omitted, as in a service. */
export const NOTHING_OMITTED: Omitted = new Set();
