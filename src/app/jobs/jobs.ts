import type { CatalogImage } from '../../index/image.ts';
import type { IngestReport } from '../../ingest/judge/report.ts';
import { runIngest } from '../../ingest/run.ts';
import type { CheckReport } from '../../previews/check/check-report.ts';
import { checkSamples } from '../../previews/check/check-samples.ts';
import { CHECK_MAX_AGE_DAYS } from '../../previews/check/judge-finding.ts';
import type { Context } from '../context.ts';
import {
  buildBundled,
  buildCatalogImage,
  type LoadedImage,
  loadCatalogImage,
  readLatest,
} from '../load-snapshot.ts';

/**
 * Identity of a catalog: the version of its voices and the build time of its snapshot. The time is included, because a
 * new snapshot of unchanged voices may hold a new provider status.
 */
export interface Generation {
  readonly version: string;
  readonly builtAt: string;
  /** Version of the recordings of previews; undefined if the catalog was built before the first manifest was read. */
  readonly previewsVersion?: string | undefined;
}

/** Jobs of a service: its long-running work other than answering requests. */
export interface Jobs {
  /** Builds a catalog image from the stored snapshot or the bundled voice lists. @throws {OperatorError} if the store cannot be read */
  load(signal: AbortSignal): Promise<LoadedImage>;
  /** Runs one ingest. @throws {BusyError} if another ingest is running @throws {OperatorError} if the store cannot be used */
  ingest(signal: AbortSignal): Promise<IngestReport>;
  /** Checks the samples that are due. @throws {BusyError} if another check is running @throws {OperatorError} without a stored snapshot */
  checkPreviews(signal: AbortSignal): Promise<CheckReport>;
  /**
   * Builds a catalog image from the stored snapshot, unless `current` was built from that snapshot and from the recordings that are
   * known now. @throws {BrokenSnapshotError}
   */
  loadNewer(current: Generation, signal: AbortSignal): Promise<CatalogImage | undefined>;
}

export async function loadImage(context: Context, signal: AbortSignal): Promise<LoadedImage> {
  signal.throwIfAborted();
  return loadCatalogImage(context);
}

export function runIngestJob(context: Context, signal: AbortSignal): Promise<IngestReport> {
  // Replicas share a schedule. Each asks the providers only if none of the others did in the last half of the shortest interval.
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
  { version, builtAt, previewsVersion }: Generation,
): Promise<CatalogImage | undefined> {
  const hasOtherPreviews = context.previews.version !== previewsVersion;
  const snapshot =
    (await readLatest(context)) ?? (hasOtherPreviews ? await buildBundled(context) : undefined);
  const isCurrent = snapshot?.version === version && snapshot.builtAt === builtAt;
  if (!snapshot || (isCurrent && !hasOtherPreviews)) return undefined;
  return buildCatalogImage(context, snapshot);
}
