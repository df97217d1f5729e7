import type { LedgerEntry } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { lowerBound } from '../../lib/lower-bound.ts';
import { memoize } from '../../lib/memoize.ts';
import { type Columns, columnValues, voicesWithAny } from '../columns/columns.ts';
import type { Lifecycle } from '../columns/lifecycle.ts';
import type { ColumnName } from '../columns/schema.ts';
import { openStrings } from '../structures/packed-strings.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, subtract, type VoiceSet } from '../structures/voice-set.ts';
import type { Ids } from '../voices/ids.ts';
import type { RemovedImage, TextIndex } from './build-removed.ts';
import type { FindNearest } from './nearest-voices.ts';
import { BY_PROVIDER, voicesOfSameLanguage } from './similarity.ts';

/** Maximum number of replacements proposed for one missing id. */
export const MAX_REPLACEMENTS = 3;

const OPPOSITES: ReadonlyMap<string, string> = new Map([
  ['Female', 'Male'],
  ['Male', 'Female'],
]);

interface RemovedParts {
  readonly columns: Columns;
  readonly ids: Pick<Ids, 'rankOf'>;
  readonly removed: RemovedImage;
  readonly findNearest: FindNearest;
  readonly lifecycle: Lifecycle;
  readonly scratch: Scratch;
}

/** Creates the look-ups of the voices that their providers no longer list. */
export function createRemovedVoices(parts: RemovedParts) {
  const { columns, ids, removed, findNearest, lifecycle, scratch } = parts;
  const jsonOf = openStrings(removed.entries);
  const numberOf = openIndex(removed.byId);

  /**
   * Returns the removed voice with this directory id. If there is none, the look-up ignores case, and also accepts a native id, or a directory id
   * without its provider. If several voices match, a directory id is preferred to a native id, and a later removal to an earlier one.
   */
  function find(text: string) {
    const number = numberOf(text) ?? numberOf(text.toLowerCase());
    if (number === undefined) return undefined;
    const [id, entry]: [string, LedgerEntry] = JSON.parse(jsonOf(number));
    /** Date of the removal: `2026-11-01`. */
    const removedOn = entry.removed_at?.slice(0, 10) ?? '';
    return { id, entry, removedOn };
  }

  function without(set: VoiceSet, column: ColumnName, ...values: string[]): CountedVoiceSet {
    const { bits } = voicesWithAny(columns, columnValues(columns, column, values), scratch);
    return subtract(set, bits, scratch);
  }

  function nearestTo(voice: StoredVoice): number[] {
    return scratch.within(() => {
      const { age, gender, gender_stated } = voice;
      const set = subtract(voicesOfSameLanguage(columns, voice, scratch), lifecycle.ended, scratch);
      // A child never replaces an adult.
      const adults = age === 'child' ? set : without(set, 'age', 'child');
      // Voices of the opposite gender are proposed only if all remaining voices of the language have the opposite gender.
      const opposite = gender_stated === false ? undefined : OPPOSITES.get(gender);
      const suited = opposite === undefined ? adults : without(adults, 'stated_gender', opposite);
      const page = { offset: 0, limit: MAX_REPLACEMENTS };
      return findNearest(voice, suited.count > 0 ? suited : adults, page, BY_PROVIDER);
    });
  }

  /** Returns the ranks of the voices that replace a voice best: its successor, then those most similar to it. */
  function replacementsFor(voice: StoredVoice): readonly number[] {
    const successor = voice.replaced_by === undefined ? undefined : ids.rankOf(voice.replaced_by);
    const ranks = successor === undefined ? nearestTo(voice) : [successor, ...nearestTo(voice)];
    return [...new Set(ranks)].slice(0, MAX_REPLACEMENTS);
  }

  return {
    find,
    /** Returns the ranks of at most {@link MAX_REPLACEMENTS} replacements of a removed voice; none if the ledger lacks the voice's fields. */
    replacementsOf: memoize((id: string): readonly number[] => {
      const lastKnown = find(id)?.entry.last_known;
      return lastKnown ? replacementsFor(lastKnown) : [];
    }),
    replacementsFor,
  };
}

/** Returns the function that looks a text up in the index. A binary search in O(log n) finds the voice number of the text's first entry. */
function openIndex({ texts, numbers }: TextIndex) {
  const textAt = openStrings(texts);
  return (text: string): number | undefined => {
    const first = lowerBound(numbers.length, (row) => textAt(row) < text);
    return first < numbers.length && textAt(first) === text ? numbers[first] : undefined;
  };
}
