import type { CatalogParts } from '../parts.ts';
import type { RemovedVoices } from '../similar/removed-voices.ts';

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
  function match(ids: readonly string[]): RemovedMatch | undefined {
    if (ids.length === 0) return undefined;
    const removed = ids.slice(0, MAX_REMOVED).map((id) => ({ id, ranks: removedVoices.replacementsOf(id) }));
    return {
      successors: [...new Set(removed.flatMap(({ ranks }) => ranks))],
      notes: removed.map(({ id, ranks }) => noteOn(id, ranks, removedVoices)),
    };
  }

  function noteOn(id: string, ranks: readonly number[], { dateOf }: RemovedVoices): string {
    const see = ranks.map((rank) => voices.read(rank).id).join(', ');
    return `${id} was removed on ${dateOf(id)}${see === '' ? '.' : `; see ${see}.`}`;
  }

  return {
    byIds: (ids) => match([...new Set(ids.flatMap((id) => removedVoices.idOf(id) ?? []))]),
    byName: (name) => match(removedVoices.idsNamed(name, MAX_REMOVED)),
  };
}
