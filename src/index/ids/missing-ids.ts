import type { SearchQuery } from '../../domain/query.ts';
import type { MissingVoice } from '../../domain/voice-list.ts';
import { splitList } from '../../lib/list-entries.ts';
import { memoize } from '../../lib/memoize.ts';
import type { CatalogParts } from '../parts.ts';
import { MAX_REPLACEMENTS } from '../similar/removed-voices.ts';
import { createIdReader } from './read-id.ts';

/** Maximum number of voices that one query's nearest-neighbour searches visit in total. Visits to so many voices take about 20 ms. */
const MAX_CANDIDATES = 6_000_000;
/** Maximum number of unknown ids of one query that are compared with known ids. Fifty ids of 15 words each take about 30 ms (November 2026). */
const MAX_READ = 50;

const UNSTATED_NOTE =
  'The gender of a missing voice was not stated, so that its replacements are of any gender.';

/** Returns the maximum number of similarity searches per query. A larger catalog allows fewer searches, because one search may visit all voices. */
export function maxReplacementLookups(voiceCount: number): number {
  return Math.floor(MAX_CANDIDATES / Math.max(1, voiceCount));
}

/** Creates the function that finds the queried ids that the catalog lacks. If no ids were queried, `missing` is undefined. */
export function createMissingFinder(
  { ids, removedVoices }: CatalogParts,
  explain: ReturnType<typeof createMissingExplainer>,
) {
  return (query: SearchQuery) => {
    if (query.ids === undefined) return { missing: undefined, notes: [] };
    const asked = new Set(splitList(query.ids));
    const missing = [...asked].filter((id) => ids.rankOf(id) === undefined).map(explain);
    const isUnstated = ({ id, reason, replacements }: MissingVoice) =>
      reason === 'removed' &&
      replacements &&
      removedVoices.find(id)?.entry.last_known?.gender_stated === false;
    return { missing, notes: missing.some(isUnstated) ? [UNSTATED_NOTE] : [] };
  };
}

/** Creates the function that explains why an id is missing and proposes replacements. `place` is the index of the id among the queried ids. */
export function createMissingExplainer(parts: CatalogParts) {
  const { ids, voices, removedVoices, scratch } = parts;
  const maxLookups = maxReplacementLookups(scratch.capacity);
  const readId = memoize(createIdReader(parts));

  return (id: string, place = 0): MissingVoice => {
    const mayLookUp = place < maxLookups;
    // A voice of the catalog whose id or native id equals `id`, ignoring case: `en-us-jennyneural` → `azure/en-US-JennyNeural`.
    const alike = ids.exact(id);
    // A removed voice is also found by its id without the provider or with other capitals, but only if no voice of the catalog has such an id.
    const removed = removedVoices.find(id);
    const isRemoved = removed && (removed.id === id || alike.length === 0);
    const toMissing = (ranks: readonly number[]): MissingVoice => {
      const replacements = ranks.slice(0, MAX_REPLACEMENTS).map((rank) => voices.read(rank).id);
      return {
        id,
        ...(isRemoved ? { reason: 'removed', removed_at: removed.removedOn } : { reason: 'unknown' }),
        ...(replacements.length > 0 && { replacements }),
      };
    };
    if (isRemoved) return toMissing(mayLookUp ? removedVoices.replacementsOf(removed.id) : alike);
    const mayRead = alike.length === 0 && mayLookUp && place < MAX_READ;
    return toMissing(mayRead ? readId(id) : alike);
  };
}
