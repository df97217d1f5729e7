import type { UpstreamError } from '../../domain/errors.ts';
import type { ChangeEvents, ProviderPart } from '../../domain/snapshot.ts';
import { type AppliedList, applyList } from '../ledger/apply-list.ts';
import { NO_EVENTS } from '../ledger/change-log.ts';
import { sightInBundledList } from '../ledger/ledger-entries.ts';
import { buildStatus, isLive } from '../ledger/part-status.ts';
import { rememberFailure } from '../ledger/provider-memory.ts';
import { fateInRefusedList, fateWithoutList } from '../ledger/voice-fate.ts';
import type { FetchedVoices } from '../lists/fetch-voices.ts';
import type { JudgedCase, Judgement } from './judgement.ts';
import { buildReport, type Outcome } from './report.ts';

/**
 * Judges an attempt that yielded no usable voice list. The stored voices are kept; if there are no stored voices, the bundled voices are used. If the
 * list could not be read, voices that have been missing for 24 hours are removed. A rejected list removes no voice, because a list that may be faulty
 * does not prove a removal. If a rejected list contains a voice that earlier lists lacked, the voice no longer counts as missing.
 * @param refused live list that a plausibility check of `list-gates.ts` rejected
 * @param withheld changes that the list would make if the maintainer accepted it; undefined if they are unknown
 */
export function judgeFailure(
  judged: JudgedCase,
  error: UpstreamError,
  refused?: FetchedVoices,
  withheld?: ChangeEvents,
): Judgement {
  const { attempt, before, options } = judged;
  const applied = keepVoices(judged, refused);
  const isExpected = error.errorClass === 'not_configured' && options.mode !== 'live';
  if (isExpected && applied.voices.length === 0) return judgeSkipped(judged);
  const part = keptPart(judged, error, applied);
  const facts = {
    outcome: outcomeOf(part, refused !== undefined),
    part,
    applied: isLive(before) ? applied : undefined,
    list: refused,
    kept: part.voices.length,
    error,
    ...(withheld && { withheld }),
  };
  return { part, events: isLive(before) ? applied.changes : NO_EVENTS, report: buildReport(attempt, facts) };
}

/** Judges a provider without stored voices that was skipped for incomplete settings. A stored ledger (history of voices) is kept. */
function judgeSkipped({ attempt, before }: JudgedCase): Judgement {
  const hasHistory = before !== undefined && Object.keys(before.ledger).length > 0;
  const report = buildReport(attempt, { outcome: 'skipped', part: undefined });
  return { part: hasHistory ? before : undefined, events: NO_EVENTS, report };
}

function keepVoices({ attempt, before, at }: JudgedCase, refused: FetchedVoices | undefined): AppliedList {
  if (attempt.bundled && !before?.voices.length) return applyBundledList(attempt.bundled, before, at);
  const { last_success = at } = before?.status ?? {};
  return applyList({ voices: [] }, before, {
    at,
    firstSightOf: () => ({ first_seen: at }),
    fateOf: refused ? fateInRefusedList(refused) : (_voice, entry) => fateWithoutList(entry, at),
    lastSeenOf: () => last_success,
  });
}

function keptPart(judged: JudgedCase, error: UpstreamError, { voices, ledger }: AppliedList): ProviderPart {
  const { attempt, before, at } = judged;
  const was = before?.status;
  const isBundled = !isLive(before) && voices.length > 0;
  const isFailed = error.errorClass !== 'not_configured' || !isBundled;
  const status = buildStatus(before, {
    provider: attempt.provider.id,
    voices: voices.length,
    source: isBundled ? 'bundled' : 'kept',
    last_success: isLive(before) ? was?.last_success : undefined,
    last_attempt: wasAsked(judged, error) ? at : was?.last_attempt,
    listed_on: isBundled ? (was?.listed_on ?? attempt.bundled?.listedOn) : undefined,
    stale: isFailed,
    error: isFailed ? error.errorClass : undefined,
  });
  return { status, memory: rememberFailure(before?.memory, error, at), voices, ledger };
}

/** Reports whether the attempt sent a request: the provider is configured, and its last `Retry-After` has expired. */
function wasAsked({ attempt, before }: JudgedCase, { errorClass }: UpstreamError): boolean {
  const until = before?.memory.not_before;
  return errorClass !== 'not_configured' && !(until && until > attempt.startedAt.toISOString());
}

function outcomeOf({ status, voices }: ProviderPart, isRefused: boolean): Outcome {
  if (voices.length === 0) return 'failed';
  if (isRefused) return 'held';
  return status.source === 'bundled' ? 'bundled' : 'kept';
}

/**
 * Judges an attempt that read the provider's bundled list. The bundled list replaces the stored voices. No events are reported here, because the
 * provider has changed nothing. `completeEvents` later attributes every difference between old and new voices to this service.
 */
export function judgeBundledList({ attempt, before, at }: JudgedCase, list: FetchedVoices): Judgement {
  const applied = applyBundledList(list, before, at);
  const status = buildStatus(before, {
    provider: attempt.provider.id,
    voices: applied.voices.length,
    source: 'bundled',
    last_attempt: before?.status.last_attempt,
    listed_on: list.listedOn,
    stale: false,
  });
  const { voices, ledger } = applied;
  const part = { status, memory: before?.memory ?? {}, voices, ledger };
  return { part, events: NO_EVENTS, report: buildReport(attempt, { outcome: 'fresh', part, applied, list }) };
}

/** Applies a bundled list to the stored voices. A listed voice counts as first seen on the list's day, or earlier if its ledger entry says so. */
function applyBundledList(list: FetchedVoices, before: ProviderPart | undefined, at: string): AppliedList {
  const { origins: _, ...compiled } = list;
  return applyList(compiled, before, {
    at,
    firstSightOf: (_voice, entry) => sightInBundledList(entry, list.listedOn, at),
    fateOf: () => 'replaced',
    lastSeenOf: () => at,
  });
}
