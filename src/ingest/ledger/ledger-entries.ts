import type { LedgerEntry } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { VoiceOrigin } from '../lists/read-records.ts';
import { isRetained } from './retention.ts';

/*
 * Transitions of a ledger entry, which is the history of one voice id. Each transition keeps the fields that a newer
 * release has added.
 *
 *            one list lacks it          another does, or 24 hours          retention
 *     listed ──────────────────▶ missing ──────────────────────▶ removed ─────────▶ forgotten
 *       ▲                           │                               │
 *       └───────── a list has it ───┴───────────────────────────────┘
 *
 * An entry becomes dormant when another list replaces the bundled list that held the voice. The entry keeps the first
 * sight as long as that of a removed voice, and the voice does not count as removed by the provider.
 */

/** Fields of an entry that describe a voice which is missing, removed or dormant. */
const STATE_FIELDS = ['last_seen', 'missing_since', 'removed_at', 'last_known'];
/** Fields of an entry that describe the record of a listed voice. */
const ORIGIN_FIELDS = ['record', 'list'];

/** Returns the entry of a voice that the provider's new list holds; the same object if nothing in the entry changes. */
export function listedEntry(
  entry: LedgerEntry | undefined,
  first_seen: string,
  origin: VoiceOrigin | undefined,
): LedgerEntry {
  if (!entry) return { first_seen, ...origin };
  const isOfSameList = entry.first_seen === first_seen && entry.list === origin?.list;
  if (!isOfSameList || !origin || STATE_FIELDS.some((field) => field in entry))
    return { ...without(entry, [...STATE_FIELDS, ...ORIGIN_FIELDS]), first_seen, ...origin };
  return entry.record === origin.record ? entry : { ...entry, record: origin.record };
}

/** Returns the entry of a voice that a record of the provider's new list mentions, although the record could not be read. */
export function unreadableEntry(entry: LedgerEntry): LedgerEntry {
  return entry.missing_since === undefined ? entry : withoutState(entry);
}

/** Returns the entry of a voice that the provider's list lacks for the first time, at the time `at`. */
export function missingEntry(entry: LedgerEntry, lastSeen: string, at: string): LedgerEntry {
  const { last_seen = lastSeen, missing_since } = entry;
  if (missing_since !== undefined) return { ...withoutState(entry), last_seen, missing_since };
  return { ...withoutState(entry), last_seen: lastSeen, missing_since: at };
}

/** Returns the entry of a voice that is removed at the time `at`, with the voice as it was last served. */
export function removedEntry(
  entry: LedgerEntry,
  voice: StoredVoice,
  lastSeen: string,
  at: string,
): LedgerEntry {
  const last_seen = entry.missing_since === undefined ? lastSeen : (entry.last_seen ?? lastSeen);
  return { ...withoutState(entry), last_seen, removed_at: at, last_known: { ...voice } };
}

/** Returns the entry of a voice whose bundled list another list replaces at the time `at`. */
export function dormantEntry(entry: LedgerEntry, at: string): LedgerEntry {
  return {
    ...without(entry, [...STATE_FIELDS, ...ORIGIN_FIELDS]),
    first_seen: entry.first_seen,
    last_seen: at,
  };
}

/** Returns the entry of a voice that is not served; undefined if its removal or replacement is no longer retained. */
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
