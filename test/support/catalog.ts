import type { Snapshot } from '../../src/domain/snapshot.ts';
import { buildCatalog, type Catalog } from '../../src/index/catalog.ts';
import { buildImage, type CatalogImage, type ImageOptions } from '../../src/index/image.ts';

export const TOP_TIER = { provider: 'deepgram', model: 'aura-2' };

const OPTIONS: ImageOptions = { topTier: TOP_TIER, hasPreview: ({ preview }) => preview === true };

export function imageOf(snapshot: Snapshot): CatalogImage {
  return buildImage(snapshot, OPTIONS);
}

export function catalogOf(snapshot: Snapshot): Promise<Catalog> {
  return buildCatalog(snapshot, OPTIONS);
}
