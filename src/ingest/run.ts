import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import { BusyError, OperatorError } from '../domain/errors.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { StoredVoice } from '../domain/voice.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { acquireLease, type Lease } from '../storage/lease.ts';
import type { Snapshots } from '../storage/snapshots.ts';
import { type Transport, withTransport } from './lists/http-client.ts';
import type { Provider } from './provider.ts';
import { buildSnapshot } from './refresh/build-snapshot.ts';
import { type RefreshContext, refreshProvider } from './refresh/refresh-provider.ts';
import type { IngestReport, ProviderReport } from './refresh/report.ts';

/** Providers asked at the same time. */
const CONCURRENCY = 6;
const LEASE_KEY = 'ingest.lock';
const LEASE_RETRY_MS = 200;

/** What every run of this process has in common. */
export interface IngestEnvironment extends Omit<RefreshContext, 'previous' | 'accepted' | 'transport'> {
  readonly providers: readonly Provider[];
  /** Connections of a run's own: what a provider left hanging in one run cannot touch the next. */
  readonly openTransport: () => Transport | Promise<Transport>;
  readonly store: BlobStore;
  readonly snapshots: Snapshots;
}

/** What one run is asked to do. */
export interface IngestRequest {
  /** Slugs to refresh; all when absent. The others stay as they are. */
  readonly only?: readonly string[] | undefined;
  /** Slugs whose shrunken list is let through. */
  readonly accept?: readonly string[] | undefined;
  /** Reports what would change and writes nothing. */
  readonly dryRun?: boolean | undefined;
  /** How long to wait for another ingest to end; by default not at all. */
  readonly waitMs?: number | undefined;
  /** Called once when waiting begins, with who is waited for. */
  readonly onWait?: ((heldBy: string) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onStart?: ((provider: string) => void) | undefined;
  readonly onDone?: ((report: ProviderReport) => void) | undefined;
}

/**
 * Refreshes the providers and writes the snapshot that results.
 * @throws {OperatorError} where another ingest is running or the store cannot be used: nothing is written then
 */
export async function runIngest(
  environment: IngestEnvironment,
  request: IngestRequest,
): Promise<IngestReport> {
  const stopped = request.signal ?? new AbortController().signal;
  refuseUnknown(environment, [...(request.only ?? []), ...(request.accept ?? [])]);
  const refresh = (signal: AbortSignal, isWritten: boolean) =>
    withTransport(environment.openTransport, (transport) =>
      refreshAll({ ...environment, transport }, request, signal, isWritten),
    );
  if (request.dryRun) return refresh(stopped, false);
  const lease = await waitForLease(environment.store, request, stopped);
  try {
    return await refresh(AbortSignal.any([stopped, lease.signal]), true);
  } finally {
    await lease.release();
  }
}

/** @throws {OperatorError} where another ingest holds the lease for longer than the request waits */
async function waitForLease(
  store: BlobStore,
  { waitMs = 0, onWait }: IngestRequest,
  signal: AbortSignal,
): Promise<Lease> {
  const waitsUntil = Date.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    const result = await acquireLease(store, LEASE_KEY);
    if ('lease' in result) return result.lease;
    if (Date.now() >= waitsUntil) {
      throw new BusyError(
        `Another ingest is running (${result.heldBy}) on ${store.location}. Wait until it ends.`,
      );
    }
    if (isFirst) onWait?.(result.heldBy);
    await sleep(LEASE_RETRY_MS, undefined, { signal });
  }
}

async function refreshAll(
  environment: IngestEnvironment & { readonly transport: Transport },
  { only, accept = [], onStart, onDone }: IngestRequest,
  signal: AbortSignal,
  isWritten: boolean,
): Promise<IngestReport> {
  const startedAt = environment.now();
  const unreadable: string[] = [];
  const previous = await environment.snapshots.readNewestReadable(({ message }) => unreadable.push(message));
  const context = { ...environment, previous, accepted: new Set(accept) };
  const isSelected = ({ id }: Provider) => only === undefined || only.length === 0 || only.includes(id);
  const refresh = async (provider: Provider) => {
    onStart?.(provider.id);
    const result = await refreshProvider(provider, context, signal);
    onDone?.(result.report);
    return result;
  };
  // Providers left out of this run stay as they were, also those that only another process lists; without a
  // snapshot, as they are bundled.
  const isRefreshed = (provider: Provider) => isSelected(provider) || previous === undefined;
  const results = await pMap(
    environment.providers.filter(isRefreshed),
    (provider) =>
      isSelected(provider)
        ? refresh(provider)
        : refreshProvider(provider, { ...context, mode: 'bundled' }, signal),
    { concurrency: CONCURRENCY },
  );
  const carried = withoutProviders(
    previous,
    results.map(({ report }) => report.provider),
  );
  const snapshot = buildSnapshot(results, carried, previous?.ledger ?? {}, environment.now());
  signal.throwIfAborted();
  if (isWritten) await environment.snapshots.write(snapshot);
  return {
    version: snapshot.version,
    voices: snapshot.voices.length,
    dry_run: !isWritten,
    written: isWritten,
    started_at: startedAt.toISOString(),
    seconds: Math.round(environment.now().getTime() - startedAt.getTime()) / 1000,
    providers: results.map(({ report }) => report),
    unreadable,
    unlisted: countVoices(
      withoutProviders(
        previous,
        environment.providers.map(({ id }) => id),
      ).voices,
    ),
  };
}

/** What a snapshot holds of all providers but these. */
function withoutProviders(snapshot: Snapshot | undefined, slugs: readonly string[]) {
  const isOther = ({ provider }: { readonly provider: string }) => !slugs.includes(provider);
  return {
    providers: snapshot?.providers.filter(isOther) ?? [],
    voices: snapshot?.voices.filter(isOther) ?? [],
  };
}

function countVoices(voices: readonly StoredVoice[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { provider } of voices) counts[provider] = (counts[provider] ?? 0) + 1;
  return counts;
}

function refuseUnknown({ providers }: IngestEnvironment, slugs: readonly string[]): void {
  const known = providers.map(({ id }) => id);
  const unknown = slugs.filter((slug) => !known.includes(slug));
  if (unknown.length === 0) return;
  throw new OperatorError(`Unknown provider ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
}
