import type { ProviderStatus } from './snapshot.ts';

/** Rule by which a provider becomes stale after some time, even if no ingest has failed. */
export interface StaleRule {
  /** Longest age of a provider's last success, in ms. */
  readonly maxAgeMs: number;
  readonly now: () => Date;
}

/**
 * Returns the time at which a provider becomes stale, in ms since the epoch; Infinity for a provider that is already stale or has a bundled
 * list, because a bundled list is never fetched.
 */
export function stalesAt({ stale, source, last_success }: ProviderStatus, { maxAgeMs }: StaleRule): number {
  if (stale || source === 'bundled' || last_success === undefined) return Number.POSITIVE_INFINITY;
  return Date.parse(last_success) + maxAgeMs;
}

/** Returns a provider's status, with `stale` as of now. */
export function statusNow(status: ProviderStatus, rule: StaleRule | undefined): ProviderStatus {
  if (!rule || stalesAt(status, rule) > rule.now().getTime()) return status;
  return { ...status, stale: true };
}
