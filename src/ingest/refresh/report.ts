import type { ProviderStatus, VoiceSource } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { UnresolvedCount } from '../lists/unresolved.ts';
import type { ProvenanceCounts } from './provenance.ts';

/**
 * Outcome of refreshing one provider.
 * - `fresh`: its list was read.
 * - `kept`: its list failed, and its last good voices stay.
 * - `held`: its list shrank too far, and the voices from before stay.
 * - `failed`: its list failed, and there are no voices to keep.
 * - `skipped`: it has neither a key, nor a bundled list, nor voices from before.
 */
type Outcome = 'fresh' | 'kept' | 'held' | 'failed' | 'skipped';

/** Report on one provider of a run. */
export interface ProviderReport {
  readonly provider: string;
  readonly outcome: Outcome;
  readonly source: VoiceSource;
  /** Records in the list that was read. */
  readonly fetched: number;
  /** Voices of the provider after the run. */
  readonly voices: number;
  /** Voices that stay although the provider's list could not be used. */
  readonly kept: number;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** Records that were dropped as unusable. */
  readonly dropped: number;
  /** Number of dropped records by reason. */
  readonly dropped_reasons: Readonly<Record<string, number>>;
  /** Stated values that enrichment does not recognize. */
  readonly unresolved: readonly UnresolvedCount[];
  readonly provenance: ProvenanceCounts;
  readonly seconds: number;
  /** Time at which the list of the kept voices was read. */
  readonly last_success?: string;
  /** Class of the failure, as published. */
  readonly error?: string;
  /** Message of the failure, for the maintainer. */
  readonly message?: string;
}

/** Result for one provider of a run: its voices, its published status, and its report. */
export interface ProviderResult {
  readonly voices: readonly StoredVoice[];
  /** Voices before the run. */
  readonly before: readonly StoredVoice[];
  /** Absent for a provider that was skipped. */
  readonly status: ProviderStatus | undefined;
  readonly report: ProviderReport;
}

/** Report on a whole run. */
export interface IngestReport {
  /** Version of the resulting snapshot. */
  readonly version: string;
  readonly voices: number;
  readonly dry_run: boolean;
  readonly written: boolean;
  readonly started_at: string;
  readonly seconds: number;
  readonly providers: readonly ProviderReport[];
  /**
   * Messages about broken snapshots. The maintainer needs them, because the run is then based on an older snapshot, or
   * on the valid voices of a broken one.
   */
  readonly unreadable: readonly string[];
  /**
   * Number of voices by slug, for providers that the setting PROVIDERS does not name. The run carries these voices over
   * unchanged, because other processes share the store.
   */
  readonly unlisted: Readonly<Record<string, number>>;
}
