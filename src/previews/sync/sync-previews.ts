import type { KeyedSamples } from '../../domain/keyed-samples.ts';
import type { SampleChecks } from '../../domain/sample-check.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { NotAudioError } from '../audio/read-audio.ts';
import type { BatchLimits } from '../batch-saver.ts';
import type { SampleClient } from '../fetch/sample-client.ts';
import { SampleError, StatusError } from '../fetch/sample-errors.ts';
import { type Pace, visitHosts } from '../fetch/visit-hosts.ts';
import type { RecordingStore } from '../recording-store.ts';
import { downloadSample } from './download-sample.ts';
import { type Download, planSync } from './plan-sync.ts';
import { createSyncTally, type SyncCounts, type SyncTally } from './sync-report.ts';

/** Maximum number of concurrent downloads from one host. */
const PER_HOST = 4;
/** `scripts/docs/written.mjs` reads it. @public */
export const BATCHES: BatchLimits = { maxItems: 100, maxWaitMs: 20_000 };

export interface SyncEnvironment {
  readonly target: RecordingStore;
  readonly client: SampleClient;
  readonly keyed?: ReadonlyMap<string, KeyedSamples> | undefined;
  readonly pace?: Partial<Pace> | undefined;
  readonly batches?: BatchLimits | undefined;
}

export interface SyncRequest {
  readonly voices: readonly StoredVoice[];
  readonly checks?: SampleChecks | undefined;
  /** True to download samples again that are already in the store of recordings. */
  readonly isRefresh?: boolean | undefined;
  readonly dryRun?: boolean | undefined;
  /** Maximum number of samples that are requested. */
  readonly limit?: number | undefined;
  readonly concurrency: number;
  readonly signal: AbortSignal;
  readonly onProgress?: ((counts: SyncCounts, total: number) => void) | undefined;
}

export type SyncReport = Awaited<ReturnType<typeof syncPreviews>>;

/**
 * Copies the samples of voices into the target, and saves the manifest in batches. The next sync continues a stopped sync. A failed download is
 * reported and not thrown.
 * @throws {OperatorError} if the target cannot be written
 */
export async function syncPreviews(environment: SyncEnvironment, request: SyncRequest) {
  const startedAt = performance.now();
  const { target, keyed = new Map() } = environment;
  const { voices, checks = {}, isRefresh = false, dryRun = false, limit, signal, onProgress } = request;
  const tally = createSyncTally(new Set(voices.map(({ provider }) => provider)));
  const state = { recordings: target.recordings, checks, keyed, isRefresh };
  const wanted = planSync(voices, state, tally).slice(0, limit);
  onProgress?.(tally.counts, wanted.length);
  if (dryRun) for (const { provider, voiceIds } of wanted) tally.add(provider, 'to_copy', voiceIds.length);
  const isDone = dryRun ? !signal.aborted : await copySamples(environment, request, wanted, tally);
  return {
    /** Folder or `s3://` URL of the recordings. */
    target: target.location,
    dry_run: dryRun,
    /** True if the sync was stopped before its end. The next sync continues with the remaining samples. */
    stopped: !isDone,
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
    ...tally.toFigures(),
  };
}

/** Copies samples and saves the manifest in batches. The result is true if all samples were requested. */
async function copySamples(
  { target, client, pace, batches = BATCHES }: SyncEnvironment,
  { concurrency, signal, onProgress }: SyncRequest,
  downloads: readonly Download[],
  tally: SyncTally,
): Promise<boolean> {
  function fail({ provider, voiceIds }: Download, { message }: Error): void {
    tally.addFailure(provider, voiceIds, message);
    onProgress?.(tally.counts, downloads.length);
  }

  async function visit(download: Download, ended: AbortSignal): Promise<void> {
    const { provider, voiceIds, origin } = download;
    try {
      const content = await downloadSample(client, download, ended);
      await target.add(voiceIds, content, { copied_from: origin });
      tally.addCopy(provider, voiceIds.length, content.byteLength);
      onProgress?.(tally.counts, downloads.length);
    } catch (error) {
      if (ended.aborted || !isAboutSample(error)) throw error;
      fail(download, error);
    }
  }

  const hostOf = ({ origin }: Download) => new URL(origin).host;
  const visitor = { hostOf, visit, giveUp: fail, save: target.save, batches };
  const perHost = Math.min(PER_HOST, concurrency);
  const own: Pace = { overall: concurrency, perHost, spacingMs: 50, busyMs: 5000, maxPauseMs: 60_000 };
  return visitHosts(downloads, visitor, { ...own, ...pace }, signal);
}

/** Reports whether an error concerns one sample only. The error of an overloaded host does not count, because {@link visitHosts} then retries. */
function isAboutSample(error: unknown): error is SampleError | NotAudioError {
  if (error instanceof StatusError && error.isBusy) return false;
  return error instanceof SampleError || error instanceof NotAudioError;
}
