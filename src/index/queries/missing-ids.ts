import { lazy } from '../../domain/lazy.ts';
import { memoize } from '../../domain/memoize.ts';
import { type SearchQuery, splitList } from '../../domain/query.ts';
import type { LedgerEntry } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { MissingVoice } from '../../domain/voice-list.ts';
import { columnValues, voicesWithAny } from '../columns/columns.ts';
import { subtract } from '../structures/voice-set.ts';
import type { CatalogParts } from './parts.ts';
import { createIdReader } from './read-id.ts';
import { BY_PROVIDER, voicesOfSameLanguage } from './similarity.ts';

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
  const readId = createIdReader(parts);
  const removedAlike = lazy(() => indexRemoved(removed));
  const idsOf = (ranks: readonly number[]) =>
    ranks.slice(0, MAX_REPLACEMENTS).map((rank) => voices.read(rank).id);
  const replacementsOf = memoize((id: string): readonly string[] => {
    const lastKnown = removed.get(id)?.last_known;
    return lastKnown ? idsOf(nearestTo(lastKnown)) : [];
  });
  const idsMeantBy = memoize((id: string) => idsOf(readId(id)));

  function nearestTo(voice: StoredVoice): number[] {
    return scratch.within(() => {
      const set = voicesOfSameLanguage(columns, voice, scratch);
      // A child never replaces an adult.
      const children = voice.age === 'child' ? [] : columnValues(columns, 'age', ['child']);
      const excluded = children.length > 0 ? voicesWithAny(columns, children, scratch).bits : undefined;
      const page = { offset: 0, limit: MAX_REPLACEMENTS };
      return findNearest(voice, subtract(set, excluded, scratch), page, BY_PROVIDER);
    });
  }

  /** Explains a removed id, or one that equals it but for case or lacks its provider. */
  function explainRemoved(id: string, removedId: string, mayLookUp: boolean): MissingVoice {
    const { removed_at = '' } = removed.get(removedId) ?? {};
    const replacements = mayLookUp ? replacementsOf(removedId) : idsOf(ids.exact(id));
    return {
      id,
      reason: 'removed',
      removed_at: removed_at.slice(0, 10),
      ...(replacements.length > 0 && { replacements: [...replacements] }),
    };
  }

  function explain(id: string, place: number): MissingVoice {
    const mayLookUp = place < maxLookups;
    if (removed.has(id)) return explainRemoved(id, id, mayLookUp);
    // A voice of the catalog whose id or native id equals `id` but for case: `en-us-jennyneural` → `azure/en-US-JennyNeural`.
    const alike = idsOf(ids.exact(id));
    const removedId = alike.length > 0 ? undefined : removedAlike().get(id.toLowerCase());
    if (removedId !== undefined) return explainRemoved(id, removedId, mayLookUp);
    const replacements = alike.length > 0 || !mayLookUp ? alike : idsMeantBy(id);
    return { id, reason: 'unknown', ...(replacements.length > 0 && { replacements: [...replacements] }) };
  }

  return (query) => {
    if (query.ids === undefined) return undefined;
    const asked = new Set(splitList(query.ids));
    return [...asked].filter((id) => ids.rankOfListed(id) === undefined).map(explain);
  };
}

/** Returns the ids of removed voices by id and native id in lower case. Where voices share one, the voice removed last has it. */
function indexRemoved(removed: CatalogParts['removed']): ReadonlyMap<string, string> {
  const dateOf = ([, { removed_at }]: readonly [string, LedgerEntry]) => Date.parse(removed_at ?? '') || 0;
  const byDate = [...removed].sort((a, b) => dateOf(a) - dateOf(b));
  const natives = byDate.map(([id, { last_known }]) => [last_known?.provider_voice_id, id] as const);
  const wholes = byDate.map(([id]) => [id, id] as const);
  return new Map(
    [...natives, ...wholes].flatMap(([alias, id]) =>
      alias === undefined ? [] : [[alias.toLowerCase(), id]],
    ),
  );
}
