/** Constructs the S3 clients, the snapshot store, and the stores of recorded previews. */
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import type { Logger } from '../../lib/logger.ts';
import { manifestInStore, manifestOnCdn } from '../../previews/load-manifest.ts';
import { createManifestSource } from '../../previews/manifest-source.ts';
import type { RecordingSources } from '../../previews/recording-sources.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { createFileStore } from '../../storage/file.ts';
import type { Config } from '../config/config.ts';

/**
 * Timeouts of each of the three attempts at an S3 request, in ms. With these timeouts, an ingest fails within 30 s if a store accepts connections
 * but does not respond. The values are below 6000 ms, because the SDK starts longer timeouts three seconds late.
 */
export const S3_TIMEOUTS = { requestHandler: { connectionTimeout: 5000, socketTimeout: 5000 } };
/** Timeouts of a request to the preview bucket, in ms. Failed requests are not repeated, because the manifest is read again within a minute. */
const PREVIEW_TIMEOUTS = { requestHandler: { connectionTimeout: 2000, socketTimeout: 5000 }, maxAttempts: 1 };
/** Name of the preview folder in error messages, and the environment variable that sets the folder. */
export const PREVIEW_FOLDER = { title: 'The folder of previews', settings: 'PREVIEW_DIR' };
export const PREVIEW_BUCKET = { title: 'The preview bucket', settings: 'PREVIEW_BUCKET' };

export async function createS3Client(
  storage: Config['storage'],
  timeouts: S3ClientConfig,
): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  return new S3Client({ ...placeOf(storage), ...timeouts });
}

function placeOf({ s3PathStyle, s3Region }: Config['storage']): S3ClientConfig {
  // The region is passed explicitly, because AWS_REGION may be a list of regions, which the SDK would take for the name of one region.
  const region = s3Region === undefined ? {} : { region: s3Region };
  return { ...region, forcePathStyle: s3PathStyle };
}

/** Creates the snapshot store. For a store on S3, a local store keeps a copy of the last snapshot that was read. */
export async function createSnapshotStores(storage: Config['storage']) {
  const { snapshots } = storage;
  if ('folder' in snapshots)
    return { store: createFileStore(snapshots.folder), copy: undefined, close: () => {} };
  const client = await createS3Client(storage, S3_TIMEOUTS);
  const { createS3Store } = await import('../../storage/s3.ts');
  return {
    store: createS3Store(client, snapshots.s3),
    copy: createFileStore(snapshots.copyFolder),
    close: () => client.destroy(),
  };
}

/** Creates the store and the URL signer of the preview bucket; undefined if no bucket is set. */
export async function createPreviewBucket(storage: Config['storage']) {
  const { bucket, ttlSeconds } = storage.previews;
  if (!bucket) return undefined;
  const client = await createS3Client(storage, PREVIEW_TIMEOUTS);
  const { createS3Store } = await import('../../storage/s3.ts');
  const { createS3Signer, originOfLinks } = await import('../../previews/s3-signer.ts');
  return {
    store: createS3Store(client, bucket, PREVIEW_BUCKET),
    sign: createS3Signer(client, bucket, ttlSeconds),
    readOrigin: () => originOfLinks(placeOf(storage), bucket.bucket),
    close: () => client.destroy(),
  };
}

/** Creates the readers of the manifests of the preview folder, bucket and CDN. The manifest of a trusted CDN is not read. */
export function createRecordingSources(
  { previews: { folder, cdnBaseUrl, isCdnTrusted } }: Config['storage'],
  bucket: BlobStore | undefined,
  logger: Logger,
): RecordingSources {
  const usesCdnManifest = cdnBaseUrl !== undefined && !isCdnTrusted;
  const ownFolder = manifestInStore(createFileStore(folder, PREVIEW_FOLDER), folder);
  return {
    bucket: bucket && createManifestSource('bucket', manifestInStore(bucket), logger),
    folder: createManifestSource('folder', ownFolder, logger),
    cdn: usesCdnManifest ? createManifestSource('cdn', manifestOnCdn(cdnBaseUrl), logger) : undefined,
  };
}
