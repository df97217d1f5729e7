import type { CatalogParts } from '../parts.ts';
import type { RemovedVoice } from '../similar/removed-voices.ts';

/** Most removed voices that one search names, because each takes a nearest-neighbour search. */
const MAX_REMOVED = 3;

/** Removed voices that a search names by id or name. */
export interface RemovedMatch {
  /** Ranks of the voices most like the removed ones, most like first. */
  readonly successors: readonly number[];
  /** Sentence on each removed voice. */
  readonly notes: readonly string[];
}

/** Finds the removed voices with these ids, or with this name if no voice is called so; undefined if there are none. */
export interface FindRemoved {
  byIds(ids: readonly string[]): RemovedMatch | undefined;
  byName(name: string): RemovedMatch | undefined;
}

export function createRemovedFinder({ removedVoices, voices }: CatalogParts): FindRemoved {
  function match(removed: Iterable<RemovedVoice>): RemovedMatch | undefined {
    const found = [...removed]
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
  }

  return {
    byIds: (ids) => {
      const found = ids.flatMap((id) => removedVoices.find(id) ?? []);
      return match(new Map(found.map((voice) => [voice.id, voice])).values());
    },
    byName: (name) => match(removedVoices.findNamed(name, MAX_REMOVED)),
  };
}
