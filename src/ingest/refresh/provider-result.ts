import type { UpstreamError } from '../../domain/errors.ts';
import type { ProviderStatus } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { FetchedVoices } from '../lists/fetch-voices.ts';
import type { Provider } from '../provider.ts';
import { compareVoices } from './compare-voices.ts';
import { countProvenance } from './provenance.ts';
import type { ProviderReport, ProviderResult } from './report.ts';

/** Attempt to refresh one provider's voices, with the provider's voices and status in the previous snapshot. */
export interface Attempt {
  readonly provider: Provider;
  /** Voices of the provider in the previous snapshot. */
  readonly before: readonly StoredVoice[];
  /** Status of the provider in the previous snapshot; absent if it had none. */
  readonly previousStatus: ProviderStatus | undefined;
  readonly startedAt: Date;
}

/** Error of a failed attempt, and the voices to keep: those of the previous snapshot, else those of the bundled list. */
interface Failure {
  readonly error: UpstreamError;
  readonly voices: readonly StoredVoice[];
}

/** Zeros for the counts in a provider's report, because a skipped or failed attempt takes no records from the provider's list. */
const EMPTY_COUNTS = {
  fetched: 0,
  voices: 0,
  kept: 0,
  added: 0,
  removed: 0,
  changed: 0,
  dropped: 0,
  dropped_reasons: {},
  unresolved: [],
  provenance: countProvenance([]),
  seconds: 0,
} as const satisfies Partial<ProviderReport>;

/** Builds the result for a provider that is not configured and has neither a bundled list nor voices in the previous snapshot. */
export function skippedResult({ id }: Provider): ProviderResult {
  const report = { ...EMPTY_COUNTS, provider: id, outcome: 'skipped', source: 'bundled' } as const;
  return { voices: [], before: [], status: undefined, report };
}

/** Builds the result of a successful attempt. */
export function freshResult(attempt: Attempt, fetched: FetchedVoices, endedAt: Date): ProviderResult {
  const { id } = attempt.provider;
  const { source, voices, dropped } = fetched;
  const at = endedAt.toISOString();
  return {
    voices,
    before: attempt.before,
    status: {
      provider: id,
      voices: voices.length,
      source,
      ...previousTimes(attempt),
      ...(source === 'live' && { last_success: at, last_attempt: at }),
      stale: false,
    },
    report: {
      provider: id,
      outcome: 'fresh',
      source,
      fetched: fetched.records,
      voices: voices.length,
      kept: 0,
      ...compareVoices(attempt.before, voices),
      dropped: [...dropped.values()].reduce((sum, count) => sum + count, 0),
      dropped_reasons: Object.fromEntries(dropped),
      unresolved: fetched.unresolved,
      provenance: countProvenance(voices),
      seconds: secondsSince(attempt, endedAt),
    },
  };
}

/**
 * Builds the result of a failed attempt. The outcome is `failed` if there are no voices to keep, `held` if the new list
 * lacks too many voices, and `kept` after any other error.
 */
export function keptResult(attempt: Attempt, { error, voices }: Failure, endedAt: Date): ProviderResult {
  const { id } = attempt.provider;
  const lastSuccess = attempt.previousStatus?.last_success;
  const outcomeWithVoices = error.errorClass === 'shrunk' ? 'held' : 'kept';
  return {
    voices,
    before: attempt.before,
    status: {
      provider: id,
      voices: voices.length,
      source: 'kept',
      ...previousTimes(attempt),
      last_attempt: endedAt.toISOString(),
      stale: true,
      error: error.errorClass,
    },
    report: {
      ...EMPTY_COUNTS,
      provider: id,
      outcome: voices.length === 0 ? 'failed' : outcomeWithVoices,
      source: 'kept',
      voices: voices.length,
      kept: voices.length,
      ...compareVoices(attempt.before, voices),
      provenance: countProvenance(voices),
      seconds: secondsSince(attempt, endedAt),
      ...(lastSuccess && { last_success: lastSuccess }),
      error: error.errorClass,
      message: error.message,
    },
  };
}

function previousTimes({ previousStatus: was }: Attempt) {
  return {
    ...(was?.last_success && { last_success: was.last_success }),
    ...(was?.last_attempt && { last_attempt: was.last_attempt }),
  };
}

function secondsSince({ startedAt }: Attempt, end: Date): number {
  return Math.round(end.getTime() - startedAt.getTime()) / 1000;
}
