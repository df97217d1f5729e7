import { lazy } from '../../lib/lazy.ts';
import { type ColumnValue, voicesWithAny } from '../columns/columns.ts';
import { CLOSING, isIdLike } from '../ids/id-parts.ts';
import type { CatalogParts } from '../parts.ts';
import { has } from '../structures/bitset.ts';
import { type CountedVoiceSet, intersectAll, listRanks } from '../structures/voice-set.ts';
import { createKeyIndex, type Place } from '../terms/key-index.ts';
import type { SplitText } from './split-completion.ts';

const BEGINNING: Place = 1;

/** Voices with the same provider, name and language. A speaker is one completion, whatever the number of models. */
export interface Speaker {
  readonly place: Place;
  /** Ranks of the speaker's voices, in ascending order. */
  readonly ranks: readonly number[];
}

/** Found speakers by number. A voice found by its whole id has its own negative number, because its id identifies one model of the speaker. */
type Found = Map<number, { readonly place: Place; readonly ranks: number[] }>;

/** Creates the finder of speakers by name or by the start of a voice's id. `hits` is called only after a match, because it runs a search. */
export function createSpeakerFinder({ columns, ids, scratch }: CatalogParts) {
  const { name: names, provider, native_language: language } = columns;
  const index = lazy(() => createKeyIndex(names.distinct));

  /** Returns the name that the text matches best among the names of one voice, with the match position of the text. */
  function bestName(rank: number, places: ReadonlyMap<number, Place>) {
    let best: { readonly name: number; readonly place: Place } | undefined;
    for (let at = names.valueOffsets[rank] ?? 0; at < (names.valueOffsets[rank + 1] ?? 0); at++) {
      const name = names.values[at] ?? 0;
      const place = places.get(name);
      if (place !== undefined && place < (best?.place ?? Number.POSITIVE_INFINITY)) best = { name, place };
    }
    return best;
  }

  /** Returns the number of a voice's speaker. Voices with the same name, provider and language have the same number. */
  function speakerOf(rank: number, name: number): number {
    const spoken = language.single?.[rank] ?? 0;
    const listed = provider.single?.[rank] ?? 0;
    return (name * (provider.distinct.length + 1) + listed) * (language.distinct.length + 1) + spoken;
  }

  function findNamed(places: ReadonlyMap<number, Place>, among: CountedVoiceSet, found: Found): void {
    const values = Array.from(places.keys(), (value): ColumnValue => ({ column: 'name', value }));
    const common = intersectAll([voicesWithAny(columns, values, scratch), among], scratch);
    const count = listRanks(common, scratch.ranks);
    for (const rank of scratch.ranks.subarray(0, count)) {
      const best = bestName(rank, places);
      if (best) addTo(found, speakerOf(rank, best.name), best.place, rank);
    }
  }

  /** Adds voices whose ids start with the text, grouped by speaker. A voice with the whole id is alone, because its id identifies one model. */
  function findById(text: string, hits: () => CountedVoiceSet, found: Found): void {
    const ranks = ids.startingWith(text);
    if (ranks.length === 0) return;
    const whole = new Set(ids.exact(text));
    const { bits } = hits();
    for (const rank of ranks.filter((each) => has(bits, each))) {
      if (whole.has(rank)) found.set(-1 - rank, { place: 0, ranks: [rank] });
      else addTo(found, speakerOf(rank, names.values[names.valueOffsets[rank] ?? 0] ?? 0), BEGINNING, rank);
    }
  }

  return ({ key, tail }: SplitText, hits: () => CountedVoiceSet): readonly Speaker[] => {
    const places = index()(key);
    const found: Found = new Map();
    const among = places.size > 0 ? hits() : undefined;
    if (among) scratch.within(() => findNamed(places, among, found));
    const text = tail.trim().replace(CLOSING, '');
    if (isIdLike(text)) findById(text, hits, found);
    return [...found.values()];
  };
}

function addTo(found: Found, key: number, place: Place, rank: number): void {
  const known = found.get(key);
  if (!known) found.set(key, { place, ranks: [rank] });
  else if (!known.ranks.includes(rank)) known.ranks.push(rank);
}
