import type { Ledger, LedgerEntry } from '../domain/snapshot.ts';
import type { StoredVoice } from '../domain/voice.ts';

/** How long a removed voice is remembered. */
const REMEMBERED_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** One provider's voices before and after a run. */
export interface ProviderChange {
  readonly provider: string;
  /** Whether the provider's list was read: only then is a voice that is not in it gone. */
  readonly isFresh: boolean;
  readonly before: readonly StoredVoice[];
  readonly after: readonly StoredVoice[];
}

/** The ledger after a run on `today` (UTC day): new ids entered, listed ones seen, unlisted ones removed. */
export function updateLedger(ledger: Ledger, changes: readonly ProviderChange[], today: string): Ledger {
  const next: Record<string, LedgerEntry> = Object.create(null);
  for (const [id, entry] of Object.entries(ledger)) if (isRemembered(entry, today)) next[id] = entry;
  for (const change of changes) {
    for (const { id } of change.after) next[id] = seen(next[id], change.isFresh, today);
    if (change.isFresh) markRemoved(next, change, today);
  }
  return next;
}

function seen(entry: LedgerEntry | undefined, isFresh: boolean, today: string): LedgerEntry {
  if (!entry) return { first_seen: today, last_seen: today };
  return { first_seen: entry.first_seen, last_seen: isFresh ? today : entry.last_seen };
}

function markRemoved(
  ledger: Record<string, LedgerEntry>,
  { before, after }: ProviderChange,
  today: string,
): void {
  const listed = new Set(after.map(({ id }) => id));
  for (const voice of before) {
    const entry = ledger[voice.id];
    if (listed.has(voice.id)) continue;
    ledger[voice.id] = {
      first_seen: entry?.first_seen ?? today,
      last_seen: entry?.last_seen ?? today,
      removed_at: today,
      last_known: voice,
    };
  }
}

function isRemembered({ removed_at }: LedgerEntry, today: string): boolean {
  return removed_at === undefined || Date.parse(today) - Date.parse(removed_at) <= REMEMBERED_DAYS * DAY_MS;
}
