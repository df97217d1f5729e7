import { readFile } from 'node:fs/promises';
import type { CatalogImage } from '../../index/catalog/image.ts';
import { distUrl } from '../../lib/dist-url.ts';
import type { Context } from './context.ts';

/** File with the search index of all bundled voice lists. Since the build writes this file, a first start reads no lists and builds no index. */
export const BUNDLED_IMAGE = distUrl('bundled-catalog.image');

/**
 * Reads the stored search index (image) of the bundled voice lists, and sets the build time to the current time. A damaged image yields undefined,
 * and so does an image for another release, other settings or other recordings.
 */
export async function readBundledImage(
  { images, ingestEnvironment }: Context,
  url = BUNDLED_IMAGE,
): Promise<CatalogImage | undefined> {
  const file = await readFile(url).catch(() => undefined);
  const image = file && (await images.open(file));
  if (!image) return undefined;
  const { dateImage } = await import('../../index/catalog/image.ts');
  const builtAt = ingestEnvironment.now().toISOString();
  return dateImage(image, { builtAt, providers: image.providers, seq: 0 });
}
