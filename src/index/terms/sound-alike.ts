import { groupBy } from '../../lib/group-by.ts';
import { lazy } from '../../lib/lazy.ts';
import type { Columns } from '../columns/columns.ts';
import { createTypoScan } from '../text/typo-scan.ts';

/** Spellings and their letters in sound keys, which tell how a word sounds, because other scripts write names by sound: `ジェニー` is jeni. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ck|q(?!u)|c(?![eihy])/g, 'k'],
  [/c(?=[eiy])|z(?!h)|sh/g, 's'],
  [/qu/g, 'kv'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/kh/g, 'h'],
  [/zh|dj|dzh/g, 'j'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/l/g, 'r'],
  [/y|ee/g, 'i'],
  [/oo/g, 'u'],
  [/(?<=[aeiou])h$/, ''],
  [/(.)\1+/g, '$1'],
];
/** Minimum length of a sound key that is looked up. A sound key tells how a word sounds: jeni for Jenny. */
const MIN_CHARACTERS = 3;
const MIN_TYPO_CHARACTERS = 5;
/** Maximum number of sound keys one edit away from a word's sound key. If there are more, none is returned: the match is too ambiguous. */
const MAX_NEAREST = 3;
const LATIN_WORD = /^[a-z]{3,24}$/;

/** Creates the look-up of the words of voices' names by their sound. Its index is built when it is first used, because few searches need it. */
export function createSoundAlike({ name_word: names }: Columns) {
  const index = lazy(() => {
    const words = names.distinct.filter((word) => LATIN_WORD.test(word));
    const byKey = groupBy(words, soundKey);
    return { byKey, scan: createTypoScan([...byKey.keys()]), words: new Set(words) };
  });
  return (spelling: string): readonly string[] => {
    const { byKey, scan, words } = index();
    if (words.has(spelling)) return [spelling];
    const key = soundKey(spelling);
    if (key.length < MIN_CHARACTERS) return [];
    const same = byKey.get(key);
    if (same || key.length < MIN_TYPO_CHARACTERS) return same ?? [];
    const near = scan(key, 1);
    return near.length > MAX_NEAREST ? [] : near.flatMap(({ word }) => byKey.get(word) ?? []);
  };
}

/** Returns the sound key of a word. Words that sound the same have the same key: jeni for `jenny` and `djeni`. */
export function soundKey(word: string): string {
  return SPELLINGS.reduce((key, [spelling, sound]) => key.replace(spelling, sound), word);
}
