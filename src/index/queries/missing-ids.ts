import { memoize } from '../../domain/memoize.ts';
import { type SearchQuery, splitList } from '../../domain/query.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { MissingVoice } from '../../domain/voice-list.ts';
import { cardinality } from '../structures/voice-set.ts';
import type { CatalogParts } from './parts.ts';
import { voicesOfSameLanguage } from './similarity.ts';

/** Bound on the replacements that are proposed for one missing id. */
const MAX_REPLACEMENTS = 3;
/** Most voices that one query's nearest-neighbour searches may go through in total, so that the searches take about 30 ms at most. */
const MAX_CANDIDATES = 12_000_000;

/** Returns the queried ids that the catalog lacks; undefined if no ids were queried. */
export type FindMissing = (query: SearchQuery) => MissingVoice[] | undefined;

/** Returns the bound on one query's nearest-neighbour searches: more voices mean fewer searches, because one may read all voices. */
export function maxReplacementLookups(voiceCount: number): number {
  return Math.floor(MAX_CANDIDATES / Math.max(1, voiceCount));
}

export function createMissingFinder(parts: CatalogParts): FindMissing {
  const { columns, ids, voices, removed, findNearest, scratch } = parts;
  const maxLookups = maxReplacementLookups(scratch.capacity);
  const idsOf = (ranks: readonly number[]) => ranks.map((rank) => voices.read(rank).id);
  const replacementsOf = memoize((id: string): readonly string[] => {
    const lastKnown = removed.get(id)?.last_known;
    return lastKnown ? idsOf(nearestTo(lastKnown)) : [];
  });

  function nearestTo(voice: StoredVoice): number[] {
    return scratch.within(() => {
      const set = voicesOfSameLanguage(columns, voice, scratch);
      const page = { offset: 0, limit: MAX_REPLACEMENTS };
      return findNearest(voice, { ...set, count: cardinality(set) }, page);
    });
  }

  /** Returns ids of voices whose id or native id equals `id` but for case: `en-us-jennyneural` → `azure/en-US-JennyNeural`. */
  const spelledAlike = (id: string) => idsOf(ids.exact(id).slice(0, MAX_REPLACEMENTS));

  function explain(id: string, place: number): MissingVoice {
    const { removed_at, last_known } = removed.get(id) ?? {};
    const replacements = last_known && place < maxLookups ? replacementsOf(id) : spelledAlike(id);
    return {
      id,
      reason: removed_at ? 'removed' : 'unknown',
      ...(removed_at && { removed_at: removed_at.slice(0, 10) }),
      ...(replacements.length > 0 && { replacements: [...replacements] }),
    };
  }

  return (query) => {
    if (query.ids === undefined) return undefined;
    const asked = new Set(splitList(query.ids));
    return [...asked].filter((id) => ids.rankOfListed(id) === undefined).map(explain);
  };
}
