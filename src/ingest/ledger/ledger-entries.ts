import type { LedgerEntry } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { VoiceOrigin } from '../lists/read-records.ts';
import type { FirstSight } from './first-sight.ts';
import { isRetained } from './retention.ts';

/*
 * State transitions of a ledger entry (the history of one voice id). Each transition keeps the unknown fields of a newer release.
 *
 *            one list lacks it          another does, or 24 hours          retention
 *     listed ──────────────────▶ missing ──────────────────────▶ removed ─────────▶ forgotten
 *       ▲                           │                               │
 *       └───────── a list has it ───┴───────────────────────────────┘
 *
 * An entry becomes dormant when another list replaces the bundled list that contained the voice. The first-seen time is retained as long as
 * for a removed voice, and the voice does not count as removed by the provider.
 */

const STATE_FIELDS = ['last_seen', 'missing_since', 'removed_at', 'last_known'];
const ORIGIN_FIELDS = ['record', 'list'];

/** Returns the entry of a voice in the provider's new list; the same object if the entry does not change. */
export function listedEntry(
  entry: LedgerEntry | undefined,
  { first_seen, evidence }: FirstSight,
  origin: VoiceOrigin | undefined,
): LedgerEntry {
  const sight = { first_seen, ...(evidence !== undefined && { evidence }) };
  if (!entry) return { ...sight, ...origin };
  const isSameSight = entry.first_seen === first_seen && entry.evidence === evidence;
  if (!isSameSight || entry.list !== origin?.list || !origin || STATE_FIELDS.some((field) => field in entry))
    return { ...without(entry, [...STATE_FIELDS, ...ORIGIN_FIELDS, 'evidence']), ...sight, ...origin };
  return entry.record === origin.record ? entry : { ...entry, record: origin.record };
}

/** Returns the entry of a voice whose id occurs in an unreadable record of the provider's new list. */
export function unreadableEntry(entry: LedgerEntry): LedgerEntry {
  return entry.missing_since === undefined ? entry : withoutState(entry);
}

/** Returns the entry of a missing voice. The time `at` is recorded if this list is the first without the voice. */
export function missingEntry(entry: LedgerEntry, lastSeen: string, at: string): LedgerEntry {
  const { last_seen = lastSeen, missing_since } = entry;
  if (missing_since !== undefined) return { ...withoutState(entry), last_seen, missing_since };
  return { ...withoutState(entry), last_seen: lastSeen, missing_since: at };
}

/** Returns the entry of a voice that is removed at the time `at`, with a copy of the last served voice. */
export function removedEntry(
  entry: LedgerEntry,
  voice: StoredVoice,
  lastSeen: string,
  at: string,
): LedgerEntry {
  const last_seen = entry.missing_since === undefined ? lastSeen : (entry.last_seen ?? lastSeen);
  return { ...withoutState(entry), last_seen, removed_at: at, last_known: { ...voice } };
}

/** Returns the entry of a voice whose bundled list was replaced by another list at the time `at`. */
export function dormantEntry(entry: LedgerEntry, at: string): LedgerEntry {
  return {
    ...without(entry, [...STATE_FIELDS, ...ORIGIN_FIELDS]),
    first_seen: entry.first_seen,
    last_seen: at,
  };
}

/** Returns the entry of a voice that is not served; undefined once its retention has ended. */
export function retainedEntry(entry: LedgerEntry, at: string): LedgerEntry | undefined {
  const since = entry.removed_at ?? entry.last_seen;
  if (since === undefined) return dormantEntry(entry, at);
  return isRetained(since, at) ? entry : undefined;
}

function withoutState(entry: LedgerEntry): LedgerEntry {
  return { ...without(entry, STATE_FIELDS), first_seen: entry.first_seen };
}

function without(entry: LedgerEntry | undefined, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry ?? {}).filter(([field]) => !fields.includes(field)));
}
