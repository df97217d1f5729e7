import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import { BusyError, messageOf } from '../domain/errors.ts';
import { answeredInTime } from '../storage/answer-deadline.ts';
import { acquireLease, type Lease } from '../storage/lease.ts';
import { withHttpClient } from './lists/http-client.ts';
import { chooseProviders, type ProviderChoice } from './refresh/choose-providers.ts';
import { commitJudgements } from './refresh/commit-judgements.ts';
import type { IngestEnvironment, RunEnvironment } from './refresh/ingest-environment.ts';
import { type RefreshOptions, refreshProvider } from './refresh/refresh-provider.ts';
import { assertKnown } from './unknown-provider.ts';

const CONCURRENCY = 6;

/** Blob key of the lease that a running ingest holds. The lease prevents a second ingest of the same store at the same time. */
const LEASE_KEY = 'ingest.lock';
const RETRY_MS = 200;

export interface IngestRequest extends ProviderChoice, RefreshOptions {
  /** Longest wait for another ingest of the store to end, in milliseconds (default 0). */
  readonly waitMs?: number | undefined;
  /** Called at most once, when the run starts to wait for another ingest; `heldBy` describes the process that holds the lease. */
  readonly onWait?: ((heldBy: string) => void) | undefined;
  readonly dryRun?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Refreshes the providers and writes the resulting snapshot.
 * @throws {BusyError} if another ingest is running, or has refreshed the providers recently
 * @throws {OperatorError} if a slug is unknown or the store cannot be used; the run then writes nothing
 */
export async function runIngest(
  environment: IngestEnvironment,
  request: IngestRequest,
): Promise<IngestReport> {
  const known = environment.providers.map(({ id }) => id);
  assertKnown([...(request.only ?? []), ...(request.accept ?? [])], known);
  const signal = request.signal ?? new AbortController().signal;
  signal.throwIfAborted();
  const refresh = () =>
    withHttpClient(environment.openHttpClient, (httpClient) =>
      refreshSnapshot({ ...environment, httpClient }, request, signal),
    );
  if (request.dryRun) return refresh();
  const lease = await acquireIngestLease(environment, request, signal);
  const release = () =>
    answeredInTime(environment.store.location, lease.release()).then(
      () => [],
      // The run succeeds although the lease could not be released, because a lease expires by itself.
      (error) => [`The ingest lease could not be released and expires by itself: ${messageOf(error)}`],
    );
  const report = await refresh().catch(async (error: unknown) => {
    await release();
    throw error;
  });
  return { ...report, warnings: await release() };
}

export type IngestReport = Awaited<ReturnType<typeof refreshSnapshot>>;

async function refreshSnapshot(environment: RunEnvironment, request: IngestRequest, signal: AbortSignal) {
  const { now } = environment;
  const startedAt = now();
  const unreadable = new Set<string>();
  const onBroken = ({ message }: Error) => unreadable.add(message);
  const base = await environment.snapshots.readBase(onBroken);
  const chosen = chooseProviders(environment, request, base);
  const refresh = refreshProvider(environment, request, base, signal);
  const refreshed = await pMap(chosen, refresh, { concurrency: CONCURRENCY });
  signal.throwIfAborted();
  const { dryRun = false } = request;
  const result = await commitJudgements(environment, refreshed, base, onBroken, dryRun);
  return {
    version: result.version,
    voices: result.voices,
    dry_run: dryRun,
    written: !dryRun,
    started_at: startedAt.toISOString(),
    seconds: (now().getTime() - startedAt.getTime()) / 1000,
    providers: result.judgements.map(({ report }) => report),
    /** Messages about broken snapshots in the store. In place of broken data, the run used an older snapshot, or older voices of single providers. */
    unreadable: [...unreadable],
    warnings: [] as readonly string[],
  };
}

/** Acquires the ingest lease of a store. @throws {BusyError} if another ingest holds the lease for longer than `waitMs` */
async function acquireIngestLease(
  { store }: IngestEnvironment,
  { waitMs = 0, onWait }: IngestRequest,
  signal: AbortSignal,
): Promise<Lease> {
  const waitsUntil = Date.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    const result = await acquireLease(store, LEASE_KEY);
    if ('lease' in result) return result.lease;
    if (Date.now() >= waitsUntil)
      throw new BusyError(
        `Another ingest is running (${result.heldBy}) on ${store.location}. Wait until it ends.`,
      );
    if (isFirst) onWait?.(result.heldBy);
    await sleep(RETRY_MS, undefined, { signal });
  }
}
