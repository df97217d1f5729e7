import type { CatalogImage } from '../../index/image.ts';
import type { IngestReport } from '../../ingest/refresh/report.ts';
import { runIngest } from '../../ingest/run.ts';
import { buildCatalogImage, type Context, loadSnapshot, readLatest } from '../context.ts';

/**
 * Identity of a catalog: the version of its voices and the build time of its snapshot. The time is included, because a
 * new snapshot of unchanged voices may hold a new provider status.
 */
export interface Generation {
  readonly version: string;
  readonly builtAt: string;
}

/** Image (transferable search index) of a service's first catalog. `notice` names the reason if the stored snapshot could not be read. */
export interface LoadedImage {
  readonly image: CatalogImage;
  readonly notice?: string;
}

/** Jobs of a service: its long-running work other than answering requests. */
export interface Jobs {
  /** Builds a catalog image from the stored snapshot or the bundled voice lists. @throws {OperatorError} if the store cannot be read */
  load(signal: AbortSignal): Promise<LoadedImage>;
  /** Runs one ingest. @throws {BusyError} if another ingest is running @throws {OperatorError} if the store cannot be used */
  ingest(signal: AbortSignal): Promise<IngestReport>;
  /** Builds a catalog image from the stored snapshot, unless `current` was built from that snapshot. @throws {BrokenSnapshotError} */
  loadNewer(current: Generation, signal: AbortSignal): Promise<CatalogImage | undefined>;
}

export async function loadImage(context: Context, signal: AbortSignal): Promise<LoadedImage> {
  signal.throwIfAborted();
  const { snapshot, ...rest } = await loadSnapshot(context);
  return { image: await buildCatalogImage(context, snapshot), ...rest };
}

export function runIngestJob(context: Context, signal: AbortSignal): Promise<IngestReport> {
  return runIngest(context.ingestEnvironment, { signal });
}

export async function loadNewerImage(
  context: Context,
  { version, builtAt }: Generation,
): Promise<CatalogImage | undefined> {
  const snapshot = await readLatest(context);
  if (!snapshot || (snapshot.version === version && snapshot.builtAt === builtAt)) return undefined;
  return buildCatalogImage(context, snapshot);
}
