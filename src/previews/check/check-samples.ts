import { OperatorError } from '../../domain/errors.ts';
import type { MeasuredSound } from '../../domain/heard.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { withLease } from '../../storage/lease.ts';
import type { Snapshots } from '../../storage/snapshots.ts';
import type { BatchLimits } from '../batch-saver.ts';
import type { SampleClient } from '../fetch/sample-client.ts';
import { SampleError, StatusError } from '../fetch/sample-errors.ts';
import { type HostVisitor, type Pace, visitHosts } from '../fetch/visit-hosts.ts';
import type { Meter } from '../measure/meter.ts';
import { createCheckTally, hostOf, type OutcomeCounts } from './check-report.ts';
import { createCheckRecorder, type PublishedSample, readSamples } from './commit-checks.ts';
import { isDue, judgeFinding } from './judge-finding.ts';
import { type Finding, probeSample } from './probe-sample.ts';

/** Key under which a check stores its lease (a lock that expires). The lease prevents that two processes check samples at the same time. */
const LEASE_KEY = 'preview-check.lock';
/** Limits of requests for samples. One host gets fewer requests than from a browser: at most two at a time and ten per second. */
const PACE: Pace = { overall: 16, perHost: 2, spacingMs: 100, busyMs: 5000, maxPauseMs: 60_000 };
const BATCHES: BatchLimits = { maxItems: 500, maxWaitMs: 30_000 };
const DAY_MS = 24 * 60 * 60 * 1000;

export interface CheckEnvironment {
  readonly store: BlobStore;
  readonly snapshots: Snapshots;
  readonly client: SampleClient;
  readonly now: () => Date;
  /** Measures the sound of playable samples that were not measured yet; undefined if samples are not measured. */
  readonly meter?: Meter | undefined;
  readonly pace?: Pace | undefined;
  readonly batches?: BatchLimits | undefined;
}

export interface CheckRequest {
  readonly providers: readonly string[];
  /** Age in days at which the result of a check is outdated. */
  readonly maxAgeDays: number;
  /** Maximum number of URLs that are requested. */
  readonly limit?: number | undefined;
  readonly signal: AbortSignal;
  readonly onProgress?: ((counts: OutcomeCounts, total: number) => void) | undefined;
}

export type CheckReport = Awaited<ReturnType<typeof checkSamples>>;

/**
 * Requests the samples of the stored voices, and adds the results to the snapshot in batches. The next check continues a stopped check.
 * @throws {OperatorError} without a stored snapshot
 * @throws {BusyError} if another check is running
 */
export async function checkSamples(environment: CheckEnvironment, request: CheckRequest) {
  const { store } = environment;
  const toMessage = (heldBy: string) =>
    `Another check of previews is running (${heldBy}) on ${store.location}. Wait until it ends.`;
  return withLease(store, LEASE_KEY, toMessage, async () =>
    visitSamples(environment, request, await planCheck(environment, request)),
  );
}

/** Plans a check of samples. Samples without an earlier result come first; the other samples follow, oldest result first. */
async function planCheck(
  { snapshots, now, meter }: CheckEnvironment,
  { providers, maxAgeDays, limit }: CheckRequest,
) {
  const startedAt = performance.now();
  const base = await snapshots.readBase();
  if (base.key === undefined)
    throw new OperatorError(
      `No snapshot is stored in ${snapshots.location}. Run \`voice-directory ingest\` first.`,
    );
  const samples = [...(await readSamples(base, new Set(providers))).values()];
  const earlier = new Map(Object.entries(base.checks));
  const at = now();
  const timeOf = ({ address }: PublishedSample) => earlier.get(address)?.checked_at ?? '';
  const due = samples
    .filter(({ address }) => isDue(earlier.get(address), maxAgeDays * DAY_MS, at, meter?.method))
    .sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : Number(timeOf(a) > timeOf(b))));
  return { startedAt, due: due.slice(0, limit), recent: samples.length - due.length, earlier };
}

/** Requests each sample URL. The results are stored even if the check is stopped or fails. */
async function visitSamples(
  { client, snapshots, now, meter, pace = PACE, batches = BATCHES }: CheckEnvironment,
  { signal, onProgress }: CheckRequest,
  { startedAt, due, recent, earlier }: Awaited<ReturnType<typeof planCheck>>,
) {
  const tally = createCheckTally();
  onProgress?.(tally.total, due.length);
  const { record: addCheck, save } = createCheckRecorder(snapshots, now);

  function record(sample: PublishedSample, finding: Finding): void {
    const check = judgeFinding(finding, earlier.get(sample.address), now());
    tally.add(sample, check?.state ?? 'unreachable', 'reason' in finding ? finding.reason : undefined);
    addCheck(sample.address, finding, check);
    onProgress?.(tally.total, due.length);
  }

  /** Returns the measured facts about a sample; undefined if they are known already, or if the sample cannot be downloaded or decoded. */
  async function hear({ address }: PublishedSample, ended: AbortSignal): Promise<MeasuredSound | undefined> {
    if (!meter || earlier.get(address)?.heard?.method === meter.method) return undefined;
    const content = await client.download(address, ended).catch((error: unknown) => {
      if (error instanceof SampleError && !(error instanceof StatusError && error.isBusy)) return undefined;
      throw error;
    });
    return content && meter.measure(content, ended);
  }

  const visitor: HostVisitor<PublishedSample> = {
    hostOf: ({ address }) => hostOf(address),
    visit: async (sample, ended) => {
      const finding = await probeSample(client, sample.address, ended);
      record(
        sample,
        finding.state === 'playable' ? { ...finding, heard: await hear(sample, ended) } : finding,
      );
    },
    giveUp: (sample, { message: reason }) => record(sample, { state: 'unreachable', reason }),
    save,
    batches,
  };
  const isDone = await visitHosts(due, visitor, pace, signal);
  return {
    ...tally.toFigures(),
    /** Number of URLs that were skipped, because each has a recent check result. */
    recent,
    /** True if the check was stopped before its end. The next check continues with the remaining URLs. */
    stopped: !isDone,
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
  };
}
