import type { LedgerEntry } from '../../domain/snapshot.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which the ledger keeps removed voices and the change log keeps events. `scripts/docs/written.mjs` reads `RETENTION_DAYS`. @public */
export const RETENTION_DAYS = 180;

/** Maximum number of removed voices in a ledger, as a multiple of the served voices. {@link MIN_REMOVED} removed voices are always allowed. `scripts/docs/written.mjs` reads it. @public */
export const REMOVED_PER_VOICE = 2;
/** `scripts/docs/written.mjs` reads the number. @public */
export const MIN_REMOVED = 10_000;

/** Returns the time from `instant` to `at` in ms; both are ISO 8601 in UTC. */
export function ageMs(instant: string, at: string): number {
  return Date.parse(at) - Date.parse(instant);
}

/** Reports whether a removal or event at the time `instant` is still retained at the time `at`. */
export function isRetained(instant: string, at: string): boolean {
  return ageMs(instant, at) <= RETENTION_DAYS * DAY_MS;
}

/** Deletes a ledger's oldest removed voices if there are more than the maximum. A list that often replaces its voices would otherwise fill the ledger. */
export function forgetOldest(ledger: Record<string, LedgerEntry>, voices: number): void {
  const removed = Object.entries(ledger).flatMap(([id, { removed_at }]) =>
    removed_at ? [{ id, removed_at }] : [],
  );
  const surplus = removed.length - Math.max(MIN_REMOVED, REMOVED_PER_VOICE * voices);
  if (surplus <= 0) return;
  removed.sort((a, b) => ageMs(b.removed_at, a.removed_at));
  for (const { id } of removed.slice(0, surplus)) delete ledger[id];
}
