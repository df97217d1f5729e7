import { createHash } from 'node:crypto';
import { messageOf } from '../../domain/errors.ts';
import type { Snapshot } from '../../domain/snapshot.ts';
import type { CatalogImage, ImageOptions, SnapshotNews } from '../../index/catalog/image.ts';
import { rulesVersionOf } from '../../index/catalog/rules-version.ts';
import type { Logger } from '../../lib/logger.ts';
import type { Previews } from '../../previews/find-preview.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { ImageMaker } from '../../storage/commit-snapshot.ts';
import { publishedStatuses } from '../../storage/join-parts.ts';
import { assertFits, type HeldCatalog } from '../../storage/snapshot-memory.ts';
import { joinStored, partsOf } from '../../storage/snapshots.ts';
import type { StoredSnapshot } from '../../storage/stored-snapshot.ts';

/** Key of the image in `DATA_DIR` that a server has built for its own settings. */
const OWN_KEY = 'catalog-image/own';
/** Start of the key of the image of the bundled lists. */
const BUNDLED_STEM = 'bundled';
/** Number of hexadecimal digits of the hash of the settings. */
const DIGITS = 16;

/**
 * Images (search indexes as files) for the settings of this process. The key of an image names the content of its snapshot and these
 * settings, so that images with equal keys give equal answers but for build time, statuses and number.
 */
export interface Images extends ImageMaker {
  keyOf(stored: StoredSnapshot): Promise<string>;
  newsOf(stored: StoredSnapshot): SnapshotNews;
  /**
   * Reads the image of a snapshot from its store, or else from `DATA_DIR`; undefined if neither has it whole. `held` is the catalog in service,
   * beside which the catalog of the image has to fit into memory.
   * @throws {OversizedSnapshotError} if the snapshot is too large for this process
   */
  find(stored: StoredSnapshot, held?: HeldCatalog): Promise<CatalogImage | undefined>;
  /** Reads the image of the bundled lists from its file; undefined if the file is that of other settings, or damaged. */
  open(file: Uint8Array): Promise<CatalogImage | undefined>;
  /** Builds the image of a snapshot; that of the bundled lists if it is not `stored`. */
  toImage(snapshot: Snapshot, stored?: StoredSnapshot): Promise<CatalogImage>;
  /**
   * Stores the image of a stored snapshot in `DATA_DIR`, in place of the one before. A failure is ignored, because the folder may be
   * read-only.
   */
  keepOwn(key: string, file: Uint8Array): Promise<void>;
}

export interface ImageParts {
  readonly topTier: ImageOptions['topTier'];
  /** Slugs of the providers of this process. */
  readonly slugs: ReadonlySet<string>;
  readonly previews: Previews;
  /** Store below `DATA_DIR`. */
  readonly own: BlobStore;
  /** False if no image is read or written, because the program runs from sources, which no version tells apart. */
  readonly isKept: boolean;
  readonly logger: Logger;
}

export function createImages({ topTier, slugs, previews, own, isKept, logger }: ImageParts): Images {
  function suffixOf(previewsVersion: string | undefined): string {
    const settings = JSON.stringify([rulesVersionOf(topTier), [...slugs].sort(), previewsVersion]);
    return `-${createHash('sha256').update(settings).digest('hex').slice(0, DIGITS)}`;
  }
  const readSuffix = async () => suffixOf((await previews.loadAvailability()).previewsVersion);
  const keyOf = async ({ imageStem }: StoredSnapshot) => imageStem + (await readSuffix());

  function newsOf(stored: StoredSnapshot): SnapshotNews {
    const { builtAt, seq } = stored;
    return { builtAt, seq, providers: publishedStatuses(partsOf(stored, slugs)) };
  }

  async function open(file: Uint8Array, key: string): Promise<CatalogImage | undefined> {
    const { readImage } = await import('../../index/catalog/image-file.ts');
    return readImage(file, key);
  }

  async function toImage(snapshot: Snapshot, stored?: StoredSnapshot): Promise<CatalogImage> {
    const { buildImage } = await import('../../index/catalog/image.ts');
    const availability = await previews.loadAvailability();
    // The key names the recordings of this moment, because the next manifest may be read before the image is stored.
    const key = (stored?.imageStem ?? BUNDLED_STEM) + suffixOf(availability.previewsVersion);
    return buildImage(snapshot, { topTier, key, ...availability });
  }

  async function find(stored: StoredSnapshot, held?: HeldCatalog): Promise<CatalogImage | undefined> {
    if (!isKept) return undefined;
    assertFits(stored.builtAt, partsOf(stored, slugs), held);
    const key = await keyOf(stored);
    const { dateImage } = await import('../../index/catalog/image.ts');
    const readOwn = async () => (await own.get(OWN_KEY))?.body;
    for (const read of [() => stored.readBlob(key), readOwn]) {
      // An image that cannot be read is as good as absent, because the snapshot has all that it has.
      const file = await read().catch(() => undefined);
      const image = file && (await open(file, key));
      if (image) return dateImage(image, newsOf(stored));
    }
    return undefined;
  }

  async function build(stored: StoredSnapshot): Promise<Uint8Array> {
    const { writeImage } = await import('../../index/catalog/image-file.ts');
    const named = partsOf(stored, slugs);
    // An ingest holds its voices beside those of the image.
    const voices = named.reduce((sum, { status }) => sum + status.voices, 0);
    return writeImage(await toImage(await joinStored(stored, slugs, { voices }), stored));
  }

  return {
    readSuffix,
    keyOf,
    newsOf,
    find,
    open: async (file) => (isKept ? open(file, BUNDLED_STEM + (await readSuffix())) : undefined),
    toImage,
    build,
    keepOwn: async (key, file) => {
      if (!key.startsWith(BUNDLED_STEM)) await own.put(OWN_KEY, file).catch(() => {});
    },
    onError: (error) =>
      logger.warn({ reason: messageOf(error) }, 'image of the snapshot not stored, servers build it'),
  };
}
