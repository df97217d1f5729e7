import type { LedgerEntry, ProviderPart } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { ListedVoices } from '../lists/read-records.ts';
import type { Fate } from './ledger-entries.ts';
import { wasReadLately } from './provider-memory.ts';
import { ageMs, DAY_MS } from './retention.ts';

/** Provider's live list, and the stored part (voices and ledger) with which the list is compared. */
interface Comparison {
  readonly list: ListedVoices;
  readonly before: ProviderPart;
  readonly startedAt: string;
  readonly at: string;
  readonly isAccepted: boolean;
}

/**
 * Returns the outcome for a stored voice that the provider's live list lacks. The first list without the voice makes the voice missing. The second
 * list without the voice removes the voice, and so does any run 24 hours after the first list. A list that the maintainer has accepted removes the
 * voice at once. A list with dropped (unusable) records removes a voice only after 24 hours, because a dropped record may belong to the voice.
 */
export function fateInLiveList(voice: StoredVoice, entry: LedgerEntry, comparison: Comparison): Fate {
  const { list, startedAt, at, isAccepted } = comparison;
  const { provider_voice_id: nativeId } = voice;
  if (nativeId !== undefined && list.droppedStrings?.has(nativeId)) return 'unreadable';
  if (isUnread(entry, comparison)) return fateWithoutList(entry, at);
  if (isAccepted) return 'removed';
  if (entry.missing_since === undefined) return 'missing';
  // If records were dropped, only the time since the first list without the voice counts, because a dropped record may belong to the voice without
  // containing the voice's id.
  if (Object.keys(list.dropped).length > 0)
    return ageMs(entry.missing_since, at) >= DAY_MS ? 'removed' : 'missing';
  // A list without the voice counts as an earlier list only if it was read before this attempt started.
  return entry.missing_since <= startedAt ? 'removed' : 'unread';
}

/** Creates a function that returns the outcome for a stored voice if the new list is rejected. A rejected list never removes a voice. */
export function fateInRefusedList({ voices, droppedStrings }: ListedVoices): (voice: StoredVoice) => Fate {
  const listed = new Set(voices.map(({ id }) => id));
  return ({ id, provider_voice_id: nativeId }) =>
    listed.has(id) || (nativeId !== undefined && droppedStrings?.has(nativeId)) ? 'unreadable' : 'unread';
}

/** Returns the outcome for a stored voice whose list could not be read. A voice that has been missing for 24 hours is removed. */
export function fateWithoutList({ missing_since }: LedgerEntry, at: string): Fate {
  const isOver = missing_since !== undefined && ageMs(missing_since, at) >= DAY_MS;
  return isOver ? 'removed' : 'unread';
}

/**
 * Reports whether a voice may be in a list that this attempt did not read, but an attempt of the remembered days did. If the voice's ledger entry names a
 * list, only the list of that name is considered.
 */
function isUnread({ list: of }: LedgerEntry, { list, before, at }: Comparison): boolean {
  return (list.lists ?? []).some(
    ({ name, outcome }) =>
      outcome !== 'read' &&
      (of === undefined || of === name) &&
      wasReadLately(before.memory, name, before.status.last_success, at),
  );
}
