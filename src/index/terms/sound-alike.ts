import { loadDataFile } from '../../lib/data-set.ts';
import { groupBy } from '../../lib/group-by.ts';
import { lazy } from '../../lib/lazy.ts';
import { Spellings } from '../../vocabulary/wording-data-sets.ts';
import type { Columns } from '../columns/columns.ts';

/** Spellings, each with its replacement in a sound key. */
const SPELLINGS = loadDataFile(Spellings).map(
  ([spelling, sound]) => [new RegExp(spelling, 'g'), sound] as const,
);

/** Minimum length of a sound key that is looked up. */
const MIN_CHARACTERS = 3;
const LATIN_WORD = /^[a-z]{3,24}$/;

/** Creates the look-up of words of voice names by their sound. The index is built at the first look-up, because few searches need one. */
export function createSoundAlike({ name_word: names }: Columns) {
  const words = lazy(() => new Set(names.distinct.filter((word) => LATIN_WORD.test(word))));
  const byKey = lazy(() => groupBy(words(), soundKey));
  return (spelling: string): readonly string[] => {
    if (words().has(spelling)) return [spelling];
    const key = soundKey(spelling);
    return key.length < MIN_CHARACTERS ? [] : (byKey().get(key) ?? []);
  };
}

/** Returns the sound key of a word. Words that sound the same have the same key: jeni for `jenny` and `djeni`. */
export function soundKey(word: string): string {
  return SPELLINGS.reduce((key, [spelling, sound]) => key.replace(spelling, sound), word);
}
