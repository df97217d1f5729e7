import { readFile } from 'node:fs/promises';
import type { CatalogImage } from '../../index/catalog/image.ts';
import { distUrl } from '../../lib/dist-url.ts';
import type { Context } from './context.ts';

/** File, written by the build, with the image (search index) of all bundled lists, so that a first start reads no lists and builds no index. */
export const BUNDLED_IMAGE = distUrl('bundled-catalog.image');

/**
 * Reads the stored search index (image) of the bundled voice lists, and sets its build time to the current time. Returns undefined if the image is
 * damaged, or was built by another release, for other settings (providers, top tier of models), or for other recordings.
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
