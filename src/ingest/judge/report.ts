import type { UpstreamError } from '../../domain/errors.ts';
import type { ChangeEvents, ProviderPart } from '../../domain/snapshot.ts';
import type { AppliedList } from '../ledger/apply-list.ts';
import { NO_EVENTS } from '../ledger/change-log.ts';
import type { FetchedVoices } from '../lists/fetch-voices.ts';
import { countProvenance } from './provenance.ts';

/**
 * Outcome of refreshing one provider.
 * - `fresh`: the provider's list was read.
 * - `partial`: one of the provider's lists was not read, and the previous voices of that list are kept.
 * - `kept`: reading the provider's list failed, and the voices of its last live list are kept.
 * - `held`: the new list was rejected as malformed, degraded, shrunk or grown, and the previous voices are kept.
 * - `bundled`: reading the provider's list failed, no live list was ever read, and the voices of the bundled list are used.
 * - `failed`: reading the provider's list failed, and there are no voices to keep.
 * - `skipped`: the provider is not configured, and has neither a bundled list nor previous voices.
 */
export type Outcome = 'fresh' | 'partial' | 'kept' | 'held' | 'bundled' | 'failed' | 'skipped';

export type ProviderReport = ReturnType<typeof buildReport>;
export type VoiceChanges = ReturnType<typeof toVoiceChanges>;

interface Attempted {
  readonly provider: { readonly id: string };
  readonly startedAt: Date;
  readonly endedAt: Date;
}

interface ReportFacts {
  readonly outcome: Outcome;
  readonly part: ProviderPart | undefined;
  /** Differences between the new and the stored voices. Without this property, the report states no differences. */
  readonly applied?: Pick<AppliedList, 'changes' | 'missing'> | undefined;
  /** Voice list that the attempt fetched, even if a plausibility check (`list-gates.ts`) rejected it. */
  readonly list?: FetchedVoices | undefined;
  readonly kept?: number;
  readonly isFirstLiveList?: boolean;
  /** Changes that a rejected list would make if the maintainer accepted the list. The changes are unknown if the list was not read to its end. */
  readonly withheld?: ChangeEvents;
  readonly error?: UpstreamError;
}

export function buildReport(attempt: Attempted, facts: ReportFacts) {
  const { outcome, part, kept = 0 } = facts;
  const { changes = NO_EVENTS, missing = [] } = facts.applied ?? {};
  const names = toVoiceChanges(changes);
  return {
    provider: attempt.provider.id,
    outcome,
    source: part?.status.source ?? ('bundled' as const),
    voices: part?.voices.length ?? 0,
    /** Number of previous or bundled voices that are kept in place of an unusable list. */
    kept,
    added: names.added_ids.length,
    removed: names.removed_ids.length,
    changed: Object.keys(names.changed_fields).length,
    /** Number of voices that are still served although the provider's last list lacked them. */
    missing: missing.length,
    /** Number of removed voices that are in the provider's list again. */
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
  const dropped = list?.dropped ?? {};
  return {
    /** Number of records in the provider's list; 0 if the list could not be read. */
    fetched: list?.records ?? 0,
    dropped: Object.values(dropped).reduce((sum, count) => sum + count, 0),
    dropped_reasons: dropped,
    /** Values in the provider's list that enrichment does not recognize, such as an unknown accent, each with its number of occurrences. */
    unresolved: list?.unresolved ?? [],
  };
}

function remarks({ outcome, part, list, isFirstLiveList, withheld, error }: ReportFacts) {
  const { listed_on, last_success } = part?.status ?? {};
  const isOld = outcome !== 'fresh' && outcome !== 'partial';
  const message = error?.message ?? listMessage(list);
  const errorClass = error?.errorClass ?? part?.status.error;
  return {
    /** True for the provider's first live list. The change log attributes the changes by a first live list to this service, not to the provider. */
    ...(isFirstLiveList && { first_live_list: true as const }),
    /** UTC day on which the bundled list was recorded; absent if the provider's voices come from a live list. */
    ...(listed_on && { listed_on }),
    ...(list?.lists && {
      lists: list.lists.map(({ name, outcome, error }) => ({
        name,
        outcome,
        ...(error && { error: error.errorClass, message: error.message }),
      })),
    }),
    ...(withheld && { withheld: toVoiceChanges(withheld) }),
    /** Time of the last earlier attempt that read the provider's live list; absent if this attempt has read it. */
    ...(isOld && last_success && { last_success }),
    /** Class of the error that made the attempt fail, such as `timeout`, as in the provider's published status. */
    ...(errorClass && outcome !== 'fresh' && { error: errorClass }),
    ...(message && outcome !== 'fresh' && { message }),
  };
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

function toVoiceChanges(changes: ChangeEvents) {
  return {
    added_ids: changes.added,
    removed_ids: [...changes.removed, ...changes.removed_by_directory].sort(),
    returned_ids: changes.returned,
    changed_fields: joinSorted(changes.changed, changes.changed_by_directory),
  };
}

function joinSorted<T>(one: Readonly<Record<string, T>>, other: Readonly<Record<string, T>>) {
  const entries = [...Object.entries(one), ...Object.entries(other)];
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
