import pMap from 'p-map';
import { OperatorError } from '../domain/errors.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { StoredVoice } from '../domain/voice.ts';
import type { IngestEnvironment } from './ingest-environment.ts';
import { acquireIngestLease, type LeaseWait } from './ingest-lease.ts';
import { type HttpClient, withHttpClient } from './lists/http-client.ts';
import type { Provider } from './provider.ts';
import { buildSnapshot } from './refresh/build-snapshot.ts';
import { type RefreshContext, refreshProvider } from './refresh/refresh-provider.ts';
import type { IngestReport, ProviderReport, ProviderResult } from './refresh/report.ts';

/** Number of providers refreshed at the same time. */
const CONCURRENCY = 6;

/** Options of one run. */
export interface IngestRequest extends LeaseWait {
  /** Slugs of the providers to refresh; every provider if the list is absent or empty. */
  readonly only?: readonly string[] | undefined;
  /** Slugs of the providers whose new list is used even if too many previous voices are missing from the list. */
  readonly accept?: readonly string[] | undefined;
  /** True to report the changes and write nothing. */
  readonly dryRun?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onStart?: ((provider: string) => void) | undefined;
  readonly onDone?: ((report: ProviderReport) => void) | undefined;
}

/** Collaborators and settings of a run, with the HTTP client opened for this run. */
type RunEnvironment = IngestEnvironment & { readonly httpClient: HttpClient };

/**
 * Refreshes the requested providers and writes the new snapshot, except in a dry run.
 * @throws {BusyError} if another ingest is running
 * @throws {OperatorError} if a slug is unknown or the store cannot be used; no snapshot is written in either case
 */
export async function runIngest(
  environment: IngestEnvironment,
  request: IngestRequest,
): Promise<IngestReport> {
  assertKnown(environment.providers, [...(request.only ?? []), ...(request.accept ?? [])]);
  const stopped = request.signal ?? new AbortController().signal;
  const refresh = (signal: AbortSignal) =>
    withHttpClient(environment.openHttpClient, (httpClient) =>
      refreshSnapshot({ ...environment, httpClient }, request, signal),
    );
  if (request.dryRun) return refresh(stopped);
  const lease = await acquireIngestLease(environment.store, request, stopped);
  try {
    return await refresh(AbortSignal.any([stopped, lease.signal]));
  } finally {
    await lease.release();
  }
}

async function refreshSnapshot(
  environment: RunEnvironment,
  request: IngestRequest,
  signal: AbortSignal,
): Promise<IngestReport> {
  const { providers, snapshots, now } = environment;
  const startedAt = now();
  const unreadable: string[] = [];
  const previous = await snapshots.readNewestReadable(({ message }) => unreadable.push(message));
  const results = await refreshProviders(environment, request, previous, signal);
  const reports = results.map(({ report }) => report);
  const carried = withoutProviders(
    previous,
    reports.map(({ provider }) => provider),
  );
  const snapshot = buildSnapshot({ results, carried, ledger: previous?.ledger ?? {}, now: now() });
  signal.throwIfAborted();
  const isWritten = !request.dryRun;
  if (isWritten) await snapshots.write(snapshot);
  const listed = providers.map(({ id }) => id);
  return {
    version: snapshot.version,
    voices: snapshot.voices.length,
    dry_run: !isWritten,
    written: isWritten,
    started_at: startedAt.toISOString(),
    seconds: Math.round(now().getTime() - startedAt.getTime()) / 1000,
    providers: reports,
    unreadable,
    unlisted: countVoices(withoutProviders(previous, listed).voices),
  };
}

/**
 * Refreshes the providers that `only` names, or every provider if `only` is empty. Without a previous snapshot, each
 * provider that is not named is read from its bundled list, so that the first run for one provider leaves a whole
 * catalog.
 */
async function refreshProviders(
  environment: RunEnvironment,
  { only = [], accept, onStart, onDone }: IngestRequest,
  previous: Snapshot | undefined,
  signal: AbortSignal,
): Promise<readonly ProviderResult[]> {
  const context: RefreshContext = { ...environment, previous, accepted: new Set(accept) };
  const isSelected = ({ id }: Provider) => only.length === 0 || only.includes(id);
  const refresh = async (provider: Provider) => {
    if (!isSelected(provider)) return refreshProvider(provider, { ...context, mode: 'bundled' }, signal);
    onStart?.(provider.id);
    const result = await refreshProvider(provider, context, signal);
    onDone?.(result.report);
    return result;
  };
  const chosen = environment.providers.filter((provider) => isSelected(provider) || previous === undefined);
  return pMap(chosen, refresh, { concurrency: CONCURRENCY });
}

/** Returns the statuses and voices of a snapshot except those of the given providers. */
function withoutProviders(snapshot: Snapshot | undefined, slugs: readonly string[]) {
  const isOther = ({ provider }: { readonly provider: string }) => !slugs.includes(provider);
  return {
    providers: snapshot?.providers.filter(isOther) ?? [],
    voices: snapshot?.voices.filter(isOther) ?? [],
  };
}

/** Counts voices by provider. */
function countVoices(voices: readonly StoredVoice[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { provider } of voices) counts[provider] = (counts[provider] ?? 0) + 1;
  return counts;
}

/** Asserts that every slug belongs to a provider. @throws {OperatorError} naming the unknown slugs */
function assertKnown(providers: readonly Provider[], slugs: readonly string[]): void {
  const known = providers.map(({ id }) => id);
  const unknown = slugs.filter((slug) => !known.includes(slug));
  if (unknown.length === 0) return;
  throw new OperatorError(`Unknown provider ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
}
