import { lowerBound } from '../../lib/lower-bound.ts';
import { foldWords } from '../text/analyzer.ts';

/** Place of a text in a key such as `new-zealand`: 0 for the whole key, 1 for its start, 2 for the start of a later word, 3 for inside a word. */
export type Place = 0 | 1 | 2 | 3;

/** Minimum length of a text that is also searched inside words. A shorter text is inside too many words. */
const MIN_WITHIN_CHARACTERS = 3;
/** If at least this many keys have a word that starts with the text, the text is not also searched inside words. */
const ENOUGH_FOUND = 50;
/** Maximum number of keys that a look-up returns. Keys that start with the text come first, and so only weaker matches are left out. */
const MAX_FOUND = 2000;
/** Pattern of a name that is its own key. Most names match the pattern, and need no folding. */
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const BETWEEN_KEYS = '\n';
const BETWEEN_WORDS = '-';

/**
 * Creates the index of some names. The index is a function that looks a folded text up in the key of each name. The function returns the best
 * {@link Place} of the text in each key that contains the text, by the index of the name. A `-` at the end of the text means that the last word is
 * complete: `new-` is found in New Zealand and not in Newar. All keys are joined, because one search in a long string is faster than ten thousand
 * searches in short strings. In the joined keys, `\nzealand` starts a key, `-zealand` a later word:
 *
 *     \n jenny \n new-zealand \n zealandia \n
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

  /** Adds the keys that contain the text directly after the character `before`. If `before` is empty, any character may precede the text. */
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

/** Returns the key of a name: its folded words (lower case, no diacritics), joined by `-`. */
export function keyOf(name: string): string {
  return KEY.test(name) ? name : foldWords(name).replace(/-$/, '');
}
