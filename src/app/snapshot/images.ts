import { readFile } from 'node:fs/promises';
import { messageOf } from '../../domain/errors.ts';
import type { Snapshot } from '../../domain/snapshot.ts';
import type { CatalogImage, SnapshotNews } from '../../index/catalog/image.ts';
import { type ImageRules, rulesVersionOf } from '../../index/catalog/rules-version.ts';
import { distUrl } from '../../lib/dist-url.ts';
import type { Logger } from '../../lib/logger.ts';
import type { Previews } from '../../previews/find-preview.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { ImageMaker } from '../../storage/commit-snapshot.ts';
import { publishedStatuses } from '../../storage/join-parts.ts';
import { assertFits, type HeldCatalog } from '../../storage/snapshot-memory.ts';
import { joinStored, partsOf } from '../../storage/snapshots.ts';
import { checksumOf } from '../../storage/stored-json.ts';
import type { StoredSnapshot } from '../../storage/stored-snapshot.ts';

/** File with the search index of all bundled voice lists. Since the build writes this file, a first start reads no lists and builds no index. */
export const BUNDLED_IMAGE = distUrl('bundled-catalog.image');
/** Key of the image (search index as a file) that a server builds for its own settings. The file of the image is in `DATA_DIR`. */
const OWN_KEY = 'catalog-image/own';
/** Key prefix of each image that is built from the bundled voice lists. */
const BUNDLED_STEM = 'bundled';

/**
 * Reads, builds and stores images (search indexes as files) for the settings of this process. An image's key depends on the settings and on the
 * content of the snapshot. Images with equal keys differ only in build time, provider statuses and sequence number.
 */
export type Images = ReturnType<typeof createImages>;

export interface ImageParts {
  readonly rules: ImageRules;
  /** Slugs of the providers whose voices this process serves. */
  readonly slugs: ReadonlySet<string>;
  readonly previews: Previews;
  /** Store of the files in `DATA_DIR`. One of these files is this server's image (search index as a file). */
  readonly own: BlobStore;
  /** True if images are read and written. False in a program that runs from source, because edits of the source do not change an image's key. */
  readonly isKept: boolean;
  readonly logger: Logger;
}

export function createImages({ rules, slugs, previews, own, isKept, logger }: ImageParts) {
  const suffixOf = (previewsVersion: string | undefined) =>
    `-${checksumOf(JSON.stringify([rulesVersionOf(rules), [...slugs].sort(), previewsVersion]))}`;
  const readSuffix = async () => suffixOf((await previews.loadAvailability()).previewsVersion);
  const keyOf = async ({ imageStem }: StoredSnapshot) => imageStem + (await readSuffix());

  const newsOf = (stored: StoredSnapshot): SnapshotNews => {
    const { builtAt, seq } = stored;
    return { builtAt, seq, providers: publishedStatuses(partsOf(stored, slugs)) };
  };

  /** Builds the image (search index) of a snapshot. For a snapshot of the bundled voice lists, `stored` is undefined. */
  async function toImage(snapshot: Snapshot, stored?: StoredSnapshot): Promise<CatalogImage> {
    const { buildImage } = await import('../../index/catalog/image.ts');
    const availability = await previews.loadAvailability();
    // The key is computed before the build, because a newer manifest of recordings may be read during the build.
    const key = (stored?.imageStem ?? BUNDLED_STEM) + suffixOf(availability.previewsVersion);
    return buildImage(snapshot, { rules, key, ...availability });
  }

  /** Reads a snapshot's image from the snapshot store or from `DATA_DIR`; undefined if there is no intact image. @throws {OversizedSnapshotError} */
  async function find(stored: StoredSnapshot, held?: HeldCatalog): Promise<CatalogImage | undefined> {
    if (!isKept) return undefined;
    assertFits(stored.builtAt, partsOf(stored, slugs), held);
    const key = await keyOf(stored);
    const { dateImage } = await import('../../index/catalog/image.ts');
    const readOwn = async () => (await own.get(OWN_KEY))?.body;
    for (const read of [() => stored.readBlob(key), readOwn]) {
      // An unreadable image counts as absent, because it can be built again from the snapshot.
      const file = await read().catch(() => undefined);
      const image = file && (await open(file, key));
      if (image) return dateImage(image, newsOf(stored));
    }
    return undefined;
  }

  /**
   * Reads the image of the bundled voice lists, and sets its build time. The result is undefined if the image is damaged, or was built by a different
   * release, with different settings, or from different recordings.
   */
  async function findBundled(builtAt: string, url = BUNDLED_IMAGE): Promise<CatalogImage | undefined> {
    const file = isKept ? await readFile(url).catch(() => undefined) : undefined;
    const image = file && (await open(file, BUNDLED_STEM + (await readSuffix())));
    if (!image) return undefined;
    const { dateImage } = await import('../../index/catalog/image.ts');
    return dateImage(image, { builtAt, providers: image.providers, seq: 0 });
  }

  async function build(stored: StoredSnapshot): Promise<Uint8Array> {
    const { writeImage } = await import('../../index/catalog/image-file.ts');
    const named = partsOf(stored, slugs);
    // The memory check counts the voices twice, because a copy of the voices is in memory beside the image during an ingest.
    const voices = named.reduce((sum, { status }) => sum + status.voices, 0);
    return writeImage(await toImage(await joinStored(stored, slugs, { voices }), stored));
  }

  return {
    readSuffix,
    keyOf,
    newsOf,
    find,
    findBundled,
    toImage,
    build,
    /** Replaces the image in `DATA_DIR` by the image of a stored snapshot. Write errors are ignored, because the folder may be read-only. */
    keepOwn: async (key: string, file: Uint8Array) => {
      if (!key.startsWith(BUNDLED_STEM)) await own.put(OWN_KEY, file).catch(() => {});
    },
    onError: (error: unknown) =>
      logger.warn({ reason: messageOf(error) }, 'image of the snapshot not stored, servers build it'),
  } satisfies ImageMaker & Readonly<Record<string, unknown>>;
}

async function open(file: Uint8Array, key: string): Promise<CatalogImage | undefined> {
  const { readImage } = await import('../../index/catalog/image-file.ts');
  return readImage(file, key);
}
