import type { Snapshot } from '../../src/domain/snapshot.ts';
import { buildCatalog, type Catalog, openCatalog } from '../../src/index/catalog/catalog.ts';
import { buildImage, type CatalogImage, type ImageOptions } from '../../src/index/catalog/image.ts';

export const TOP_TIER = { provider: 'deepgram', model: 'aura-2' };

const OPTIONS: ImageOptions = {
  rules: { topTier: TOP_TIER },
  hasPreview: ({ preview }) => preview === true,
  measuredOf: ({ heard }) => heard,
};

export function imageOf(snapshot: Snapshot): CatalogImage {
  return buildImage(snapshot, OPTIONS);
}

export async function catalogOf(snapshot: Snapshot, options: Partial<ImageOptions> = {}): Promise<Catalog> {
  return buildCatalog(snapshot, { ...OPTIONS, ...options });
}

export async function catalogOfImage(image: CatalogImage): Promise<Catalog> {
  return openCatalog(image);
}
