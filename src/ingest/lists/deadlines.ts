/** Time limits for reading a provider's lists. */
export interface ListDeadlines {
  /** Time limit for one page with all its retries, or for the whole output of a subprocess, in ms. */
  readonly pageDeadlineMs: number;
  /** Time limit for all lists of one provider, in ms. */
  readonly providerDeadlineMs: number;
}

/**
 * Default time limits, above real lists: a page takes seconds, unless it is retried after the longest `Retry-After`; 50,000 voices in pages
 * of 100 take about ten minutes at one second per page.
 */
export const DEFAULT_DEADLINES: ListDeadlines = {
  pageDeadlineMs: 120_000,
  providerDeadlineMs: 30 * 60_000,
};
