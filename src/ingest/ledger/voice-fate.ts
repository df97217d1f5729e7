import type { LedgerEntry, ProviderPart } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { ListedVoices } from '../lists/read-records.ts';
import type { Fate } from './apply-list.ts';
import { wasReadLately } from './provider-memory.ts';
import { ageMs, DAY_MS } from './retention.ts';

/** Provider's live list, with the stored part that the list is compared with. */
interface Comparison {
  readonly list: ListedVoices;
  readonly before: ProviderPart;
  /** Start and end of the attempt that read the list, ISO 8601 in UTC. */
  readonly startedAt: string;
  readonly at: string;
  /** True if the maintainer has accepted the list. */
  readonly isAccepted: boolean;
}

/**
 * Returns the fate of a stored voice that the provider's live list lacks. A voice is removed by the second list without
 * the voice, by any run 24 hours after the first such list, or at once by a list that the maintainer has accepted. A list
 * with dropped records removes a voice after 24 hours only.
 */
export function fateInLiveList(voice: StoredVoice, entry: LedgerEntry, comparison: Comparison): Fate {
  const { list, startedAt, at, isAccepted } = comparison;
  const { provider_voice_id: nativeId } = voice;
  if (nativeId !== undefined && list.droppedStrings?.has(nativeId)) return 'unreadable';
  if (isUnread(entry, comparison)) return fateWithoutList(entry, at);
  if (isAccepted) return 'removed';
  if (entry.missing_since === undefined) return 'missing';
  // A record that was dropped may be the voice's own, even if it does not mention the voice. A day is then the only proof.
  if (list.dropped.size > 0) return ageMs(entry.missing_since, at) >= DAY_MS ? 'removed' : 'missing';
  // Lists that two runs read at the same time count as one.
  return entry.missing_since <= startedAt ? 'removed' : 'unread';
}

/** Returns the function that gives the fate of a stored voice in a list that a gate refused: no such list removes a voice. */
export function fateInRefusedList({ voices, droppedStrings }: ListedVoices): (voice: StoredVoice) => Fate {
  const listed = new Set(voices.map(({ id }) => id));
  return ({ id, provider_voice_id: nativeId }) =>
    listed.has(id) || (nativeId !== undefined && droppedStrings?.has(nativeId)) ? 'unreadable' : 'unread';
}

/** Returns the fate of a stored voice whose list could not be read. */
export function fateWithoutList({ missing_since }: LedgerEntry, at: string): Fate {
  const isOver = missing_since !== undefined && ageMs(missing_since, at) >= DAY_MS;
  return isOver ? 'removed' : 'unread';
}

/**
 * Reports whether a list that was not read may hold a stored voice: the list that last held the voice, if an ingest of the
 * last seven days has read that list. An entry without a list name may be of any list.
 */
function isUnread({ list: of }: LedgerEntry, { list, before, at }: Comparison): boolean {
  return (list.lists ?? []).some(
    ({ name, outcome }) =>
      outcome !== 'read' &&
      (of === undefined || of === name) &&
      wasReadLately(before.memory, name, before.status.last_success, at),
  );
}
