import type { CatalogImage } from '../image.ts';
import { lowerBound } from '../structures/lower-bound.ts';
import { BEFORE_ID } from './build-stored-voices.ts';
import type { Voices } from './stored-voices.ts';

/** Ids a search starts to list by their beginning; shorter beginnings say too little. */
const MIN_PREFIX_CHARACTERS = 4;
/** As many as one page can show, several times over. */
const MAX_PREFIX_HITS = 1000;
/** Steps of a binary search that are remembered: 1,023 keys at most. */
const LANDMARK_STEPS = 10;

/** Voices by id, as the directory writes it and as the provider does. */
export interface Ids {
  /** The voice with exactly this directory id. */
  rankOf(id: string): number | undefined;
  /** The same for an id of a list, where blanks around it are none of it; that of a voice may end with one. */
  rankOfListed(id: string): number | undefined;
  /** Voices whose directory id or native id is this text, whatever its case. */
  exact(text: string): readonly number[];
  /** Voices whose directory id or native id starts with this text, whatever its case. */
  startingWith(text: string): readonly number[];
}

export function openIds({ ids }: Pick<CatalogImage, 'ids'>, readText: Voices['readText']): Ids {
  const { lengths, nativeStarts, nativeLengths, sorted } = ids;

  function writtenAt(at: number): string {
    const key = sorted[at] ?? 0;
    const rank = key >>> 1;
    return key % 2 === 0
      ? readText(rank, BEFORE_ID.length, lengths[rank] ?? 0)
      : readText(rank, nativeStarts[rank] ?? 0, nativeLengths[rank] ?? 0);
  }

  const landmarks = new Map<number, string>();

  /** The first place whose key is not below `prefix`. */
  function placeOf(prefix: string): number {
    let step = 0;
    return lowerBound(sorted.length, (place) => keyAt(place, step++) < prefix);
  }

  /** The key that a look-up compares with at one of its steps. The first ones are the same for all, and are remembered. */
  function keyAt(place: number, step: number): string {
    const known = landmarks.get(place);
    if (known !== undefined) return known;
    const key = writtenAt(place).toLowerCase();
    if (step < LANDMARK_STEPS) landmarks.set(place, key);
    return key;
  }

  function within(prefix: string, isWanted: (key: string) => boolean): number[] {
    const found = new Set<number>();
    for (let place = placeOf(prefix); found.size < MAX_PREFIX_HITS; place++) {
      if (place === sorted.length || !isWanted(writtenAt(place).toLowerCase())) break;
      found.add((sorted[place] ?? 0) >>> 1);
    }
    return [...found];
  }

  /** The voice whose directory id is this, as `clean` leaves it. */
  function rankOf(id: string, clean: (written: string) => string): number | undefined {
    const lower = id.toLowerCase();
    for (let place = placeOf(lower); place < sorted.length; place++) {
      const key = sorted[place] ?? 0;
      const written = clean(writtenAt(place));
      if (key % 2 === 0 && written === id) return key >>> 1;
      if (written.toLowerCase() !== lower) return undefined;
    }
    return undefined;
  }

  return {
    rankOf: (id) => rankOf(id, (written) => written),
    rankOfListed: (id) => rankOf(id, (written) => written) ?? rankOf(id, (written) => written.trimEnd()),
    exact: (text) => {
      const lower = text.toLowerCase();
      return within(lower, (key) => key === lower);
    },
    startingWith: (text) => {
      const prefix = text.toLowerCase();
      return prefix.length < MIN_PREFIX_CHARACTERS ? [] : within(prefix, (key) => key.startsWith(prefix));
    },
  };
}
