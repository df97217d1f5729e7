import { editDistance } from '../../lib/edit-distance.ts';

/** Minimum and maximum length of a word whose typos are corrected. A shorter word resembles too many others; a longer text is hardly a word. */
const MIN_CORRECTED_CHARACTERS = 4;
const MAX_CORRECTED_CHARACTERS = 24;
/** Length from which a misspelled word may have two typos; a shorter word may have one. */
const LONG_WORD_CHARACTERS = 8;
/** Words with digits are never corrected: chirp2 is no typo of chirp3. */
const NUMBER = /\p{N}/u;

/** A near word is a known word that resembles a misspelled word. `edits` is the number of edits between the two words. */
export interface NearWord {
  readonly word: string;
  readonly edits: number;
}

export function nearestOf<T extends Pick<NearWord, 'edits'>>(near: readonly T[]): readonly T[] {
  const fewest = Math.min(...near.map(({ edits }) => edits));
  return near.filter(({ edits }) => edits === fewest);
}

/** Returns the number of edits by which a word may be misspelled; 0 for a word that is too short or too long, or has digits. */
export function typoEdits(word: string): number {
  if (word.length < MIN_CORRECTED_CHARACTERS || word.length > MAX_CORRECTED_CHARACTERS || NUMBER.test(word))
    return 0;
  return word.length < LONG_WORD_CHARACTERS ? 1 : 2;
}

/** Number of bits in a letter mask, which is the set of a word's letters. A letter sets one bit: its code unit modulo 32. */
const LETTER_CLASSES = 32;

/**
 * Creates the function that scans `words` for those near to a misspelled word. The edit distance is computed only if two tests pass: the lengths
 * differ by at most `maxEdits`, and the sets of letters by at most 2 × `maxEdits`. One edit changes the length by at most 1, and the set by at most
 * 2. Nearly all words fail the tests. A scan of some thousand words thus takes less than a tenth of the time of a search in a radix tree.
 */
export function createTypoScan(words: readonly string[]) {
  const masks = Uint32Array.from(words, letterMask);
  /** Returns all known words that differ from the misspelled `word` by at most `maxEdits` edits. */
  return (word: string, maxEdits: number): readonly NearWord[] => {
    const mask = letterMask(word);
    const near: NearWord[] = [];
    for (let at = 0; at < words.length; at++) {
      const candidate = words[at] ?? '';
      if (Math.abs(candidate.length - word.length) > maxEdits) continue;
      if (countOnes((masks[at] ?? 0) ^ mask) > 2 * maxEdits) continue;
      const edits = editDistance(word, candidate, maxEdits);
      if (edits <= maxEdits) near.push({ word: candidate, edits });
    }
    return near.sort((a, b) => (a.word < b.word ? -1 : 1));
  };
}

function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) % LETTER_CLASSES);
  return mask >>> 0;
}

function countOnes(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
