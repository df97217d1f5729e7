import type { OversizedSnapshot } from '../../domain/service-state.ts';
import type { CatalogImage, SnapshotNews } from '../../index/image.ts';
import type { IngestReport } from '../../ingest/judge/report.ts';
import { runIngest } from '../../ingest/run.ts';
import type { CheckReport } from '../../previews/check/check-report.ts';
import { checkSamples } from '../../previews/check/check-samples.ts';
import { CHECK_MAX_AGE_DAYS } from '../../previews/check/judge-finding.ts';
import { assertFits, OversizedSnapshotError } from '../../storage/snapshot-memory.ts';
import type { ServedCatalog } from '../../storage/snapshots.ts';
import type { Context } from '../context.ts';
import {
  buildBundled,
  buildNewerImage,
  type LoadedImage,
  loadCatalogImage,
  readLatest,
} from '../load-snapshot.ts';

/**
 * Identity of a catalog: the version of its voices and the build time of its snapshot. The time is included, because a new snapshot of
 * unchanged voices may contain a new provider status.
 */
export interface Generation extends ServedCatalog {
  readonly contentKey: string;
  /** Version of the recordings of previews; undefined if the catalog was built before the first manifest was read. */
  readonly previewsVersion?: string | undefined;
}

/**
 * A newer snapshot as its transferable search index; as its news alone, if the catalog in service has the same voices; or, if it does not
 * fit into memory beside that catalog, as its size.
 */
export interface NewerImage {
  readonly image?: CatalogImage;
  readonly news?: SnapshotNews;
  readonly oversized?: OversizedSnapshot;
}

/** Long-running work of a service other than answering requests. */
export interface Jobs {
  /**
   * Builds the transferable search index of the stored snapshot or of the bundled voice lists. @throws {OperatorError} if the store cannot
   * be read
   */
  load(signal: AbortSignal): Promise<LoadedImage>;
  /** Runs one ingest. @throws {BusyError} if another ingest is running @throws {OperatorError} if the store cannot be used, or its snapshot is too large for this process */
  ingest(signal: AbortSignal): Promise<IngestReport>;
  /**
   * Checks the providers' audio samples whose last check is too old. @throws {BusyError} if another check is running @throws
   * {OperatorError} without a stored snapshot
   */
  checkPreviews(signal: AbortSignal): Promise<CheckReport>;
  /**
   * Builds the transferable search index of the stored snapshot; undefined if `current` was built from that snapshot and from the present
   * list of recordings. @throws {BrokenSnapshotError}
   */
  loadNewer(current: Generation, signal: AbortSignal): Promise<NewerImage | undefined>;
}

export async function loadImage(context: Context, signal: AbortSignal): Promise<LoadedImage> {
  signal.throwIfAborted();
  return loadCatalogImage(context);
}

export async function runIngestJob(context: Context, signal: AbortSignal): Promise<IngestReport> {
  signal.throwIfAborted();
  const { builtAt = '', parts } = await context.ingestEnvironment.snapshots.readBase();
  // An ingest takes as much memory as a catalog, and a thread that exhausts its memory may end the service.
  assertFits(builtAt, [...parts.values()]);
  // Replicas run on the same schedule. A replica requests lists from providers only if no other replica did so in the last half of the
  // shortest interval.
  const minIntervalMs = (context.ingestIntervalMs ?? 0) / 2;
  return runIngest(context.ingestEnvironment, { signal, minIntervalMs });
}

export async function runCheckJob(context: Context, signal: AbortSignal): Promise<CheckReport> {
  const { ingestEnvironment } = context;
  const client = await context.openSampleClient();
  try {
    const providers = ingestEnvironment.providers.map(({ id }) => id);
    return await checkSamples(
      { ...ingestEnvironment, client },
      { providers, maxAgeDays: CHECK_MAX_AGE_DAYS, signal },
    );
  } finally {
    await client.close();
  }
}

export async function loadNewerImage(
  context: Context,
  { previewsVersion, contentKey, ...served }: Generation,
): Promise<NewerImage | undefined> {
  const hasOtherPreviews = context.previews.version !== previewsVersion;
  try {
    // The version is cleared if the list of recordings has changed, so that the snapshot is read again even if it is the same.
    const other = hasOtherPreviews ? { ...served, version: '' } : served;
    const snapshot =
      (await readLatest(context, other)) ?? (hasOtherPreviews ? await buildBundled(context) : undefined);
    return snapshot && (await buildNewerImage(context, snapshot, contentKey));
  } catch (error) {
    if (error instanceof OversizedSnapshotError) return { oversized: error.snapshot };
    throw error;
  }
}
