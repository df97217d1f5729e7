import { lazy } from '../../domain/lazy.ts';
import { MAX_IDS } from '../../domain/query.ts';
import { type ColumnValue, voicesWithAny } from '../columns/columns.ts';
import { has } from '../structures/bitset.ts';
import { type CountedVoiceSet, intersectAll, listRanks } from '../structures/voice-set.ts';
import { createKeyIndex, type Place } from '../terms/key-index.ts';
import type { CatalogParts } from './parts.ts';
import type { SplitText } from './split-completion.ts';

/** Pattern of a text that is an id rather than a name: it has a digit or a separator within. */
const ID = /\p{N}|\S[-_/:#]\S/u;
const BEGINNING: Place = 1;

/** Voices of one speaker: of one provider, with one name and one language. Their models make no lines of their own in a list. */
export interface Speaker {
  readonly place: Place;
  /** Ranks of the speaker's voices, in ascending order. */
  readonly ranks: readonly number[];
}

/** Finds the speakers among some voices whose names, or ids, a text begins or is in. `hits` is called if any name has the text. */
export type FindSpeakers = (text: SplitText, hits: () => CountedVoiceSet) => readonly Speaker[];

export function createSpeakerFinder({ columns, ids, scratch }: CatalogParts): FindSpeakers {
  const { name: names, provider, native_language: language } = columns;
  const index = lazy(() => createKeyIndex(names.distinct));

  /** Returns the best place of the text in the names of a voice, with the name. */
  function bestName(rank: number, places: ReadonlyMap<number, Place>) {
    let best: { readonly name: number; readonly place: Place } | undefined;
    for (let at = names.valueOffsets[rank] ?? 0; at < (names.valueOffsets[rank + 1] ?? 0); at++) {
      const name = names.values[at] ?? 0;
      const place = places.get(name);
      if (place !== undefined && place < (best?.place ?? Number.POSITIVE_INFINITY)) best = { name, place };
    }
    return best;
  }

  /** Returns a number for the speaker of a voice with a name; equal for the voices of one speaker. */
  function speakerOf(rank: number, name: number): number {
    const spoken = language.single?.[rank] ?? 0;
    const listed = provider.single?.[rank] ?? 0;
    return (name * (provider.distinct.length + 1) + listed) * (language.distinct.length + 1) + spoken;
  }

  function findNamed(places: ReadonlyMap<number, Place>, among: CountedVoiceSet): Speaker[] {
    const values = Array.from(places.keys(), (value): ColumnValue => ({ column: 'name', value }));
    const common = intersectAll([voicesWithAny(columns, values, scratch), among], scratch);
    const count = listRanks(common, scratch.ranks);
    const speakers = new Map<number, { place: Place; ranks: number[] }>();
    for (const rank of scratch.ranks.subarray(0, count)) {
      const best = bestName(rank, places);
      if (!best) continue;
      const id = speakerOf(rank, best.name);
      const known = speakers.get(id);
      if (known) known.ranks.push(rank);
      else speakers.set(id, { place: best.place, ranks: [rank] });
    }
    return [...speakers.values()];
  }

  function findById(text: string, hits: () => CountedVoiceSet): Speaker[] {
    const whole = new Set(ids.exact(text));
    const found = ids.startingWith(text);
    if (found.length === 0) return [];
    const { bits } = hits();
    return found
      .filter((rank) => has(bits, rank))
      .map((rank) => ({ place: whole.has(rank) ? 0 : BEGINNING, ranks: [rank] }));
  }

  return ({ key, tail }, hits) => {
    const places = index().find(key);
    const among = places.size > 0 ? hits() : undefined;
    const named = among ? scratch.within(() => findNamed(places, among)) : [];
    const text = tail.trim();
    return ID.test(text) ? [...named, ...findById(text, hits)] : named;
  };
}

/**
 * Returns the filter `ids` that finds these voices and no other. It is chosen before a search for the id, because it takes several
 * ids, and because a search for an id also finds a voice of another provider whose native id is equal.
 */
export function listIds(ranks: readonly number[], idOf: (rank: number) => string): string {
  return ranks.slice(0, MAX_IDS).map(idOf).join(',');
}
