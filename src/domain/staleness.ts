import type { ProviderStatus } from './snapshot.ts';

/** Rule by which a provider becomes stale as time passes, although no ingest has failed. */
export interface StaleRule {
  /** Longest age of a provider's last success, in ms. */
  readonly maxAgeMs: number;
  readonly now: () => Date;
}

/**
 * Returns the time at which a provider becomes stale, in ms since the epoch; Infinity for a provider that is stale already, or whose
 * list is bundled, because a bundled list is not fetched and has a date instead.
 */
export function stalesAt({ stale, source, last_success }: ProviderStatus, { maxAgeMs }: StaleRule): number {
  if (stale || source === 'bundled' || last_success === undefined) return Number.POSITIVE_INFINITY;
  return Date.parse(last_success) + maxAgeMs;
}

/** Returns a provider's status as of now. */
export function statusNow(status: ProviderStatus, rule: StaleRule | undefined): ProviderStatus {
  if (!rule || stalesAt(status, rule) > rule.now().getTime()) return status;
  return { ...status, stale: true };
}
