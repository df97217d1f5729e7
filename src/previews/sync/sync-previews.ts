import type { KeyedSamples } from '../../domain/keyed-samples.ts';
import type { SampleChecks } from '../../domain/sample-check.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { NotAudioError } from '../audio/read-audio.ts';
import { type BatchLimits, createBatchSaver } from '../batch-saver.ts';
import type { SampleClient } from '../fetch/sample-client.ts';
import { SampleError, StatusError } from '../fetch/sample-errors.ts';
import { joinSignals, type Pace, visitHosts } from '../fetch/visit-hosts.ts';
import type { RecordingStore } from '../recording-store.ts';
import { adoptFiles, findPlainFiles, findReplacedFiles, type PlainFile } from './adopt-files.ts';
import { downloadSample } from './download-sample.ts';
import { type Download, planSync } from './plan-sync.ts';
import { createSyncTally, type SyncCounts, type SyncReport, type SyncTally } from './sync-report.ts';

/** Maximum number of concurrent downloads from one host. */
const PER_HOST = 4;
const BATCHES: BatchLimits = { maxItems: 100, maxWaitMs: 20_000 };

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

/**
 * Copies the samples of voices into the target, and saves the manifest in batches, so that the next sync continues a sync that was stopped or
 * killed. A failed download is reported and not thrown.
 * @throws {OperatorError} if the target cannot be written
 */
export async function syncPreviews(environment: SyncEnvironment, request: SyncRequest): Promise<SyncReport> {
  const startedAt = performance.now();
  const { target, keyed = new Map() } = environment;
  const { voices, checks = {}, isRefresh = false, dryRun = false, limit, signal, onProgress } = request;
  const ids = voices.map(({ id }) => id);
  const files = [...(await findPlainFiles(target, ids)), ...(await findReplacedFiles(target, ids))];
  const adopted = dryRun ? files.length : await adoptFiles(target, files);
  const recordings = dryRun ? withFiles(target.recordings, files) : target.recordings;
  const tally = createSyncTally(new Set(voices.map(({ provider }) => provider)));
  const wanted = planSync(voices, { recordings, checks, keyed, isRefresh }, tally).slice(0, limit);
  onProgress?.(tally.counts, wanted.length);
  if (dryRun) for (const { provider, voiceIds } of wanted) tally.add(provider, 'to_copy', voiceIds.length);
  const isDone = dryRun ? !signal.aborted : await copySamples(environment, request, wanted, tally);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const { location } = target;
  return tally.toReport({ target: location, dry_run: dryRun, stopped: !isDone, adopted, seconds });
}

/** Returns the recordings as they would be if `files` were added to the manifest. A dry run is planned with these recordings. */
function withFiles(
  recordings: RecordingStore['recordings'],
  files: readonly PlainFile[],
): RecordingStore['recordings'] {
  const after = new Map(recordings);
  for (const { voiceId, key } of files) after.set(voiceId, { key, media_type: 'audio/*', bytes: 1 });
  return after;
}

/**
 * Copies samples, and saves the manifest at the end in any case. Returns true if all samples were requested. A failed save ends the copying. Its
 * error is thrown only if the save at the end fails too.
 */
async function copySamples(
  { target, client, pace, batches = BATCHES }: SyncEnvironment,
  { concurrency, signal, onProgress }: SyncRequest,
  downloads: readonly Download[],
  tally: SyncTally,
): Promise<boolean> {
  const broken = new AbortController();
  const ended = joinSignals(signal, broken.signal);
  const saver = createBatchSaver(target.save, batches, (error) => broken.abort(error));

  async function copy(download: Download): Promise<void> {
    const content = await downloadSample(client, download, ended);
    await target.add(download.voiceIds, content, { copied_from: download.origin });
    saver.add();
    tally.addCopy(download.provider, download.voiceIds.length, content.byteLength);
    onProgress?.(tally.counts, downloads.length);
  }

  function fail({ provider, voiceIds }: Download, { message }: Error): void {
    tally.addFailure(provider, voiceIds, message);
    onProgress?.(tally.counts, downloads.length);
  }

  async function visit(download: Download): Promise<void> {
    try {
      await copy(download);
    } catch (error) {
      if (ended.aborted) return;
      if (!isAboutSample(error)) throw error;
      fail(download, error);
    }
  }

  try {
    const visitor = { hostOf: ({ origin }: Download) => new URL(origin).host, visit, giveUp: fail };
    await visitHosts(downloads, visitor, { ...paceOf(concurrency), ...pace }, ended);
  } finally {
    await saver.flush();
  }
  return !ended.aborted;
}

function paceOf(concurrency: number): Pace {
  const perHost = Math.min(PER_HOST, concurrency);
  return { overall: concurrency, perHost, spacingMs: 50, busyMs: 5000, maxPauseMs: 60_000 };
}

/** Reports whether an error concerns one sample only. For an overloaded host, returns false, so that {@link visitHosts} retries. */
function isAboutSample(error: unknown): error is SampleError | NotAudioError {
  if (error instanceof StatusError && error.isBusy) return false;
  return error instanceof SampleError || error instanceof NotAudioError;
}
