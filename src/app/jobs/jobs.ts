import { type IngestReport, runIngest } from '../../ingest/run.ts';
import { type CheckReport, checkSamples } from '../../previews/check/check-samples.ts';
import { CHECK_MAX_AGE_DAYS } from '../../previews/check/judge-finding.ts';
import { assertFits } from '../../storage/snapshot-memory.ts';
import type { Context } from '../snapshot/context.ts';
import {
  buildBundledImage,
  buildStored,
  type Generation,
  type LoadedImage,
  loadCatalogImage,
  type OpenedNewer,
  toOversized,
} from '../snapshot/load-snapshot.ts';

/** Search index of a newer snapshot. If the index does not fit into memory beside the catalog in service, only `oversized` is set. */
export type NewerImage = Pick<OpenedNewer, 'image' | 'oversized'>;

/** Long-running tasks of a service: loading a catalog, ingests of voice lists, and checks of audio samples. */
export type Jobs = ReturnType<typeof jobsIn>;

export function jobsIn(context: Context) {
  return {
    /**
     * Opens or builds the search index of the stored snapshot. If no stored snapshot can be used, the bundled voice lists are used.
     * @throws {OperatorError} if the store cannot be read
     */
    load: async (signal: AbortSignal): Promise<LoadedImage> => {
      signal.throwIfAborted();
      return loadCatalogImage(context);
    },
    /**
     * Runs one ingest: reads the providers' voice lists and stores a new snapshot.
     * @throws {BusyError} if another ingest is running
     * @throws {OperatorError} if the store cannot be used, or its snapshot is too large for this process
     */
    ingest: (signal: AbortSignal) => ingest(context, signal),
    /**
     * Checks the providers' audio samples whose last check is too old.
     * @throws {BusyError} if another check is running
     * @throws {OperatorError} without a stored snapshot
     */
    checkPreviews: (signal: AbortSignal) => checkPreviews(context, signal),
    /**
     * Builds the search index of the stored snapshot. If no snapshot is stored, the index of the bundled voice lists is built, but only if the list of
     * recordings has changed since the catalog `current` was built. Otherwise, the result is undefined.
     * @throws {BrokenSnapshotError}
     */
    loadNewer: (current: Generation, _signal: AbortSignal) => loadNewer(context, current),
  };
}

async function ingest(context: Context, signal: AbortSignal): Promise<IngestReport> {
  signal.throwIfAborted();
  const { builtAt = '', parts } = await context.ingestEnvironment.snapshots.readBase();
  // The snapshot's size is checked first, because an ingest takes as much memory as a catalog, and exhausted memory would end the service.
  assertFits(builtAt, [...parts.values()]);
  // Replicas of the service have the same schedule, but within half of the shortest interval only one of them requests the providers' lists.
  const minIntervalMs = (context.ingestIntervalMs ?? 0) / 2;
  return runIngest(context.ingestEnvironment, { signal, minIntervalMs });
}

async function checkPreviews(context: Context, signal: AbortSignal): Promise<CheckReport> {
  const { ingestEnvironment } = context;
  const providers = ingestEnvironment.providers.map(({ id }) => id);
  const request = { providers, maxAgeDays: CHECK_MAX_AGE_DAYS, signal };
  const client = await context.openSampleClient();
  return checkSamples({ ...ingestEnvironment, client }, request).finally(() => client.close());
}

async function loadNewer(context: Context, current: Generation): Promise<NewerImage | undefined> {
  const { ingestEnvironment, previews } = context;
  try {
    const newer = await ingestEnvironment.snapshots.useLatest((stored) =>
      buildStored(context, stored, current),
    );
    if (newer) return { image: newer };
    const hasOtherPreviews = previews.version !== current.previewsVersion;
    return hasOtherPreviews ? { image: await buildBundledImage(context) } : undefined;
  } catch (error) {
    return toOversized(error);
  }
}
