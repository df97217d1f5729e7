import { lowerBound } from '../structures/sorted-strings.ts';
import { foldWords } from '../text/analyzer.ts';

/** Place at which a text stands in a key: 0 is the whole key, 1 its beginning, 2 the beginning of a later word, 3 any other place. */
export type Place = 0 | 1 | 2 | 3;

/** Fewest letters that are looked for within words, because fewer stand in most words. Words with a blank between are in none. */
const MIN_WITHIN_CHARACTERS = 3;
/** Number of keys with a word that begins so, from which the text is not looked for within words too. */
const ENOUGH_FOUND = 50;
/** Most keys that one look-up returns. Beginnings are looked up first, so that the least telling keys are left out. */
const MAX_FOUND = 2000;
/** Pattern of a name that is a key already, as most are. */
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const BETWEEN_KEYS = '\n';
const BETWEEN_WORDS = '-';

/**
 * Creates the index of some names: a function that returns the best place of a text in each key that has it, by the index of the key. The text is folded
 * as keys are; a `-` at its end says that its last word is finished: `new-` is in New Zealand and not in Newar. All keys are one string, because one search in a long string is faster than a search in each of
 * ten thousand short ones:
 *
 *     \n jenny \n new-zealand \n zealandia \n      zealand: -zealand is a later word, \n zealand a beginning
 */
export function createKeyIndex(names: readonly string[]) {
  const keys = names.map(keyOf);
  const all = `${BETWEEN_KEYS}${keys.join(BETWEEN_KEYS)}${BETWEEN_KEYS}`;
  const starts = new Uint32Array(keys.length);
  let next = BETWEEN_KEYS.length;
  for (const [index, key] of keys.entries()) {
    starts[index] = next;
    next += key.length + BETWEEN_KEYS.length;
  }

  function keyAt(position: number): number {
    return lowerBound(starts.length, (index) => (starts[index] ?? 0) <= position) - 1;
  }

  /** Adds the keys that have the text after the character `before`; after any character if it is empty. */
  function addAll(found: Map<number, Place>, before: string, text: string, place: Place): void {
    const isFinished = text.endsWith(BETWEEN_WORDS);
    const word = isFinished ? text.slice(0, -1) : text;
    const pattern = before + word;
    let at = -1;
    while (found.size < MAX_FOUND) {
      at = all.indexOf(pattern, at + 1);
      if (at < 0) break;
      const start = at + before.length;
      const after = all[start + word.length];
      if (isFinished && after !== BETWEEN_KEYS && after !== BETWEEN_WORDS) continue;
      const index = keyAt(start);
      const isWhole = place === 1 && after === BETWEEN_KEYS;
      if (!found.has(index)) found.set(index, isWhole ? 0 : place);
    }
  }

  return (text: string): ReadonlyMap<number, Place> => {
    const found = new Map<number, Place>();
    if (text === '' || text === BETWEEN_WORDS) return found;
    addAll(found, BETWEEN_KEYS, text, 1);
    addAll(found, BETWEEN_WORDS, text, 2);
    const isOneWord = !text.includes(BETWEEN_WORDS);
    if (isOneWord && text.length >= MIN_WITHIN_CHARACTERS && found.size < ENOUGH_FOUND)
      addAll(found, '', text, 3);
    return found;
  };
}

/** Returns a name as the index holds it, without the sign after its last word. */
export function keyOf(name: string): string {
  return KEY.test(name) ? name : foldWords(name).replace(/-$/, '');
}
