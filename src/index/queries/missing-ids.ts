import { type SearchQuery, splitList } from '../../domain/query.ts';
import type { LedgerEntry } from '../../domain/snapshot.ts';
import type { MissingVoice } from '../../domain/voice-list.ts';
import type { Ids } from '../voices/ids.ts';
import type { Voices } from '../voices/stored-voices.ts';
import { MAX_REPLACEMENTS, type Similar } from './similar.ts';

/** Voices that may be gone over to find replacements, all lookups together: some 30 ms. */
const MAX_GONE_OVER = 12_000_000;

/** The asked ids that are not in the catalog; nothing where no ids were asked. */
export type FindMissing = (query: SearchQuery) => MissingVoice[] | undefined;

/** Missing voices that replacements are looked for: all that can be asked for at once, but in very large catalogs. */
export function countReplaced(voiceCount: number): number {
  return Math.floor(MAX_GONE_OVER / Math.max(1, voiceCount));
}

export function buildMissing(
  ids: Ids,
  removed: ReadonlyMap<string, LedgerEntry>,
  similar: Similar,
  voices: Voices,
  voiceCount: number,
): FindMissing {
  const replaced = countReplaced(voiceCount);

  /** The provider's own id, or one in another case, names the voice as well. */
  const spelledAlike = (id: string) =>
    ids
      .exact(id)
      .slice(0, MAX_REPLACEMENTS)
      .map((rank) => voices.read(rank).id);

  function explain(id: string, place: number): MissingVoice {
    const { removed_at, last_known } = removed.get(id) ?? {};
    const replacements =
      last_known && place < replaced ? similar.replacementsOf(last_known) : spelledAlike(id);
    return {
      id,
      reason: removed_at ? 'removed' : 'unknown',
      ...(removed_at && { removed_at }),
      ...(replacements.length > 0 && { replacements: [...replacements] }),
    };
  }

  return ({ ids: asked }) =>
    asked === undefined
      ? undefined
      : [...new Set(splitList(asked))].filter((id) => ids.rankOfListed(id) === undefined).map(explain);
}
