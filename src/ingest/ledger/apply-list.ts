import type { ChangeEvents, LedgerEntry, ProviderPart } from '../../domain/snapshot.ts';
import { StoredVoice } from '../../domain/voice.ts';
import type { ListedVoices, VoiceOrigin } from '../lists/read-records.ts';
import { carryUnknown } from './carry-unknown.ts';
import { NO_EVENTS } from './change-log.ts';
import { changedFields } from './compare-voices.ts';
import type { FirstSight } from './first-sight.ts';
import {
  dormantEntry,
  listedEntry,
  missingEntry,
  removedEntry,
  retainedEntry,
  unreadableEntry,
} from './ledger-entries.ts';
import { forgetOldest } from './retention.ts';

/**
 * Outcome for a stored voice that the provider's new list lacks.
 * - `unreadable`: the voice is kept, because the list contains its id, either in an unusable record or in a list that was rejected.
 * - `unread`: the voice is kept, because the list that contained it was not read.
 * - `missing`: the voice is kept for now, because one list without it is not proof of a removal.
 * - `removed`: the voice is removed, and the ledger records the time of the removal.
 * - `replaced`: the voice is removed together with its bundled list, and does not count as removed by the provider.
 */
export type Fate = 'unreadable' | 'unread' | 'missing' | 'removed' | 'replaced';

/** Rules for applying a provider's new list to the stored voices. */
export interface ListRules {
  /** Time of the new list, ISO 8601 in UTC. */
  readonly at: string;
  readonly firstSightOf: (
    voice: StoredVoice,
    entry: LedgerEntry | undefined,
    origin: VoiceOrigin | undefined,
  ) => FirstSight;
  readonly fateOf: (voice: StoredVoice, entry: LedgerEntry) => Fate;
  /** Returns the time of the last list that contained a voice, given its ledger entry. */
  readonly lastSeenOf: (entry: LedgerEntry) => string;
}

/** Voice whose record in the provider's list has changed, before and after the change. */
interface RewrittenVoice {
  readonly was: StoredVoice;
  readonly now: StoredVoice;
}

/** Voices and ledger of a provider after a new list, with the differences from the stored voices. */
export interface AppliedList {
  readonly voices: StoredVoice[];
  readonly ledger: Record<string, LedgerEntry>;
  readonly changes: ChangeEvents;
  /** Ids of voices that are still served although the provider's last list lacked them. */
  readonly missing: string[];
  /** Stored voices that the new list lacks, in the order of their ids. */
  readonly absent: readonly StoredVoice[];
  /** Number of voices that are kept because the list that contained them was not read. */
  readonly unread: number;
  readonly rewritten: RewrittenVoice[];
}

type State = Pick<ProviderPart, 'voices' | 'ledger'>;

/**
 * Applies a provider's new list to the stored voices and their ledger. The run time is O(n log n) for n voices, because they are sorted by
 * id.
 */
export function applyList(
  list: Pick<ListedVoices, 'voices' | 'origins'>,
  before: State = { voices: [], ledger: {} },
  rules: ListRules,
): AppliedList {
  const old = new Map(before.voices.map((voice) => [voice.id, voice]));
  const applied = emptyResult();
  for (const voice of [...list.voices].sort(byId)) {
    const { id } = voice;
    const was = old.get(id);
    const entry = before.ledger[id] ?? entryWithoutLedger(was);
    const origin = list.origins?.get(id);
    applyListedVoice(applied, { voice, was, entry, origin });
    applied.ledger[id] = listedEntry(entry, rules.firstSightOf(voice, entry, origin), origin);
    old.delete(id);
  }
  const absent = [...old.values()];
  const unread = applyFates(applied, absent, before.ledger, rules);
  for (const id in before.ledger) {
    const entry = id in applied.ledger ? undefined : before.ledger[id];
    const retained = entry && retainedEntry(entry, rules.at);
    if (retained) applied.ledger[id] = retained;
  }
  forgetOldest(applied.ledger, applied.voices.length);
  if (absent.length > 0) applied.voices.sort(byId);
  return { ...applied, absent, unread };
}

