import type { Ledger, LedgerEntry } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { changedFields } from './compare-voices.ts';

/** Retention of removed voices and of changes. */
const RETENTION_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Voices of one provider before and after a run. */
export interface ProviderChange {
  readonly provider: string;
  /** True if the provider's list was read, so that a voice missing from the list counts as removed. */
  readonly isFresh: boolean;
  readonly before: readonly StoredVoice[];
  readonly after: readonly StoredVoice[];
}

/**
 * Returns the ledger after a run on `today` (UTC day), with new, changed and removed voices entered and old entries
 * dropped.
 */
export function updateLedger(ledger: Ledger, changes: readonly ProviderChange[], today: string): Ledger {
  const next: Record<string, LedgerEntry> = Object.create(null);
  for (const [id, entry] of Object.entries(ledger)) if (isRetained(entry, today)) next[id] = entry;
  for (const change of changes) {
    const before = new Map(change.before.map((voice) => [voice.id, voice]));
    for (const voice of change.after) {
      const entry = asSeen(next[voice.id], change.isFresh, today);
      next[voice.id] = withChange(entry, before.get(voice.id), voice, today);
    }
    if (change.isFresh) enterRemovals(next, change, today);
  }
  return next;
}

/** Returns the entry of a voice that is served, without changes that are too old. */
function asSeen(entry: LedgerEntry | undefined, isFresh: boolean, today: string): LedgerEntry {
  if (!entry) return { first_seen: today, last_seen: today };
  const { first_seen, last_seen, changes = [] } = entry;
  const recent = changes.filter(({ date }) => isRecent(date, today));
  return {
    first_seen,
    last_seen: isFresh ? today : last_seen,
    ...(recent.length > 0 && { changes: recent }),
  };
}

function withChange(
  entry: LedgerEntry,
  before: StoredVoice | undefined,
  after: StoredVoice,
  today: string,
): LedgerEntry {
  const fields = before ? changedFields(before, after) : [];
  if (fields.length === 0) return entry;
  return { ...entry, changes: [...(entry.changes ?? []), { date: today, fields }] };
}

/** Marks the voices missing from the new list as removed, with their last known state. Changes `ledger` in place. */
function enterRemovals(
  ledger: Record<string, LedgerEntry>,
  { before, after }: ProviderChange,
  today: string,
): void {
  const listed = new Set(after.map(({ id }) => id));
  for (const voice of before) {
    if (listed.has(voice.id)) continue;
    const entry = asSeen(ledger[voice.id], false, today);
    ledger[voice.id] = { ...entry, removed_at: today, last_known: voice };
  }
}

function isRetained({ removed_at }: LedgerEntry, today: string): boolean {
  return removed_at === undefined || isRecent(removed_at, today);
}

function isRecent(date: string, today: string): boolean {
  return Date.parse(today) - Date.parse(date) <= RETENTION_DAYS * DAY_MS;
}
