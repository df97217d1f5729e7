/** Orders of the results of a search. */
export const SORTS = ['relevance', 'name', 'newest'] as const;
export type Sort = (typeof SORTS)[number];
