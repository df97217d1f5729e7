import type { ProviderStatus, VoiceSource } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { UnresolvedCount } from '../lists/unresolved.ts';
import type { ProvenanceCounts } from './provenance.ts';

/**
 * Outcome of refreshing one provider.
 * - `fresh`: the provider's list was read.
 * - `kept`: reading the provider's list failed, and the previous or bundled voices stay.
 * - `held`: the new list lacks too many of the previous voices, and the previous voices stay.
 * - `failed`: reading the provider's list failed, and there are no voices to keep.
 * - `skipped`: the provider is not configured, and has neither a bundled list nor previous voices.
 */
type Outcome = 'fresh' | 'kept' | 'held' | 'failed' | 'skipped';

/** Report on one provider after an ingest run. */
export interface ProviderReport {
  readonly provider: string;
  readonly outcome: Outcome;
  readonly source: VoiceSource;
  /** Number of records in the provider's list; 0 if the list could not be used. */
  readonly fetched: number;
  /** Voices of the provider after the run. */
  readonly voices: number;
  /** Number of previous or bundled voices that stay, because the provider's list could not be used. */
  readonly kept: number;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** Number of the list's records that were dropped, because they could not be made into voices. */
  readonly dropped: number;
  /** Number of dropped records by reason. */
  readonly dropped_reasons: Readonly<Record<string, number>>;
  /** Values in the provider's list that enrichment does not recognize, such as an unknown accent, with the number of occurrences. */
  readonly unresolved: readonly UnresolvedCount[];
  readonly provenance: ProvenanceCounts;
  readonly seconds: number;
  /** Time at which the provider's live list was last read, in the report of a failed attempt. */
  readonly last_success?: string;
  /** Class of the error that made the attempt fail, as in the provider's published status: `timeout`. */
  readonly error?: string;
  /** Message of the error that made the attempt fail, for the maintainer. */
  readonly message?: string;
}

/** Result of refreshing one provider: the provider's voices after the run, its published status, and its report. */
export interface ProviderResult {
  readonly voices: readonly StoredVoice[];
  /** Voices of the provider before the run. */
  readonly before: readonly StoredVoice[];
  /** Published status of the provider; undefined if the provider was skipped. */
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
   * Messages about broken snapshots in the store. The maintainer needs the messages, because the run started from an
   * older snapshot, or from the valid voices of a broken one.
   */
  readonly unreadable: readonly string[];
  /**
   * Numbers of stored voices by provider slug, for providers that the setting PROVIDERS does not name. The run leaves
   * these voices unchanged, because another process that shares the store may ingest these providers.
   */
  readonly unlisted: Readonly<Record<string, number>>;
}
