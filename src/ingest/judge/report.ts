import type { VoiceSource } from '../../domain/snapshot.ts';
import type { ListOutcome } from '../lists/read-records.ts';
import type { UnresolvedCount } from '../lists/unresolved.ts';
import type { ProvenanceCounts } from './provenance.ts';

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

/** Sorted ids of the voices that an ingest run adds, removes, restores and changes. */
export interface VoiceChanges {
  readonly added_ids: readonly string[];
  readonly removed_ids: readonly string[];
  readonly returned_ids: readonly string[];
  readonly changed_fields: Readonly<Record<string, readonly string[]>>;
}

export interface ListReport extends Pick<ListOutcome, 'name' | 'outcome'> {
  readonly error?: string;
  readonly message?: string;
}

/** Report on one provider after an ingest run. */
export interface ProviderReport extends VoiceChanges {
  readonly provider: string;
  readonly outcome: Outcome;
  readonly source: VoiceSource;
  /** Number of records in the provider's list; 0 if the list could not be read. */
  readonly fetched: number;
  /** Number of the provider's voices after the run. */
  readonly voices: number;
  /** Number of previous or bundled voices that are kept, because their list could not be used. */
  readonly kept: number;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** Number of voices that are still served although the provider's last list lacked them. */
  readonly missing: number;
  /** Number of voices that an earlier run removed and that are in the provider's list again. */
  readonly returned: number;
  readonly missing_ids: readonly string[];
  /** Number of the list's records that were dropped because they could not be converted into voices. */
  readonly dropped: number;
  readonly dropped_reasons: Readonly<Record<string, number>>;
  /** Values in the provider's list that enrichment does not recognize, such as an unknown accent, with the number of occurrences. */
  readonly unresolved: readonly UnresolvedCount[];
  readonly provenance: ProvenanceCounts;
  readonly seconds: number;
  /**
   * True if the list is the provider's first live list, so that the change log attributes the changes to this service and not to the
   * provider.
   */
  readonly first_live_list?: true;
  /** UTC day on which the bundled list was recorded, if the provider's voices come from the bundled list. */
  readonly listed_on?: string;
  readonly lists?: readonly ListReport[];
  /**
   * Changes that the rejected list would make if the maintainer accepted it; present if the outcome is `held` and the list was read to its
   * end.
   */
  readonly withheld?: VoiceChanges;
  /** Time at which the provider's live list was last read, in the report of a failed attempt. */
  readonly last_success?: string;
  /** Class of the error that made the attempt fail, as in the provider's published status: `timeout`. */
  readonly error?: string;
  /** Message of the error that made the attempt fail, for the maintainer. */
  readonly message?: string;
}

/** Report on a whole run. */
export interface IngestReport {
  readonly version: string;
  readonly voices: number;
  readonly dry_run: boolean;
  readonly written: boolean;
  readonly started_at: string;
  readonly seconds: number;
  readonly providers: readonly ProviderReport[];
  /**
   * Messages about broken snapshots in the store, because the run then used an older snapshot as its base, or older voices of single
   * providers.
   */
  readonly unreadable: readonly string[];
  /** Messages about faults despite which the run succeeded. */
  readonly warnings: readonly string[];
  /**
   * Numbers of stored voices of the providers that the setting PROVIDERS excludes, by slug. The run leaves these voices unchanged, because
   * another process that shares the store may ingest them.
   */
  readonly unlisted: Readonly<Record<string, number>>;
}
