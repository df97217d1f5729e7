import { MAX_BUNDLED_AGE_DAYS, type ProviderStatus } from '../../domain/snapshot.ts';

const MAX_BUNDLED_AGE_MS = MAX_BUNDLED_AGE_DAYS * 24 * 60 * 60 * 1000;

/** Rule by which a provider's list becomes stale (too old) after some time, even if no ingest has failed. */
export interface StaleRule {
  /** Age at which a provider's list becomes stale, in ms since the list was last read; Infinity if no ingest is scheduled. */
  readonly maxAgeMs: number;
  readonly now: () => Date;
}

/** Returns the time when a provider's list becomes stale, in ms since the epoch. If the list is stale already or undated, the time is Infinity. */
export function stalesAt(status: ProviderStatus, { maxAgeMs }: StaleRule): number {
  const isBundled = status.source === 'bundled';
  const since = isBundled ? status.listed_on : status.last_success;
  if (status.stale || since === undefined) return Number.POSITIVE_INFINITY;
  return Date.parse(since) + (isBundled ? MAX_BUNDLED_AGE_MS : maxAgeMs);
}

/** Returns a provider's status with the current value of the field `stale`. */
export function statusNow(status: ProviderStatus, rule: StaleRule): ProviderStatus {
  if (stalesAt(status, rule) > rule.now().getTime()) return status;
  return { ...status, stale: true };
}
