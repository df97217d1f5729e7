import { UpstreamError } from '../../domain/errors.ts';
import type { ProviderPart } from '../../domain/snapshot.ts';
import type { AppliedList } from '../ledger/apply-list.ts';
import { oldestPeak } from '../ledger/provider-memory.ts';
import type { ListedVoices } from '../lists/read-records.ts';
import { countListed, remedyFor } from './list-gates.ts';

/** Growth factor above which a list is rejected. {@link MAX_NEW} must be exceeded too, because a short list may triple with one release. */
const MAX_GROWTH = 3;
/** Number of additional voices above which a list is rejected, if it also exceeds {@link MAX_GROWTH}. */
const MAX_NEW = 2000;

export interface SizeFacts {
  readonly provider: string;
  readonly before: Pick<ProviderPart, 'status' | 'memory'> | undefined;
  readonly bundled: ListedVoices | undefined;
  /** Time of the list, ISO 8601 in UTC. */
  readonly at: string;
  /** Maximum number of voices that MAX_VOICES leaves for the provider. */
  readonly room: number;
  readonly isAccepted: boolean;
}

/** Returns the maximum number of voices that are read of a provider's next live list. */
export function maxListed(facts: SizeFacts): number {
  return Math.min(growthLimit(facts).voices, facts.room);
}

/**
 * Returns the error `grown` if a list has grown too much, or if the provider would have more voices than its room. A list with surplus
 * records exceeds {@link maxListed}, because reading stops there.
 */
export function findGrown(
  { surplus = 0 }: ListedVoices,
  applied: AppliedList,
  facts: SizeFacts,
): UpstreamError | undefined {
  const { known, voices } = growthLimit(facts);
  const { room } = facts;
  const listed = countListed(applied);
  const isFull = applied.voices.length > room;
  if (surplus === 0 && listed <= voices && !isFull) return undefined;
  const { length: missing } = applied.missing;
  const rest =
    surplus > 0 ? ` and ${surplus} further records` : missing > 0 && ` beside ${missing} missing ones`;
  const reason =
    isFull || room < voices
      ? `MAX_VOICES leaves room for ${room}; raise it if the list is right`
      : `${known} were known before; ${remedyFor(facts.provider)}`;
  return new UpstreamError('grown', `the list holds ${listed} voices${rest || ''}, and ${reason}`);
}

/**
 * Returns the maximum number of voices of a provider's next live list, and the number of known voices from which growth is measured: the
 * oldest remembered list of the last seven days, so that growth does not compound, or else the stored voices, or else the bundled list. An
 * accepted list may have any length.
 */
function growthLimit({ before, bundled, at, isAccepted }: SizeFacts): { known: number; voices: number } {
  const known =
    (before && oldestPeak(before.memory, at)) || before?.status.voices || bundled?.voices.length || 0;
  const voices = isAccepted ? Number.POSITIVE_INFINITY : Math.max(known * MAX_GROWTH, known + MAX_NEW);
  return { known, voices };
}
