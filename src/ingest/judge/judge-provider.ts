import { UpstreamError } from '../../domain/errors.ts';
import type { ProviderPart } from '../../domain/snapshot.ts';
import { completeEvents } from '../ledger/complete-events.ts';
import { isLive } from '../ledger/part-status.ts';
import type { Provider } from '../provider.ts';
import { judgeBundledList } from './judge-bundled-list.ts';
import { judgeFailure } from './judge-failure.ts';
import { judgeLiveList } from './judge-live-list.ts';
import type { Attempt, Judgement, JudgeOptions } from './judgement.ts';

/**
 * Judges an attempt to read a provider's list against the provider's stored part (voices and ledger). The function is pure, so that a run
 * that lost the race for the store can judge the same attempt again against the part that the winner stored.
 *
 *     attempt ─ failed ─────────────────▶ kept | bundled | failed | skipped
 *             ─ bundled list ───────────▶ fresh, or kept if a live list was stored
 *             ─ live list ─ gates ──────▶ held
 *                         └─────────────▶ fresh | partial
 *
 * The events of the judgement include every voice that differs between the stored and the new part.
 */
export function judgeProvider(
  attempt: Attempt,
  before: ProviderPart | undefined,
  options: JudgeOptions,
): Judgement {
  const judgement = judge(attempt, before, options);
  return { ...judgement, events: completeEvents(judgement.events, before, judgement.part) };
}

function judge(attempt: Attempt, before: ProviderPart | undefined, options: JudgeOptions): Judgement {
  const { fetched, provider, endedAt } = attempt;
  const judged = { attempt, before, options, at: endedAt.toISOString() };
  if (fetched instanceof UpstreamError) return judgeFailure(judged, fetched);
  if (fetched.source === 'live') return judgeLiveList(judged, fetched);
  const isForced = options.mode === 'bundled' || options.isAccepted;
  return isLive(before) && !isForced
    ? judgeFailure(judged, noLongerAsked(provider))
    : judgeBundledList(judged, fetched);
}

function noLongerAsked({ name, id }: Provider): UpstreamError {
  return new UpstreamError(
    'not_configured',
    `${name} cannot be asked with these settings; --accept ${id} replaces its live voices by the bundled list`,
  );
}
