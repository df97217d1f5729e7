import type { UpstreamError } from '../../domain/errors.ts';
import type { ChangeEvents, ProviderPart } from '../../domain/snapshot.ts';
import type { FetchedVoices } from '../lists/fetch-voices.ts';
import type { SourceMode } from '../lists/list-source.ts';
import type { Provider } from '../provider.ts';
import type { ProviderReport } from './report.ts';

/** Attempt to read the list of one provider, with the resulting voices or error. */
export interface Attempt {
  readonly provider: Provider;
  readonly fetched: FetchedVoices | UpstreamError;
  /**
   * Bundled list of a provider without stored voices. The bundled list is used if the live list fails. The date of the bundled list is the first-seen
   * day of voices that are in both the bundled and the live list.
   */
  readonly bundled?: FetchedVoices;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

export interface JudgeOptions {
  /** Largest share of a provider's previous voices that may be missing from the provider's new list, from 0 to 1. */
  readonly maxShrink: number;
  /** Number of voices that the provider may have without the catalog exceeding MAX_VOICES. */
  readonly room: number;
  /** True if the maintainer has accepted the provider's new list. An accepted list is rejected only if the catalog would exceed MAX_VOICES. */
  readonly isAccepted: boolean;
  readonly mode: SourceMode;
}

/** Judgement of an attempt: the provider's part (voices and ledger) to store, the events for the change log, and the report. */
export interface Judgement {
  /** Part (voices and ledger) to store; undefined for a provider that was skipped and has no stored ledger. */
  readonly part: ProviderPart | undefined;
  readonly events: ChangeEvents;
  readonly report: ProviderReport;
}

export interface JudgedCase {
  readonly attempt: Attempt;
  readonly before: ProviderPart | undefined;
  readonly options: JudgeOptions;
  /** End of the attempt to read the provider's list, ISO 8601 in UTC. */
  readonly at: string;
}