function emptyResult(): Omit<AppliedList, 'absent' | 'unread'> {
  const changes = structuredClone(NO_EVENTS);
  return { voices: [], ledger: Object.create(null), changes, missing: [], rewritten: [] };
}

/** Voice of a new list, with the stored voice and the ledger entry of the same id. */
interface ListedVoice {
  readonly voice: StoredVoice;
  readonly was: StoredVoice | undefined;
  readonly entry: LedgerEntry | undefined;
  readonly origin: VoiceOrigin | undefined;
}

/** Adds a listed voice to the result, and records the changes from the stored voice. */
function applyListedVoice(
  { voices, changes, rewritten }: Pick<AppliedList, 'voices' | 'changes' | 'rewritten'>,
  { voice, was, entry, origin }: ListedVoice,
): void {
  const hasReturned = was === undefined && entry?.removed_at !== undefined;
  if (hasReturned) changes.returned.push(voice.id);
  else if (was === undefined) changes.added.push(voice.id);
  const isKnown = entry?.record !== undefined && origin !== undefined;
  const isRewritten = isKnown && entry.record !== origin.record;
  if (was && isRewritten) rewritten.push({ was, now: voice });
  // Unknown fields of a newer release are kept only while the record is unchanged, because that release read them from the old record.
  voices.push(isRewritten ? voice : carryUnknown(was, voice, StoredVoice));
  const known = hasReturned ? entry.last_known : was;
  const fields = known ? changedFields(known, voice) : [];
  if (fields.length === 0) return;
  changes[isKnown && !isRewritten ? 'changed_by_directory' : 'changed'][voice.id] = fields;
}

/**
 * Keeps or removes each stored voice that the new list lacks, according to its outcome. Returns the number of voices whose list was not
 * read.
 */
function applyFates(
  { voices, ledger, changes, missing }: Omit<AppliedList, 'absent' | 'unread'>,
  absent: readonly StoredVoice[],
  entries: ProviderPart['ledger'],
  { at, fateOf, lastSeenOf }: ListRules,
): number {
  let unread = 0;
  for (const voice of absent) {
    const entry = entries[voice.id] ?? entryWithoutLedger(voice) ?? { first_seen: at };
    const fate = fateOf(voice, entry);
    const next = toEntry[fate]({ entry, voice, lastSeen: lastSeenOf(entry), at });
    ledger[voice.id] = next;
    if (fate === 'removed') changes.removed.push(voice.id);
    else if (fate === 'replaced') changes.removed_by_directory.push(voice.id);
    else voices.push(voice);
    if (next.missing_since !== undefined) missing.push(voice.id);
    if (fate === 'unread') unread++;
  }
  return unread;
}

/** Rebuilds the ledger entry of a stored voice from its field `first_seen`, because the entry may be lost with a broken snapshot. */
function entryWithoutLedger(voice: StoredVoice | undefined): LedgerEntry | undefined {
  return voice?.first_seen === undefined ? undefined : { first_seen: voice.first_seen };
}

interface AbsentVoice {
  readonly entry: LedgerEntry;
  readonly voice: StoredVoice;
  /** Time of the last list that contained the voice, ISO 8601 in UTC. */
  readonly lastSeen: string;
  readonly at: string;
}

const toEntry: Readonly<Record<Fate, (absent: AbsentVoice) => LedgerEntry>> = {
  unreadable: ({ entry }) => unreadableEntry(entry),
  unread: ({ entry }) => entry,
  missing: ({ entry, lastSeen, at }) => missingEntry(entry, lastSeen, at),
  removed: ({ entry, voice, lastSeen, at }) => removedEntry(entry, voice, lastSeen, at),
  replaced: ({ entry, at }) => dormantEntry(entry, at),
};

function byId(a: StoredVoice, b: StoredVoice): number {
  return a.id < b.id ? -1 : 1;
}
