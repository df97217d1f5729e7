import { lowerBound } from '../../lib/lower-bound.ts';
import { openStrings } from '../structures/packed-strings.ts';
import type { IdsImage } from './build-ids.ts';

/** Minimum length of an id prefix that is looked up. A shorter prefix would match too many unrelated voices. */
const MIN_PREFIX_CHARACTERS = 4;
/** Maximum number of voices that a look-up of ids returns: enough for several pages of the largest size. */
const MAX_HITS = 1000;

/** Look-ups of voices by directory id or native id, by binary search in O(log n). */
export type Ids = ReturnType<typeof openIds>;

export function openIds({ texts, keys }: IdsImage) {
  const idAt = openStrings(texts);
  const keyAt = (index: number) => keys[index] ?? 0;
  /** Returns the index of the first id that, in lower case, equals `lower` or comes after it. */
  const firstFrom = (lower: string) => lowerBound(keys.length, (index) => idAt(index).toLowerCase() < lower);

  function ranksWhile(lower: string, isHit: (id: string) => boolean): number[] {
    const found = new Set<number>();
    for (let index = firstFrom(lower); found.size < MAX_HITS; index++) {
      if (index === keys.length || !isHit(idAt(index).toLowerCase())) break;
      found.add(keyAt(index) >>> 1);
    }
    return [...found];
  }

  /** Returns the rank of the voice whose directory id equals `id`. `clean` is applied to each directory id before the comparison. */
  function rankOf(id: string, clean: (id: string) => string): number | undefined {
    const lower = id.toLowerCase();
    for (let index = firstFrom(lower); index < keys.length; index++) {
      const key = keyAt(index);
      const written = clean(idAt(index));
      if (key % 2 === 0 && written === id) return key >>> 1;
      if (written.toLowerCase() !== lower) return undefined;
    }
    return undefined;
  }

  return {
    /** Returns the rank of the voice with this directory id. If there is none, spaces at the end of ids are ignored, because clients trim ids. */
    rankOf: (id: string) => rankOf(id, (written) => written) ?? rankOf(id, (written) => written.trimEnd()),
    /** Returns the voices whose directory id or native id equals the text, ignoring case and trailing spaces of ids. */
    exact: (text: string): readonly number[] => {
      const lower = text.toLowerCase();
      return ranksWhile(lower, (id) => id === lower || id.trimEnd() === lower);
    },
    /** Returns the voices whose directory id or native id starts with the text, ignoring case, in rank order. */
    startingWith: (text: string): readonly number[] => {
      const prefix = text.toLowerCase();
      return prefix.length < MIN_PREFIX_CHARACTERS
        ? []
        : ranksWhile(prefix, (id) => id.startsWith(prefix)).sort((a, b) => a - b);
    },
    /** Returns all directory and native ids that start with the text, in lower case with the voice's rank; none if there are more than `max`. */
    listUnder: (text: string, max: number) => {
      const prefix = text.toLowerCase();
      const first = firstFrom(prefix);
      // U+FFFF is the last UTF-16 code unit, and no id contains it. In sorted order, all ids with the prefix therefore come before the prefix + U+FFFF.
      const end = firstFrom(`${prefix}\uffff`);
      if (prefix === '' || end - first > max) return [];
      return Array.from({ length: end - first }, (_, place) => ({
        id: idAt(first + place).toLowerCase(),
        rank: keyAt(first + place) >>> 1,
      }));
    },
  };
}
