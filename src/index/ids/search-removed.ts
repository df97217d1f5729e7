import type { CatalogParts } from '../parts.ts';

/** Most removed voices that one search names, because each takes a nearest-neighbour search. */
const MAX_REMOVED = 3;

/** Removed voices that a search names by id. */
export interface RemovedMatch {
  /** Ranks of the voices most like the removed ones, most like first. */
  readonly successors: readonly number[];
  /** Sentence on each removed voice. */
  readonly notes: readonly string[];
}

/** Finds the removed voices with these ids; undefined if there are none. */
type FindRemoved = (ids: readonly string[]) => RemovedMatch | undefined;

export function createRemovedFinder({ removedVoices, voices }: CatalogParts): FindRemoved {
  return (ids) => {
    const removed = new Map(
      ids.flatMap((id) => removedVoices.find(id) ?? []).map((voice) => [voice.id, voice]),
    );
    const found = [...removed.values()]
      .slice(0, MAX_REMOVED)
      .map((voice) => ({ ...voice, ranks: removedVoices.replacementsOf(voice.id) }));
    if (found.length === 0) return undefined;
    return {
      successors: [...new Set(found.flatMap(({ ranks }) => ranks))],
      notes: found.map(({ id, removedOn, ranks }) => {
        const see = ranks.map((rank) => voices.read(rank).id).join(', ');
        return `${id} was removed on ${removedOn}${see === '' ? '.' : `; see ${see}.`}`;
      }),
    };
  };
}
