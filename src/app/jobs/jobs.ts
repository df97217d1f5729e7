import type { CatalogImage } from '../../index/image.ts';
import type { IngestReport } from '../../ingest/refresh/report.ts';
import { runIngest } from '../../ingest/run.ts';
import type { Directory } from '../context.ts';

/** What tells one catalog from another. */
export interface CatalogName {
  readonly version: string;
  readonly builtAt: string;
}

/** A catalog to begin with; `notice` says why it is not the last one, if that is no matter of course. */
export interface Loaded {
  readonly image: CatalogImage;
  readonly notice?: string;
}

/** What a service does beside answering, each of which takes long. */
export interface Chores {
  /** An image of the last snapshot, else of the bundled lists. @throws {OperatorError} where the store cannot be read */
  load(signal: AbortSignal): Promise<Loaded>;
  /** @throws {OperatorError} as `runIngest` does */
  ingest(signal: AbortSignal): Promise<IngestReport>;
  /** An image of the last snapshot; nothing where that is the current one. @throws {BrokenSnapshotError} */
  loadNewer(current: CatalogName, signal: AbortSignal): Promise<CatalogImage | undefined>;
}

/** Does them in this thread, which answers nothing meanwhile. */
export function createChores({ ingestEnvironment, load, readLatest, buildImage }: Directory): Chores {
  return {
    load: async (signal) => {
      signal.throwIfAborted();
      const { snapshot, ...rest } = await load();
      return { image: await buildImage(snapshot), ...rest };
    },
    ingest: (signal) => runIngest(ingestEnvironment, { signal }),
    loadNewer: async ({ version, builtAt }) => {
      const snapshot = await readLatest();
      if (!snapshot || (snapshot.version === version && snapshot.builtAt === builtAt)) return undefined;
      return buildImage(snapshot);
    },
  };
}
