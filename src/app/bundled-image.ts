import { readFile } from 'node:fs/promises';
import type { CatalogImage } from '../index/image.ts';
import { distUrl } from '../lib/dist-url.ts';
import { listSources } from '../previews/recording-sources.ts';
import type { Context } from './context.ts';

/** File of the build with the image of all bundled lists, so that a first start neither reads these lists nor builds an index. */
export const BUNDLED_IMAGE = distUrl('bundled-catalog.image');

/**
 * Reads the image of the bundled lists. Undefined if a snapshot is stored; if the image is damaged; or if another provider, top tier,
 * release or source of previews is configured than the image was built for. The caller then builds an image.
 * @throws {OperatorError} if the store cannot be read
 */
export async function readBundledImage(
  { ingestEnvironment, isStoreRemote, previews, topTier }: Context,
  url = BUNDLED_IMAGE,
): Promise<CatalogImage | undefined> {
  const { providers, snapshots, now } = ingestEnvironment;
  if (isStoreRemote || previews.version !== undefined || listSources(previews.sources).length > 0)
    return undefined;
  if (!(await snapshots.isEmpty())) return undefined;
  const file = await readFile(url).catch(() => undefined);
  const { readImage } = await import('../index/image-file.ts');
  const image = file && readImage(file);
  const { rulesVersionOf } = await import('../index/rules-version.ts');
  if (image?.rulesVersion !== rulesVersionOf(topTier)) return undefined;
  const slugs = providers.filter(({ isBundled }) => isBundled !== false).map(({ id }) => id);
  if (image.providers.map(({ provider }) => provider).join() !== slugs.join()) return undefined;
  const { buildNews } = await import('../index/image.ts');
  const unstored = { builtAt: now().toISOString(), ledger: {}, log: [], seq: 0 };
  return { ...image, ...buildNews({ ...unstored, providers: image.providers }) };
}
