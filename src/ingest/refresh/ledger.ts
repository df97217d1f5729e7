import type { Ledger, LedgerEntry } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';

/** How long removed voices and changes are remembered. */
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
    const before = new Map(change.before.map((voice) => [voice.id, voice]));
    for (const voice of change.after) {
      const entry = seen(next[voice.id], change.isFresh, today);
      next[voice.id] = withChange(entry, before.get(voice.id), voice, today);
    }
    if (change.isFresh) markRemoved(next, change, today);
  }
  return next;
}

function seen(entry: LedgerEntry | undefined, isFresh: boolean, today: string): LedgerEntry {
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

/** Fields in which two states of a voice differ; the day it was first seen, and what was inferred, are our own. */
export function changedFields(before: StoredVoice, after: StoredVoice): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof StoredVoice>;
  fields.delete('first_seen');
  fields.delete('provenance');
  return [...fields].filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).sort();
}

function markRemoved(
  ledger: Record<string, LedgerEntry>,
  { before, after }: ProviderChange,
  today: string,
): void {
  const listed = new Set(after.map(({ id }) => id));
  for (const voice of before) {
    if (listed.has(voice.id)) continue;
    const entry = seen(ledger[voice.id], false, today);
    ledger[voice.id] = { ...entry, removed_at: today, last_known: voice };
  }
}

function isRemembered({ removed_at }: LedgerEntry, today: string): boolean {
  return removed_at === undefined || isRecent(removed_at, today);
}

function isRecent(date: string, today: string): boolean {
  return Date.parse(today) - Date.parse(date) <= REMEMBERED_DAYS * DAY_MS;
}
