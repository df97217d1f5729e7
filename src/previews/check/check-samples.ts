import { BusyError, OperatorError } from '../../domain/errors.ts';
import type { SampleCheck } from '../../domain/sample-check.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { acquireLease } from '../../storage/lease.ts';
import type { Snapshots } from '../../storage/snapshots.ts';
import type { BatchLimits } from '../batch-saver.ts';
import { joinSignals } from '../fetch/join-signals.ts';
import type { SampleClient } from '../fetch/sample-client.ts';
import { type Pace, visitHosts } from '../fetch/visit-hosts.ts';
import { createCheckRecorder } from './check-recorder.ts';
import {
  type CheckReport,
  type CheckTally,
  createCheckTally,
  hostOf,
  type OutcomeCounts,
} from './check-report.ts';
import { isDue } from './judge-finding.ts';
import { type Finding, probeSample } from './probe-sample.ts';
import { type PublishedSample, readSamples } from './published-samples.ts';

/** Blob key of the lease that a check holds, so that two processes do not check at the same time. */
const LEASE_KEY = 'preview-check.lock';
/** Request limits per host, in total below the requests that a browser sends to a host: two at a time and ten per second. */
const PACE: Pace = { overall: 16, perHost: 2, spacingMs: 100, busyMs: 5000, maxPauseMs: 60_000 };
const BATCHES: BatchLimits = { maxItems: 500, maxWaitMs: 30_000 };
const DAY_MS = 24 * 60 * 60 * 1000;

export interface CheckEnvironment {
  readonly store: BlobStore;
  readonly snapshots: Snapshots;
  readonly client: SampleClient;
  readonly now: () => Date;
  readonly pace?: Pace | undefined;
  readonly batches?: BatchLimits | undefined;
}

export interface CheckRequest {
  /** Slugs of the providers whose samples are checked. */
  readonly providers: readonly string[];
  /** Age in days at which a result is outdated. */
  readonly maxAgeDays: number;
  /** Maximum number of URLs that are requested. */
  readonly limit?: number | undefined;
  readonly signal: AbortSignal;
  readonly onProgress?: ((counts: OutcomeCounts, total: number) => void) | undefined;
}

/** Plan of a check. Samples without a result come first, then samples with the oldest result. */
interface Plan {
  readonly due: readonly PublishedSample[];
  readonly recent: number;
  readonly earlier: ReadonlyMap<string, SampleCheck>;
}

/**
 * Requests the samples of the stored voices, and adds the results to the snapshot in batches, so that the next check continues a check that
 * was stopped or killed.
 * @throws {OperatorError} without a stored snapshot @throws {BusyError} if another check is running
 */
export async function checkSamples(
  environment: CheckEnvironment,
  request: CheckRequest,
): Promise<CheckReport> {
  const lease = await acquireLease(environment.store, LEASE_KEY);
  if ('heldBy' in lease)
    throw new BusyError(
      `Another check of previews is running (${lease.heldBy}) on ${environment.store.location}. Wait until it ends.`,
    );
  try {
    return await runCheck(environment, request);
  } finally {
    // The error is ignored, because a lease that is not released expires.
    await lease.lease.release().catch(() => {});
  }
}

async function runCheck(environment: CheckEnvironment, request: CheckRequest): Promise<CheckReport> {
  const startedAt = performance.now();
  const plan = await planCheck(environment, request);
  const tally = createCheckTally();
  request.onProgress?.(tally.total, plan.due.length);
  const isDone = await visitSamples(environment, request, plan, tally);
  return tally.toReport({
    recent: plan.recent,
    stopped: !isDone,
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
  });
}

async function planCheck(
  { snapshots, now }: CheckEnvironment,
  { providers, maxAgeDays, limit }: CheckRequest,
): Promise<Plan> {
  const base = await snapshots.readBase();
  if (base.key === undefined)
    throw new OperatorError(
      `No snapshot is stored in ${snapshots.location}. Run \`voice-directory ingest\` first.`,
    );
  const samples = [...(await readSamples(base, new Set(providers))).values()];
  const earlier = new Map(Object.entries(await base.readChecks()));
  const at = now();
  const timeOf = ({ address }: PublishedSample) => earlier.get(address)?.checked_at ?? '';
  const due = samples
    .filter(({ address }) => isDue(earlier.get(address), maxAgeDays * DAY_MS, at))
    .sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : Number(timeOf(a) > timeOf(b))));
  return { due: due.slice(0, limit), recent: samples.length - due.length, earlier };
}

/** Requests each sample URL and records the result. Returns true if all URLs were requested. Results are stored in any case. */
async function visitSamples(
  { client, snapshots, now, pace = PACE, batches = BATCHES }: CheckEnvironment,
  { signal, onProgress }: CheckRequest,
  { due, earlier }: Plan,
  tally: CheckTally,
): Promise<boolean> {
  const broken = new AbortController();
  const ended = joinSignals(signal, broken.signal);
  const onBroken = (error: unknown) => broken.abort(error);
  const recorder = createCheckRecorder({ snapshots, now, batches, earlier, tally, onBroken });

  function record(sample: PublishedSample, finding: Finding): void {
    recorder.record(sample, finding);
    onProgress?.(tally.total, due.length);
  }

  async function visit(sample: PublishedSample): Promise<void> {
    try {
      record(sample, await probeSample(client, sample.address, ended));
    } catch (error) {
      if (!ended.aborted) throw error;
    }
  }

  try {
    const giveUp = (sample: PublishedSample, { message: reason }: Error) =>
      record(sample, { state: 'unreachable', reason });
    await visitHosts(due, { hostOf: ({ address }) => hostOf(address), visit, giveUp }, pace, ended);
  } finally {
    await recorder.flush();
  }
  return !ended.aborted;
}
