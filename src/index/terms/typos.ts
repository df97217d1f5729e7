import type { WordHit, WordIndex } from './dictionary.ts';

/** Shorter words are never taken for a typo of another; longer ones than the second are no words. */
const MIN_CHARACTERS = 4;
const MAX_CHARACTERS = 24;
/** From this length on a word may hold two typos. */
const LONG_WORD_CHARACTERS = 8;
/** There are few words to mistake one for in a closed vocabulary: `femail` is two edits off. */
const LONG_CHOICE_CHARACTERS = 6;
/** Edits within which a word is worth proposing for one that is not known. */
const GUESS_EDITS = 2;
/** Numbers are exact: chirp2 is no typo of chirp3. */
const NUMBER = /\p{N}/u;

/** What a word that means nothing as it stands is a typo of: by the fewest edits, and rather a word than a choice. */
export function findTypos(word: string, index: WordIndex): readonly WordHit[] {
  if (!isCorrectable(word)) return [];
  for (const edits of [1, 2]) {
    const words = edits <= typoEdits(word) ? index.nearest(word, edits, 'open') : [];
    const hits = words.length > 0 ? words : findChoice(word, edits, index);
    if (hits.length > 0) return hits;
  }
  return [];
}

/** Known words that are further off than a typo. */
export function guessWord(word: string, index: WordIndex): readonly string[] {
  if (!isCorrectable(word) || typoEdits(word) >= GUESS_EDITS) return [];
  return [...new Set(index.nearest(word, GUESS_EDITS, 'open', 'choice').flatMap((hit) => hit.terms))];
}

/** The gender or age that a word which is nothing else stands for; none where it might be one or another. */
function findChoice(word: string, edits: number, index: WordIndex): readonly WordHit[] {
  if (edits > 1 && word.length < LONG_CHOICE_CHARACTERS) return [];
  const hits = index
    .nearest(word, edits, 'choice')
    .filter(({ terms }) => terms.some((term) => term[0] === word[0]));
  return new Set(hits.map(({ id }) => id)).size === 1 ? hits : [];
}

function isCorrectable(word: string): boolean {
  return word.length >= MIN_CHARACTERS && word.length <= MAX_CHARACTERS && !NUMBER.test(word);
}

function typoEdits(word: string): number {
  return word.length < LONG_WORD_CHARACTERS ? 1 : 2;
}
