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
   * Bundled list of a provider without stored voices. The bundled voices are served if the live list cannot be, and a
   * voice of both lists was first seen on the day of the bundled one.
   */
  readonly bundled?: FetchedVoices;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/** Settings by which an attempt is judged. */
export interface JudgeOptions {
  /** Largest share of a provider's previous voices that may be missing from the provider's new list, from 0 to 1. */
  readonly maxShrink: number;
  /** Most voices that the provider may have, because of MAX_VOICES. */
  readonly room: number;
  /** True if the maintainer has accepted the provider's new list, so that no gate refuses the list. */
  readonly isAccepted: boolean;
  readonly mode: SourceMode;
  /** True if another ingest read the provider's list during the attempt, and won the race for the store. */
  readonly wasReadMeanwhile?: boolean;
}

/** Judgement of an attempt: the provider's part to store, the events for the change log, and the report. */
export interface Judgement {
  /** Part to store; undefined for a provider that was skipped and has no history. */
  readonly part: ProviderPart | undefined;
  readonly events: ChangeEvents;
  readonly report: ProviderReport;
}

/** Arguments of a judgement, with the time of the judgement. */
export interface JudgedCase {
  readonly attempt: Attempt;
  readonly before: ProviderPart | undefined;
  readonly options: JudgeOptions;
  /** End of the attempt, ISO 8601 in UTC. */
  readonly at: string;
}
