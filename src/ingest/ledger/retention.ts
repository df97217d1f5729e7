export const DAY_MS = 24 * 60 * 60 * 1000;

/** Retention of removed voices in the ledger and of events in the change log, in ms. */
const RETENTION_MS = 180 * DAY_MS;

/** Returns the time from `instant` to `at` in ms; both are ISO 8601 in UTC. */
export function ageMs(instant: string, at: string): number {
  return Date.parse(at) - Date.parse(instant);
}

/** Reports whether a removal or event at the time `instant` is still retained at the time `at`. */
export function isRetained(instant: string, at: string): boolean {
  return ageMs(instant, at) <= RETENTION_MS;
}
