import { UpstreamError } from '../../domain/errors.ts';
import type { ProviderPart } from '../../domain/snapshot.ts';
import type { AppliedList } from '../ledger/apply-list.ts';
import { recentPeak } from '../ledger/provider-memory.ts';
import type { ListedVoices } from '../lists/read-records.ts';
import { countListed, REMEDY } from './list-gates.ts';

/** Factor, and number of voices, by both of which a list has to exceed the known ones to count as grown, because a short list triples with a release. */
const MAX_GROWTH = 3;
const MAX_NEW = 2000;

/** Facts that a limit depends on. */
export interface SizeFacts {
  /** Stored part of the provider. */
  readonly before: Pick<ProviderPart, 'status' | 'memory'> | undefined;
  readonly bundled: ListedVoices | undefined;
  /** Time of the list, ISO 8601 in UTC. */
  readonly at: string;
  /** Most voices that the provider may have, because of MAX_VOICES. */
  readonly room: number;
  readonly isAccepted: boolean;
}

/** Most voices of a list that is used, and the end of the sentence about a longer one. */
export interface SizeLimit {
  readonly voices: number;
  readonly reason: string;
}

/**
 * Returns the limit of a provider's next live list: that of the growth since the longest list of the last seven days, else since the last
 * list of any age, else since the bundled one; and the room in the catalog, which counts for an accepted list too.
 */
export function sizeLimit({ before, bundled, at, room, isAccepted }: SizeFacts): SizeLimit {
  const peak = before && recentPeak(before.memory, at);
  const known = peak || before?.status.voices || bundled?.voices.length || 0;
  const voices = Math.max(known * MAX_GROWTH, known + MAX_NEW);
  return isAccepted || room < voices
    ? { voices: room, reason: `MAX_VOICES leaves room for ${room}; raise it if the list is right` }
    : { voices, reason: `${known} were known before; ${REMEDY}` };
}

/** Returns the error `grown` if a list holds more voices than its limit. A list that was not read to its end is longer in any case. */
export function findGrown(
  { surplus = 0 }: ListedVoices,
  applied: AppliedList,
  { voices, reason }: SizeLimit,
): UpstreamError | undefined {
  const listed = countListed(applied);
  if (surplus === 0 && listed <= voices) return undefined;
  const size = surplus === 0 ? `${listed} voices` : `${listed} voices and ${surplus} further records`;
  return new UpstreamError('grown', `the list holds ${size}, and ${reason}`);
}
