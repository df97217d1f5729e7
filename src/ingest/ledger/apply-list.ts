import type { LedgerEntry, ProviderPart } from '../../domain/snapshot.ts';
import { StoredVoice } from '../../domain/voice.ts';
import type { ListedVoices, VoiceOrigin } from '../lists/read-records.ts';
import { carryUnknown } from './carry-unknown.ts';
import { NO_EVENTS } from './change-log.ts';
import { changedFields } from './compare-voices.ts';
import { ABSENT_ENTRIES, type Fate, type FirstSight, listedEntry, retainedEntry } from './ledger-entries.ts';
import { forgetOldest } from './retention.ts';

export interface ListRules {
  /** End of the attempt to read the new list, ISO 8601 in UTC. */
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

/** Voices and ledger of a provider after a new list was applied, with the differences from the stored voices. */
export type AppliedList = ReturnType<typeof applyList>;
type Result = ReturnType<typeof emptyResult>;

export function applyList(
  list: Pick<ListedVoices, 'voices' | 'origins'>,
  before: Pick<ProviderPart, 'voices' | 'ledger'> = { voices: [], ledger: {} },
  rules: ListRules,
) {
  const old = new Map(before.voices.map((voice) => [voice.id, voice]));
  const applied = emptyResult();
  for (const voice of [...list.voices].sort(byId)) {
    const { id } = voice;
    const was = old.get(id);
    const entry = before.ledger[id] ?? entryWithoutLedger(was);
    const origin = list.origins?.get(id);
    applyListedVoice(applied, voice, was, entry, origin);
    applied.ledger[id] = listedEntry(entry, rules.firstSightOf(voice, entry, origin), origin);
    old.delete(id);
  }
  /** Stored voices that the new list lacks, in the order of their ids. */
  const absent = [...old.values()];
  for (const voice of absent) applyFate(applied, voice, before.ledger[voice.id], rules);
  for (const id in before.ledger) {
    const entry = id in applied.ledger ? undefined : before.ledger[id];
    const retained = entry && retainedEntry(entry, rules.at);
    if (retained) applied.ledger[id] = retained;
  }
  forgetOldest(applied.ledger, applied.voices.length);
  if (absent.length > 0) applied.voices.sort(byId);
  return { ...applied, absent };
}

function emptyResult() {
  return {
    voices: [] as StoredVoice[],
    ledger: Object.create(null) as Record<string, LedgerEntry>,
    changes: structuredClone(NO_EVENTS),
    /** Ids of voices that are still served although the provider's last list lacked them. */
    missing: [] as string[],
    /** Number of voices that are kept, because their list was not read. */
    unread: 0,
    /** Old and new version of each voice whose record in the provider's list has changed. */
    rewritten: [] as { readonly was: StoredVoice; readonly now: StoredVoice }[],
  };
}

/** Adds a voice of the new list. `was` and `entry` are the stored voice and the ledger entry of the same id. */
function applyListedVoice(
  { voices, changes, rewritten }: Result,
  voice: StoredVoice,
  was: StoredVoice | undefined,
  entry: LedgerEntry | undefined,
  origin: VoiceOrigin | undefined,
): void {
  const hasReturned = was === undefined && entry?.removed_at !== undefined;
  if (hasReturned) changes.returned.push(voice.id);
  else if (was === undefined) changes.added.push(voice.id);
  const isKnown = entry?.record !== undefined && origin !== undefined;
  const isRewritten = isKnown && entry.record !== origin.record;
  if (was && isRewritten) rewritten.push({ was, now: voice });
  // Fields that only a newer release knows are kept while the record is unchanged, because the newer release read them from the same record.
  voices.push(isRewritten ? voice : carryUnknown(was, voice, StoredVoice));
  const known = hasReturned ? entry.last_known : was;
  const fields = known ? changedFields(known, voice) : [];
  if (fields.length === 0) return;
  changes[isKnown && !isRewritten ? 'changed_by_directory' : 'changed'][voice.id] = fields;
}

/** Keeps or removes a stored voice that the new list lacks, as `fateOf` decides. */
function applyFate(
  result: Result,
  voice: StoredVoice,
  stored: LedgerEntry | undefined,
  { at, fateOf, lastSeenOf }: ListRules,
): void {
  const { voices, ledger, changes, missing } = result;
  const entry = stored ?? entryWithoutLedger(voice) ?? { first_seen: at };
  const fate = fateOf(voice, entry);
  const next: LedgerEntry = ABSENT_ENTRIES[fate]({ entry, voice, lastSeen: lastSeenOf(entry), at });
  ledger[voice.id] = next;
  if (fate === 'removed') changes.removed.push(voice.id);
  else if (fate === 'replaced') changes.removed_by_directory.push(voice.id);
  else voices.push(voice);
  if (next.missing_since !== undefined) missing.push(voice.id);
  if (fate === 'unread') result.unread++;
}

/** Rebuilds a stored voice's ledger entry from the field `first_seen`, in case the original entry was lost with a broken snapshot. */
function entryWithoutLedger(voice: StoredVoice | undefined): LedgerEntry | undefined {
  return voice?.first_seen === undefined ? undefined : { first_seen: voice.first_seen };
}

function byId(a: StoredVoice, b: StoredVoice): number {
  return a.id < b.id ? -1 : 1;
}
