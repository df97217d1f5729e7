import type { LedgerEntry } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { VoiceOrigin } from '../lists/read-records.ts';
import { isRetained } from './retention.ts';

/*
 * State transitions of a ledger entry (the history of one voice id). Fields that only a newer release of this service knows are always kept.
 *
 *            one list lacks it          another does, or 24 hours          retention
 *     listed ──────────────────▶ missing ──────────────────────▶ removed ─────────▶ forgotten
 *       ▲                           │                               │
 *       └───────── a list has it ───┴───────────────────────────────┘
 *
 * A fifth state is dormant: a ledger entry becomes dormant if a different list replaces the bundled list that contained the voice. A dormant entry is
 * kept for the same time as the entry of a removed voice. The voice of a dormant entry does not count as removed by the provider.
 */

export type FirstSight = Pick<LedgerEntry, 'first_seen' | 'evidence'>;

const STATE_FIELDS = ['last_seen', 'missing_since', 'removed_at', 'last_known'];
const ORIGIN_FIELDS = ['record', 'list'];

/** Returns the ledger entry of a voice in the provider's new list; the same object if the entry does not change. */
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

/** Stored voice that the provider's new list lacks. */
interface AbsentVoice {
  readonly entry: LedgerEntry;
  readonly voice: StoredVoice;
  /** Time of the last list that contained the voice, ISO 8601 in UTC. */
  readonly lastSeen: string;
  readonly at: string;
}

/** For each outcome, a function that returns the new ledger entry of a voice that the provider's new list lacks. */
export const ABSENT_ENTRIES = {
  /** The voice is kept, because its id is in a dropped record, or because a rejected list contains it. */
  unreadable: ({ entry }) => (entry.missing_since === undefined ? entry : withoutState(entry)),
  /** The voice is kept, because the list that contained it was not read. */
  unread: ({ entry }) => entry,
  /** The voice is kept for now, because a single list without the voice does not prove a removal. */
  missing: (absent) => ({
    ...withoutState(absent.entry),
    last_seen: lastSeenOf(absent),
    missing_since: absent.entry.missing_since ?? absent.at,
  }),
  /** The voice is removed. The ledger entry gets the time of the removal, and a copy of the voice as last served. */
  removed: (absent) => ({
    ...withoutState(absent.entry),
    last_seen: lastSeenOf(absent),
    removed_at: absent.at,
    last_known: { ...absent.voice },
  }),
  /** The voice is removed together with its bundled list. The voice does not count as removed by the provider. */
  replaced: ({ entry, at }) => dormantEntry(entry, at),
} as const satisfies Readonly<Record<string, (absent: AbsentVoice) => LedgerEntry>>;

/** Outcome for a stored voice that the provider's new list lacks. */
export type Fate = keyof typeof ABSENT_ENTRIES;

/** Returns the time of the last list with the voice. If an earlier list lacked it too, the voice's entry in the ledger of removed voices has the time. */
function lastSeenOf({ entry, lastSeen }: AbsentVoice): string {
  return entry.missing_since === undefined ? lastSeen : (entry.last_seen ?? lastSeen);
}

/** Returns the dormant ledger entry of a voice. The bundled list that contained the voice was replaced by another list at the time `at`. */
function dormantEntry(entry: LedgerEntry, at: string): LedgerEntry {
  return {
    ...without(entry, [...STATE_FIELDS, ...ORIGIN_FIELDS]),
    first_seen: entry.first_seen,
    last_seen: at,
  };
}

/** Returns the ledger entry of a voice that is no longer served; undefined once the entry's retention has ended. */
export function retainedEntry(entry: LedgerEntry, at: string): LedgerEntry | undefined {
  const since = entry.removed_at ?? entry.last_seen;
  if (since === undefined) return dormantEntry(entry, at);
  return isRetained(since, at) ? entry : undefined;
}

function withoutState(entry: LedgerEntry): LedgerEntry {
  return { ...without(entry, STATE_FIELDS), first_seen: entry.first_seen };
}

function without(entry: LedgerEntry, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry).filter(([field]) => !fields.includes(field)));
}

/** Length of an ISO 8601 date without a time. A first-seen date from a bundled list has this length; a first-seen time from a live list is longer. */
const DATE_LENGTH = 10;

/**
 * Returns the first-seen time of a voice in a bundled list: the date of the list, or an earlier time in the voice's ledger entry. If the bundled list has
 * no date, a first-seen time from a live list is kept, and any other first-seen time is marked as `undated`.
 */
export function sightInBundledList(
  entry: FirstSight | undefined,
  listedOn: string | undefined,
  at: string,
): FirstSight {
  if (listedOn !== undefined) {
    const isEarlier = entry !== undefined && entry.evidence !== 'undated' && entry.first_seen < listedOn;
    return isEarlier ? entry : { first_seen: listedOn };
  }
  const wasSeenLive = entry !== undefined && entry.first_seen.length > DATE_LENGTH;
  return wasSeenLive ? entry : { first_seen: entry?.first_seen ?? at, evidence: 'undated' };
}
