/** Bounds on the time that a provider's lists may take. */
export interface ListDeadlines {
  /** Longest time for one page with all its retries, or for the whole output of a subprocess. */
  readonly pageDeadlineMs: number;
  /** Longest time for all lists of one provider. */
  readonly providerDeadlineMs: number;
}

/**
 * Deadlines above real lists: a page takes seconds, unless it is retried after the longest `Retry-After`, and 50,000 voices
 * in pages of 100 take some ten minutes at a second a page.
 */
export const DEFAULT_DEADLINES: ListDeadlines = {
  pageDeadlineMs: 120_000,
  providerDeadlineMs: 30 * 60_000,
};
