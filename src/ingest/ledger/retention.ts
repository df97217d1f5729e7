export const DAY_MS = 24 * 60 * 60 * 1000;

/** Time for which the ledger keeps a removed voice, and the change log an event. */
const RETENTION_MS = 180 * DAY_MS;

/** Returns the milliseconds from `instant` to `at`, both ISO 8601 in UTC. */
export function ageMs(instant: string, at: string): number {
  return Date.parse(at) - Date.parse(instant);
}

/** Reports whether a removal or event of the time `instant` is still kept at the time `at`. */
export function isRetained(instant: string, at: string): boolean {
  return ageMs(instant, at) <= RETENTION_MS;
}
