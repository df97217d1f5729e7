import { UpstreamError } from '../../domain/errors.ts';
import type { ProviderPart } from '../../domain/snapshot.ts';
import type { AppliedList } from '../ledger/apply-list.ts';
import { MEMORY_DAYS, oldestPeak, recentPeak } from '../ledger/provider-memory.ts';
import { frequentReasons } from '../lists/dropped-records.ts';
import type { ListedVoices } from '../lists/read-records.ts';
import type { JudgedCase, JudgeOptions } from './judgement.ts';
import { findLostFields } from './stated-fields.ts';

/** Fraction of dropped (unusable) records up to which a list is accepted. A few are tolerated, because even correct lists have bad records. `scripts/docs/written.mjs` reads it. @public */
export const MAX_DROPPED_SHARE = 0.05;
/** Number of dropped records above which {@link MAX_DROPPED_SHARE} applies. */
const MAX_DROPPED = 5;
/** Fraction of dropped records above which a list is rejected, regardless of the number of dropped records. */
const MAX_DROPPED_SHARE_OF_FEW = 0.5;

/** Growth factor above which a list is rejected. {@link MAX_NEW} must be exceeded too, because a short list may triple with one new model. `scripts/docs/written.mjs` reads it. @public */
export const MAX_GROWTH = 3;
/** Number of additional voices above which a list is rejected if its growth factor also exceeds {@link MAX_GROWTH}. `scripts/docs/written.mjs` reads it. @public */
export const MAX_NEW = 2000;

/** Returns the command with which a maintainer accepts a provider's rejected list. */
export function acceptCommand(provider: string): string {
  return `voice-directory ingest --provider ${provider} --accept ${provider}`;
}

const remedyFor = (provider: string) => `if the list is right, accept it with: ${acceptCommand(provider)}`;

export function findMalformed(
  { records, dropped }: ListedVoices,
  provider: string,
): UpstreamError | undefined {
  const count = Object.values(dropped).reduce((sum, each) => sum + each, 0);
  const isTooMany = count > MAX_DROPPED && count > records * MAX_DROPPED_SHARE;
  if (!isTooMany && count <= records * MAX_DROPPED_SHARE_OF_FEW) return undefined;
  return new UpstreamError(
    'malformed',
    `${count} of ${records} records cannot be used: ${frequentReasons(dropped)}; ${remedyFor(provider)}`,
  );
}

/** Returns the error `degraded` if the list has lost a field: more than half of the voices that had the field have lost it. */
export function findDegraded(before: ProviderPart, applied: AppliedList): UpstreamError | undefined {
  const lost = findLostFields(before.voices, applied);
  if (lost.length === 0) return undefined;
  const figures = lost.map((each) => `${each.field} for ${each.now} voices instead of ${each.before}`);
  return new UpstreamError(
    'degraded',
    `the list states ${figures.join(', ')}; ${remedyFor(before.status.provider)}`,
  );
}

/**
 * Returns the error `shrunk` if too many stored voices are missing from the list. The error `shrunk` is also returned if the list is much shorter than the
 * largest list of the remembered days. A shrunk list is rejected, because the absence of many voices is more often a fault than a removal.
 */
export function findShrunk(
  before: ProviderPart,
  applied: AppliedList,
  { at, options: { maxShrink } }: JudgedCase,
): UpstreamError | undefined {
  const wasMissing = before.voices.filter(({ id }) => before.ledger[id]?.missing_since !== undefined);
  const expected = before.voices.length - wasMissing.length;
  const stillMissing = new Set(wasMissing.map(({ id }) => id));
  const missing = applied.missing.filter((id) => !stillMissing.has(id)).length;
  const { provider } = before.status;
  if (missing > expected * maxShrink)
    return shrunk(provider, `${missing} of ${expected} voices are missing from the list`);
  const peak = recentPeak(before.memory, at);
  const listed = countListed(applied);
  if (peak - listed <= peak * maxShrink) return undefined;
  return shrunk(
    provider,
    `the list holds ${listed} voices, and held ${peak} within the last ${MEMORY_DAYS} days`,
  );
}

/** Counts a provider's voices that are not missing. A voice whose record or list could not be read is not missing. */
export function countListed({ voices, missing }: AppliedList): number {
  return voices.length - missing.length;
}

function shrunk(provider: string, finding: string): UpstreamError {
  return new UpstreamError('shrunk', `${finding}; ${remedyFor(provider)}`);
}

interface SizeFacts extends Pick<JudgeOptions, 'room' | 'isAccepted'> {
  readonly provider: string;
  readonly before: Pick<ProviderPart, 'status' | 'memory'> | undefined;
  readonly bundled: ListedVoices | undefined;
  readonly at: string;
}

export function maxListed(facts: SizeFacts): number {
  return Math.min(growthLimit(facts).voices, facts.room);
}

/** Returns the error `grown` if a list has more voices than {@link maxListed} allows. `surplus` counts the records above the maximum. */
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
 * Returns `voices`, the maximum number of voices in a provider's next live list, and `known`, the number from which growth is measured. `known` is the
 * size of the oldest list of the remembered days, so that growth does not compound from list to list. If there is none,
 * `known` is the number of stored or bundled voices. A list that the maintainer has accepted may grow without limit.
 */
function growthLimit({ before, bundled, at, isAccepted }: SizeFacts): { known: number; voices: number } {
  const known =
    (before && oldestPeak(before.memory, at)) || before?.status.voices || bundled?.voices.length || 0;
  const voices = isAccepted ? Number.POSITIVE_INFINITY : Math.max(known * MAX_GROWTH, known + MAX_NEW);
  return { known, voices };
}
