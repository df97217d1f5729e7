import { S3Client } from '@aws-sdk/client-s3';
import { API_VERSION } from '../domain/api-version.ts';
import { type Logger, silentLogger } from '../domain/logger.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { type Catalog, openCatalog } from '../index/catalog.ts';
import { buildImage, type CatalogImage } from '../index/image.ts';
import { readBundledList } from '../ingest/lists/bundled-pages.ts';
import { createTransport } from '../ingest/lists/http-client.ts';
import { narrowSnapshot } from '../ingest/refresh/build-snapshot.ts';
import { bundledSnapshot, type IngestEnvironment } from '../ingest/run.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { createFileStore } from '../storage/file.ts';
import { createPreviews, type FindPreview } from '../storage/previews.ts';
import { createS3Store } from '../storage/s3.ts';
import { createS3Previews } from '../storage/s3-previews.ts';
import { BrokenSnapshotError, createSnapshots } from '../storage/snapshots.ts';
import type { Config } from './config.ts';

/** All pages and retries of one provider have to fit in. */
const PROVIDER_DEADLINE_MS = 120_000;
/** A store that does not answer is told as one that cannot be reached, after the attempts of the SDK. */
const S3_TIMEOUTS = { connectionTimeout: 5000, socketTimeout: 30_000 };
const USER_AGENT = `voice-directory/${API_VERSION}`;

/** The collaborators that the server and the commands share. Snapshots hold the providers of PROVIDERS and no others. */
export interface Directory {
  readonly ingestEnvironment: IngestEnvironment;
  readonly findPreview: FindPreview;
  /** The last snapshot, if there is one. @throws {BrokenSnapshotError} */
  readLatest(): Promise<Snapshot | undefined>;
  /** The last snapshot, else the bundled catalog; `notice` says why it is not the last one, if that is no matter of course. */
  load(): Promise<{ snapshot: Snapshot; notice?: string }>;
  buildImage(snapshot: Snapshot): Promise<CatalogImage>;
  build(snapshot: Snapshot): Promise<Catalog>;
  close(): Promise<void>;
}

/** What tests put in the place of the real thing. */
export interface Overrides {
  readonly store?: BlobStore;
  readonly now?: () => Date;
}

/** Constructs everything from the settings. Nothing is read, asked or opened yet. */
export function createDirectory(
  config: Config,
  overrides: Overrides = {},
  logger: Logger = silentLogger,
): Directory {
  const { storage, ingest } = config;
  const s3 = needsS3(storage) ? createS3Client(storage) : undefined;
  const store = overrides.store ?? createStore(storage, s3);
  const snapshots = createSnapshots(store);
  const { bucket, ttlSeconds, cdnBaseUrl } = storage.previews;
  const previews = createPreviews(
    { bucket: s3 && bucket && createS3Previews(s3, bucket, ttlSeconds), cdnBaseUrl },
    logger,
  );
  const ingestEnvironment: IngestEnvironment = {
    providers: ingest.providers,
    store,
    snapshots,
    mode: ingest.sources,
    settingsOf: ingest.settingsOf,
    openTransport: () => createTransport(USER_AGENT),
    bundled: readBundledList,
    providerDeadlineMs: PROVIDER_DEADLINE_MS,
    maxShrink: ingest.maxShrink,
    now: overrides.now ?? (() => new Date()),
  };

  const listed = new Set(ingest.providers.map(({ id }) => id));
  const readLatest = async () => {
    const snapshot = await snapshots.readLatest();
    return snapshot && narrowSnapshot(snapshot, listed);
  };

  async function load() {
    try {
      const snapshot = await readLatest();
      if (snapshot) return { snapshot };
    } catch (error) {
      if (!(error instanceof BrokenSnapshotError)) throw error;
      return {
        snapshot: await bundledSnapshot(ingestEnvironment),
        notice: `${error.message} Serving the bundled catalog.`,
      };
    }
    return { snapshot: await bundledSnapshot(ingestEnvironment) };
  }

  const imageOf = async (snapshot: Snapshot) =>
    buildImage(snapshot, { topTier: config.topTier, hasPreview: await previews.survey() });

  return {
    ingestEnvironment,
    findPreview: previews.find,
    readLatest,
    load,
    buildImage: imageOf,
    build: async (snapshot) => openCatalog(await imageOf(snapshot)),
    close: async () => s3?.destroy(),
  };
}

function createS3Client({ s3PathStyle }: Config['storage']): S3Client {
  return new S3Client({ forcePathStyle: s3PathStyle, requestHandler: S3_TIMEOUTS });
}

function needsS3({ snapshots, previews }: Config['storage']): boolean {
  return 's3' in snapshots || previews.bucket !== undefined;
}

function createStore({ snapshots }: Config['storage'], s3: S3Client | undefined): BlobStore {
  if ('folder' in snapshots) return createFileStore(snapshots.folder);
  if (!s3) throw new Error('a snapshot store on S3 needs an S3 client');
  return createS3Store(s3, snapshots.s3);
}
