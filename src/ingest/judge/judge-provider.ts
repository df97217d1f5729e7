import { UpstreamError } from '../../domain/errors.ts';
import type { ProviderPart } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { completeEvents } from '../ledger/complete-events.ts';
import { isLive } from '../ledger/part-status.ts';
import type { Provider } from '../provider.ts';
import { judgeBundledList, judgeFailure } from './judge-failure.ts';
import { judgeLiveList } from './judge-live-list.ts';
import type { Attempt, Judgement, JudgeOptions } from './judgement.ts';
import { withLifecycle } from './lifecycle.ts';

/**
 * Judges an attempt to read a provider's list against the provider's stored part (voices and ledger). The function is pure, so that the same attempt can
 * be judged again, against a newer stored part, if another run commits a snapshot first. An attempt has one of these outcomes (`Outcome`):
 *
 *     attempt ─ failed ─────────────────▶ kept | bundled | failed | skipped
 *             ─ bundled list ───────────▶ fresh, or kept if a live list was stored
 *             ─ live list ─ implausible ▶ held
 *                         └ plausible ──▶ fresh | partial
 *
 * The events of the judgement name every voice that differs between the stored and the new part (voices and ledger).
 */
export function judgeProvider(
  attempt: Attempt,
  before: ProviderPart | undefined,
  options: JudgeOptions,
): Judgement {
  const day = attempt.endedAt.toISOString().slice(0, 10);
  const judgement = judge(onDay(attempt, day), before, options);
  // A voice's lifecycle stage depends on the day. A stage is therefore updated even if the voice is kept without a new list.
  const part = judgement.part && withStages(judgement.part, day);
  return { ...judgement, part, events: completeEvents(judgement.events, before, part) };
}

/** Returns the attempt (a fetched list of voices), and sets the lifecycle stage of each voice, such as deprecated, to that on a day. */
function onDay(attempt: Attempt, day: string): Attempt {
  const { fetched, bundled } = attempt;
  return {
    ...attempt,
    fetched: fetched instanceof UpstreamError ? fetched : withStages(fetched, day),
    ...(bundled && { bundled: withStages(bundled, day) }),
  };
}

/** Returns the list with the lifecycle stage (such as deprecated) of each voice on a day. If no voice changes, the same object is returned. */
function withStages<T extends { readonly voices: readonly StoredVoice[] }>(list: T, day: string): T {
  const voices = withLifecycle(list.voices, day);
  return voices.every((voice, at) => voice === list.voices[at]) ? list : { ...list, voices };
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
