import type { LedgerEntry } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { memoize } from '../../lib/memoize.ts';
import { type Columns, columnValues, voicesWithAny } from '../columns/columns.ts';
import type { ReadonlyBitset } from '../structures/bitset.ts';
import { openStrings } from '../structures/packed-strings.ts';
import type { Scratch } from '../structures/scratch.ts';
import { lowerBound } from '../structures/sorted-strings.ts';
import { subtract } from '../structures/voice-set.ts';
import type { RemovedImage, TextIndex } from './build-removed.ts';
import type { FindNearest } from './nearest-voices.ts';
import { BY_PROVIDER, voicesOfSameLanguage } from './similarity.ts';

/** Maximum number of replacements proposed for one missing id. */
export const MAX_REPLACEMENTS = 3;

const OPPOSITES: ReadonlyMap<string, string> = new Map([
  ['Female', 'Male'],
  ['Male', 'Female'],
]);

/** Voice that its provider no longer lists. */
export interface RemovedVoice {
  readonly id: string;
  readonly entry: LedgerEntry;
  /** Date of the removal: `2026-11-01`. */
  readonly removedOn: string;
}

/** Look-ups of the voices that their providers no longer list. */
export interface RemovedVoices {
  /**
   * Returns the removed voice with this directory id, or else the most recently removed one whose directory id, with or without its
   * provider, or native id equals the text, ignoring case.
   */
  find(text: string): RemovedVoice | undefined;
  /** Returns at most `count` removed voices with this folded name, the most recently removed voice first. */
  findNamed(name: string, count: number): readonly RemovedVoice[];
  /** Returns the ranks of the {@link MAX_REPLACEMENTS} voices most similar to a removed voice; none if the ledger lacks its fields. */
  replacementsOf(id: string): readonly number[];
}

/** Structures of a catalog in which replacements of removed voices are found. */
interface RemovedParts {
  readonly columns: Columns;
  readonly removed: RemovedImage;
  readonly findNearest: FindNearest;
  readonly scratch: Scratch;
}

export function createRemovedVoices({ columns, removed, findNearest, scratch }: RemovedParts): RemovedVoices {
  const jsonOf = openStrings(removed.entries);
  const numbersById = openIndex(removed.byId);
  const numbersByName = openIndex(removed.byName);

  function read(number: number): RemovedVoice {
    const [id, entry]: [string, LedgerEntry] = JSON.parse(jsonOf(number));
    return { id, entry, removedOn: entry.removed_at?.slice(0, 10) ?? '' };
  }

  function find(text: string): RemovedVoice | undefined {
    const [number = numbersById(text.toLowerCase(), 1)[0]] = numbersById(text, 1);
    return number === undefined ? undefined : read(number);
  }

  function nearestTo(voice: StoredVoice): number[] {
    return scratch.within(() => {
      const set = voicesOfSameLanguage(columns, voice, scratch);
      // A child never replaces an adult.
      const children = voice.age === 'child' ? [] : columnValues(columns, 'age', ['child']);
      const excluded = children.length > 0 ? voicesWithAny(columns, children, scratch).bits : undefined;
      const page = { offset: 0, limit: MAX_REPLACEMENTS };
      const adults = subtract(set, excluded, scratch);
      const suited = subtract(adults, opposedTo(voice), scratch);
      return findNearest(voice, suited.count > 0 ? suited : adults, page, BY_PROVIDER);
    });
  }

  /** Returns the voices of the opposite stated gender. Such voices are replacements only if the language has no other voices. */
  function opposedTo({ gender, gender_stated }: StoredVoice): ReadonlyBitset | undefined {
    const opposite = gender_stated === false ? undefined : OPPOSITES.get(gender);
    const values = opposite ? columnValues(columns, 'stated_gender', [opposite]) : [];
    return values.length > 0 ? voicesWithAny(columns, values, scratch).bits : undefined;
  }

  return {
    find,
    findNamed: (name, count) => numbersByName(name, count).map(read),
    replacementsOf: memoize((id: string): readonly number[] => {
      const lastKnown = find(id)?.entry.last_known;
      return lastKnown ? nearestTo(lastKnown) : [];
    }),
  };
}

/** Returns the function that finds the numbers of at most `count` voices with a text. Binary search: O(log n) */
function openIndex({ texts, numbers }: TextIndex) {
  const textAt = openStrings(texts);
  return (text: string, count: number): number[] => {
    const first = lowerBound(numbers.length, (row) => textAt(row) < text);
    let end = first;
    while (end < Math.min(first + count, numbers.length) && textAt(end) === text) end++;
    return [...numbers.subarray(first, end)];
  };
}
