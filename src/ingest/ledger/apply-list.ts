import type { ChangeEvents, LedgerEntry, ProviderPart } from '../../domain/snapshot.ts';
import { StoredVoice } from '../../domain/voice.ts';
import type { ListedVoices, VoiceOrigin } from '../lists/read-records.ts';
import { carryUnknown } from './carry-unknown.ts';
import { changedFields } from './compare-voices.ts';
import {
  dormantEntry,
  listedEntry,
  missingEntry,
  removedEntry,
  retainedEntry,
  unreadableEntry,
} from './ledger-entries.ts';

/**
 * Fate of a stored voice that the provider's new list lacks.
 * - `unreadable`: the voice stays, because a record that could not be used mentions the voice, in this list or in a refused one.
 * - `unread`: the voice stays, because the list that held the voice was not read.
 * - `missing`: the voice stays, because no earlier list lacked the voice.
 * - `removed`: the voice goes, and the ledger keeps the time of the removal.
 * - `replaced`: the voice goes together with its bundled list, and does not count as removed by the provider.
 */
export type Fate = 'unreadable' | 'unread' | 'missing' | 'removed' | 'replaced';

/** Rules by which a provider's new list is applied to the stored voices. */
export interface ListRules {
  /** Time of the new list, ISO 8601 in UTC. */
  readonly at: string;
  /** Returns the time at which a listed voice was first seen, given the voice's ledger entry if the voice has one. */
  readonly firstSeenOf: (voice: StoredVoice, entry: LedgerEntry | undefined) => string;
  readonly fateOf: (voice: StoredVoice, entry: LedgerEntry) => Fate;
  /** Returns the time of the last list that held a voice, given the voice's ledger entry. */
  readonly lastSeenOf: (entry: LedgerEntry) => string;
}

/** Voice with the provider's old record and with the provider's new record, which differ. */
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
  /** Number of voices that stay because the list that held them was not read. */
  readonly unread: number;
  readonly rewritten: RewrittenVoice[];
}

type State = Pick<ProviderPart, 'voices' | 'ledger'>;

/** Applies a provider's new list to the stored voices and their ledger. Takes O(n log n) time for n voices, because they are sorted by id. */
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
    applied.ledger[id] = listedEntry(entry, rules.firstSeenOf(voice, entry), origin);
    old.delete(id);
  }
  const absent = [...old.values()];
  const unread = applyFates(applied, absent, before.ledger, rules);
  for (const id in before.ledger) {
    const entry = id in applied.ledger ? undefined : before.ledger[id];
    const retained = entry && retainedEntry(entry, rules.at);
    if (retained) applied.ledger[id] = retained;
  }
  if (absent.length > 0) applied.voices.sort(byId);
  return { ...applied, absent, unread };
}

function emptyResult(): Omit<AppliedList, 'absent' | 'unread'> {
  const changes = {
    ...{ added: [], removed: [], returned: [], changed: {} },
    ...{ changed_by_directory: {}, added_by_directory: [], removed_by_directory: [] },
  };
  return { voices: [], ledger: Object.create(null), changes, missing: [], rewritten: [] };
}

/** Voice of a new list, with the stored voice and the ledger entry of the same id. */
interface ListedVoice {
  readonly voice: StoredVoice;
  readonly was: StoredVoice | undefined;
  readonly entry: LedgerEntry | undefined;
  readonly origin: VoiceOrigin | undefined;
}

/** Adds a listed voice to `applied`, and records how the voice differs from the stored one. */
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
  // A field of a newer release is dropped with the record that the newer release has read it from.
  voices.push(isRewritten ? voice : carryUnknown(was, voice, StoredVoice));
  const known = hasReturned ? entry.last_known : was;
  const fields = known ? changedFields(known, voice) : [];
  if (fields.length === 0) return;
  changes[isKnown && !isRewritten ? 'changed_by_directory' : 'changed'][voice.id] = fields;
}

/** Applies the fates of the voices that the new list lacks to `applied`. Returns the number of voices whose list was not read. */
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

/** Returns the ledger entry of a stored voice whose entry was lost with a broken snapshot, from the voice's own date. */
function entryWithoutLedger(voice: StoredVoice | undefined): LedgerEntry | undefined {
  return voice?.first_seen === undefined ? undefined : { first_seen: voice.first_seen };
}

/** Stored voice that the new list lacks, with the time of the last list that held the voice and the time of the new list. */
interface AbsentVoice {
  readonly entry: LedgerEntry;
  readonly voice: StoredVoice;
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
