import { MAX_BUNDLED_AGE_DAYS, type ProviderStatus } from './snapshot.ts';

const MAX_BUNDLED_AGE_MS = MAX_BUNDLED_AGE_DAYS * 24 * 60 * 60 * 1000;

/** Rule by which a provider becomes stale after some time, even if no ingest has failed. */
export interface StaleRule {
  /** Longest age of a provider's last success, in ms; Infinity if no ingest is scheduled. */
  readonly maxAgeMs: number;
  readonly now: () => Date;
}

/** Returns the time at which a provider becomes stale, in ms since the epoch; Infinity if it is stale already or its list has no known age. */
export function stalesAt(status: ProviderStatus, { maxAgeMs }: StaleRule): number {
  const isBundled = status.source === 'bundled';
  const since = isBundled ? status.listed_on : status.last_success;
  if (status.stale || since === undefined) return Number.POSITIVE_INFINITY;
  return Date.parse(since) + (isBundled ? MAX_BUNDLED_AGE_MS : maxAgeMs);
}

/** Returns a provider's status, with `stale` as of now. */
export function statusNow(status: ProviderStatus, rule: StaleRule): ProviderStatus {
  if (stalesAt(status, rule) > rule.now().getTime()) return status;
  return { ...status, stale: true };
}
