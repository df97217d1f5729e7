import type { StoredVoice } from '../../src/domain/voice.ts';
import type { Facets, VoiceListResponse } from '../../src/domain/voice-list.ts';
import { type Answer, type Engine, FILTER_NAMES, PAGE, type Question } from '../engine.ts';
import { buildCatalog, toSnapshot } from '../product.ts';

/** Written behind the voices of a page. */
const TOTAL = '],"total":';

/** The catalog of the service, as the service builds it. Its answers are bodies ready to be sent, and read only to be checked. */
export async function build(voices: readonly StoredVoice[]): Promise<Engine> {
  const catalog = await buildCatalog(toSnapshot(voices), {
    rules: { topTier: { provider: 'deepgram', model: 'aura-2' } },
    hasPreview: ({ sample_url }) => sample_url !== undefined,
  });

  function search({ search, filters, facets, offset }: Question): Answer {
    const lists = FILTER_NAMES.map((name) => [name, filters[name]?.join(',')]);
    const { json: body } = catalog.searchJson({
      ...Object.fromEntries(lists),
      search,
      facets,
      limit: PAGE,
      offset,
    });
    const read = (): VoiceListResponse => JSON.parse(body.toString());
    return {
      get total() {
        // Only this, as reading all of it would push what the next question needs out of the processor's cache.
        return Number.parseInt(body.toString('latin1', body.lastIndexOf(TOTAL) + TOTAL.length), 10);
      },
      get voices() {
        return read().voices;
      },
      get facets() {
        return read().facets;
      },
    };
  }

  return { search, facetSum };
}

function facetSum({ facets }: Answer): number {
  const groups = Object.values((facets ?? {}) as Facets);
  return groups.flat().reduce((sum, { count }) => sum + count, 0);
}
