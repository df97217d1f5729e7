import type { Snapshot } from '../../src/domain/snapshot.ts';
import { buildCatalog, type Catalog } from '../../src/index/catalog.ts';

export const TOP_TIER = { provider: 'deepgram', model: 'aura-2' };

export function catalogOf(snapshot: Snapshot): Promise<Catalog> {
  return buildCatalog(snapshot, { topTier: TOP_TIER, hasPreview: ({ preview }) => preview === true });
}
