import type { Ledger, LedgerEntry } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { changedFields } from './compare-voices.ts';

/** Days for which the ledger keeps a removed voice, and for which it keeps a change of a voice's fields. */
const RETENTION_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Voices of one provider before and after an ingest run. */
export interface ProviderChange {
  readonly provider: string;
  /** True if the run read and accepted the provider's list, so that a voice missing from that list counts as removed. */
  readonly isFresh: boolean;
  readonly before: readonly StoredVoice[];
  readonly after: readonly StoredVoice[];
}

/**
 * Returns the ledger (history by voice id) after a run, with the run's new, changed and removed voices entered. Voices
 * removed over 180 days ago are dropped.
 * @param today UTC day of the run: 2026-11-21
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

/** Returns a voice's ledger entry as of `today`, without changes over 180 days old. A voice without an entry gets a new one. */
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

/** Marks the voices of `before` that `after` lacks as removed today, and keeps their last known state. Changes `ledger` in place. */
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
