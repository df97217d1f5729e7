import { UpstreamError } from '../../domain/errors.ts';
import type { ProviderPart } from '../../domain/snapshot.ts';
import type { AppliedList } from '../ledger/apply-list.ts';
import { recentPeak } from '../ledger/provider-memory.ts';
import type { ListedVoices } from '../lists/read-records.ts';
import { countListed, REMEDY } from './list-gates.ts';

/** Growth factor above which a list is rejected. {@link MAX_NEW} must be exceeded too, because a short list may triple with one release. */
const MAX_GROWTH = 3;
/** Number of additional voices above which a list is rejected, if it also exceeds {@link MAX_GROWTH}. */
const MAX_NEW = 2000;

/** Data from which the limit of a list's size is computed. */
export interface SizeFacts {
  /** Stored status and memory of the provider. */
  readonly before: Pick<ProviderPart, 'status' | 'memory'> | undefined;
  readonly bundled: ListedVoices | undefined;
  /** Time of the list, ISO 8601 in UTC. */
  readonly at: string;
  /** Maximum number of voices that MAX_VOICES leaves for the provider. */
  readonly room: number;
  readonly isAccepted: boolean;
}

/** Maximum number of voices in a list. */
export interface SizeLimit {
  readonly voices: number;
  /** End of the error message for a longer list. */
  readonly reason: string;
}

/**
 * Returns the maximum size of a provider's next live list. Growth is measured from the largest list of the last seven days, or else from
 * the stored voices, or else from the bundled list. `room` is a further limit, and the only one for an accepted list.
 */
export function sizeLimit({ before, bundled, at, room, isAccepted }: SizeFacts): SizeLimit {
  const peak = before && recentPeak(before.memory, at);
  const known = peak || before?.status.voices || bundled?.voices.length || 0;
  const voices = Math.max(known * MAX_GROWTH, known + MAX_NEW);
  return isAccepted || room < voices
    ? { voices: room, reason: `MAX_VOICES leaves room for ${room}; raise it if the list is right` }
    : { voices, reason: `${known} were known before; ${REMEDY}` };
}

/**
 * Returns the error `grown` if a list has more voices than its limit. A list with surplus records exceeds the limit, because reading stops
 * there.
 */
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
