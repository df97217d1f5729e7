import type { UpstreamError } from '../../domain/errors.ts';
import type { ChangeEvents, ProviderPart, VoiceSource } from '../../domain/snapshot.ts';
import type { AppliedList } from '../ledger/apply-list.ts';
import { NO_EVENTS } from '../ledger/change-log.ts';
import type { FetchedVoices } from '../lists/fetch-voices.ts';
import { countProvenance } from './provenance.ts';
import type { ListReport, Outcome, ProviderReport, VoiceChanges } from './report.ts';

export interface ReportFacts {
  readonly outcome: Outcome;
  readonly source: VoiceSource;
  readonly part: ProviderPart | undefined;
  /** Differences between the new and the stored voices; absent if there are none. */
  readonly applied?: Pick<AppliedList, 'changes' | 'missing'> | undefined;
  /** Voice list that the attempt fetched, even if a plausibility check (`list-gates.ts`) rejected it. */
  readonly list?: FetchedVoices | undefined;
  readonly kept?: number;
  readonly isFirstLiveList?: boolean;
  readonly withheld?: ChangeEvents;
  readonly error?: UpstreamError;
}

interface ReportedAttempt {
  readonly provider: { readonly id: string };
  readonly startedAt: Date;
  readonly endedAt: Date;
}

export function buildReport(attempt: ReportedAttempt, facts: ReportFacts): ProviderReport {
  const { outcome, source, part, kept = 0 } = facts;
  const { changes = NO_EVENTS, missing = [] } = facts.applied ?? {};
  const names = toVoiceChanges(changes);
  return {
    provider: attempt.provider.id,
    outcome,
    source,
    voices: part?.voices.length ?? 0,
    kept,
    added: names.added_ids.length,
    removed: names.removed_ids.length,
    changed: Object.keys(names.changed_fields).length,
    missing: missing.length,
    returned: names.returned_ids.length,
    ...names,
    missing_ids: missing,
    ...listFigures(facts.list),
    provenance: countProvenance(part?.voices ?? []),
    seconds: (attempt.endedAt.getTime() - attempt.startedAt.getTime()) / 1000,
    ...remarks(facts),
  };
}

function listFigures(list: FetchedVoices | undefined) {
  const dropped = [...(list?.dropped ?? [])];
  return {
    fetched: list?.records ?? 0,
    dropped: dropped.reduce((sum, [, count]) => sum + count, 0),
    dropped_reasons: Object.fromEntries(dropped),
    unresolved: list?.unresolved ?? [],
  };
}

function remarks({ outcome, part, list, isFirstLiveList, withheld, error }: ReportFacts) {
  const { listed_on, last_success } = part?.status ?? {};
  const isOld = outcome !== 'fresh' && outcome !== 'partial';
  const message = error?.message ?? listMessage(list);
  const errorClass = error?.errorClass ?? part?.status.error;
  return {
    ...(isFirstLiveList && { first_live_list: true as const }),
    ...(listed_on && { listed_on }),
    ...(list?.lists && { lists: toListReports(list) }),
    ...(withheld && { withheld: toVoiceChanges(withheld) }),
    ...(isOld && last_success && { last_success }),
    ...(errorClass && outcome !== 'fresh' && { error: errorClass }),
    ...(message && outcome !== 'fresh' && { message }),
  };
}

function toListReports({ lists = [] }: FetchedVoices): ListReport[] {
  return lists.map(({ name, outcome, error }) => ({
    name,
    outcome,
    ...(error && { error: error.errorClass, message: error.message }),
  }));
}

/** Returns the message about the lists of a provider that were not read; empty if every list was read. */
function listMessage(list: FetchedVoices | undefined): string {
  const unread = list?.lists?.filter(({ outcome }) => outcome !== 'read') ?? [];
  return unread
    .map(
      ({ name, error }) => `list ${name}: ${error?.message ?? 'the host answered that it has no such list'}`,
    )
    .join('; ');
}

function toVoiceChanges(changes: ChangeEvents): VoiceChanges {
  return {
    added_ids: changes.added,
    removed_ids: [...changes.removed, ...changes.removed_by_directory].sort(),
    returned_ids: changes.returned,
    changed_fields: joinSorted(changes.changed, changes.changed_by_directory),
  };
}

/** Joins two records with sorted keys. If one is empty, the other is returned without a copy, because a record may have a million keys. */
function joinSorted<T>(one: Readonly<Record<string, T>>, other: Readonly<Record<string, T>>) {
  const [first, second] = [Object.entries(one), Object.entries(other)];
  if (first.length === 0) return other;
  if (second.length === 0) return one;
  return Object.fromEntries([...first, ...second].sort(([a], [b]) => (a < b ? -1 : 1)));
}
