import type { CatalogImage } from './image/build-image.ts';
import { BEFORE_ID } from './image/build-voice-block.ts';
import type { Voices } from './voices.ts';

/** Ids a search starts to list by their beginning; shorter beginnings say too little. */
const MIN_PREFIX_CHARACTERS = 4;
/** As many as one page can show, several times over. */
const MAX_PREFIX_HITS = 1000;

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

export function openIds(
  { ids, places }: Pick<CatalogImage, 'ids' | 'places'>,
  readText: Voices['readText'],
): Ids {
  const { lengths, nativeStarts, nativeLengths, sorted } = ids;

  function writtenAt(at: number): string {
    const key = sorted[at] ?? 0;
    const rank = key >>> 1;
    const place = places[rank] ?? 0;
    return key % 2 === 0
      ? readText(rank, BEFORE_ID.length, lengths[place] ?? 0)
      : readText(rank, nativeStarts[place] ?? 0, nativeLengths[place] ?? 0);
  }

  /** The first place whose key is not below `prefix`. */
  function lowerBound(prefix: string): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (writtenAt(middle).toLowerCase() < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function within(prefix: string, isWanted: (key: string) => boolean): number[] {
    const found = new Set<number>();
    for (let place = lowerBound(prefix); found.size < MAX_PREFIX_HITS; place++) {
      if (place === sorted.length || !isWanted(writtenAt(place).toLowerCase())) break;
      found.add((sorted[place] ?? 0) >>> 1);
    }
    return [...found];
  }

  /** The voice whose directory id is this, as `clean` leaves it. */
  function rankOf(id: string, clean: (written: string) => string): number | undefined {
    const lower = id.toLowerCase();
    for (let place = lowerBound(lower); place < sorted.length; place++) {
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
    exact: (text) => within(text.toLowerCase(), (key) => key === text.toLowerCase()),
    startingWith: (text) => {
      const prefix = text.toLowerCase();
      return prefix.length < MIN_PREFIX_CHARACTERS ? [] : within(prefix, (key) => key.startsWith(prefix));
    },
  };
}
