import type { LedgerEntry } from '../../domain/snapshot.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Retention of removed voices in the ledger and of events in the change log. The script of the documents reads it. @public */
export const RETENTION_DAYS = 180;

/** Number of removed voices that a provider's ledger may have for each served voice. {@link MIN_REMOVED} may always be there. */
const REMOVED_PER_VOICE = 2;
/** Number of removed voices that the ledger of any provider may have. */
const MIN_REMOVED = 10_000;

/** Returns the time from `instant` to `at` in ms; both are ISO 8601 in UTC. */
export function ageMs(instant: string, at: string): number {
  return Date.parse(at) - Date.parse(instant);
}

/** Reports whether a removal or event at the time `instant` is still retained at the time `at`. */
export function isRetained(instant: string, at: string): boolean {
  return ageMs(instant, at) <= RETENTION_DAYS * DAY_MS;
}

/**
 * Deletes the entries of the voices removed first from a provider's ledger, until the number of removed voices fits the number of served
 * ones, because a list that exchanges its voices would otherwise make the ledger grow for the whole retention.
 */
export function forgetOldest(ledger: Record<string, LedgerEntry>, voices: number): void {
  const removed = Object.entries(ledger).flatMap(([id, { removed_at }]) =>
    removed_at ? [{ id, removed_at }] : [],
  );
  const surplus = removed.length - Math.max(MIN_REMOVED, REMOVED_PER_VOICE * voices);
  if (surplus <= 0) return;
  removed.sort((a, b) => ageMs(b.removed_at, a.removed_at));
  for (const { id } of removed.slice(0, surplus)) delete ledger[id];
}
