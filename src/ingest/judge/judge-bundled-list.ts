import type { ProviderPart } from '../../domain/snapshot.ts';
import { type AppliedList, applyList } from '../ledger/apply-list.ts';
import { NO_EVENTS } from '../ledger/change-log.ts';
import { sightInBundledList } from '../ledger/ledger-entries.ts';
import { buildStatus } from '../ledger/part-status.ts';
import type { FetchedVoices } from '../lists/fetch-voices.ts';
import type { JudgedCase, Judgement } from './judgement.ts';
import { buildReport } from './report.ts';

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

/** Applies a bundled list to the stored voices. A listed voice was first seen on the day of the list, or at an earlier time in its ledger entry. */
export function applyBundledList(
  list: FetchedVoices,
  before: ProviderPart | undefined,
  at: string,
): AppliedList {
  const { origins: _, ...compiled } = list;
  return applyList(compiled, before, {
    at,
    firstSightOf: (_voice, entry) => sightInBundledList(entry, list.listedOn, at),
    fateOf: () => 'replaced',
    lastSeenOf: () => at,
  });
}
