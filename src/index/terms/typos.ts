import type { Dictionary, Hit } from './dictionary.ts';
import type { Field } from './term-words.ts';

/** Lengths between which a word is corrected: a shorter one is near too many others, a longer one is no word. */
const MIN_CHARACTERS = 4;
const MAX_CHARACTERS = 24;
/** Length from which on a word may hold two typos. */
const LONG_WORD_CHARACTERS = 8;
/**
 * Length from which on a gender or age may hold two typos, as `femail` for `female`. A shorter limit is safe because there
 * are few choices.
 */
const LONG_CHOICE_CHARACTERS = 6;
/** Edits within which a word is proposed for an unknown one. */
const GUESS_EDITS = 2;
/** Words with digits are never corrected: chirp2 is no typo of chirp3. */
const NUMBER = /\p{N}/u;

/** Returns the values that an unknown word misspells with the fewest edits. An open word wins over a choice of as many edits. */
export function findTypos(word: string, dictionary: Dictionary): readonly Hit[] {
  if (!isCorrectable(word)) return [];
  for (const edits of [1, 2]) {
    const open = edits <= typoEdits(word) ? nearestHits(word, edits, 'open', dictionary) : [];
    const hits = open.length > 0 ? open : findChoice(word, edits, dictionary);
    if (hits.length > 0) return hits;
  }
  return [];
}

/** Returns the words nearest to an unknown word, for did-you-mean. A long word gets none, because `findTypos` tries as many edits. */
export function guessWords(word: string, dictionary: Dictionary): readonly string[] {
  if (!isCorrectable(word) || typoEdits(word) >= GUESS_EDITS) return [];
  const near = (['open', 'choice'] as const).flatMap((field) => dictionary.near(word, GUESS_EDITS, field));
  const fewest = Math.min(...near.map(({ edits }) => edits));
  return [...new Set(near.filter(({ edits }) => edits === fewest).map((each) => each.word))];
}

/**
 * Returns the gender or age that a word misspells. Several candidates, or another first letter, give none, so that no
 * choice is a guess.
 */
function findChoice(word: string, edits: number, dictionary: Dictionary): readonly Hit[] {
  if (edits > 1 && word.length < LONG_CHOICE_CHARACTERS) return [];
  const hits = nearestHits(word, edits, 'choice', dictionary).filter(({ words }) =>
    words.some((found) => found[0] === word[0]),
  );
  return new Set(hits.map(({ id }) => id)).size === 1 ? hits : [];
}

/** Returns the values of the words with the fewest edits. A value is listed once, with all its words that matched. */
function nearestHits(word: string, maxEdits: number, field: Field, dictionary: Dictionary): Hit[] {
  const near = dictionary.near(word, maxEdits, field);
  const fewest = Math.min(...near.map(({ edits }) => edits));
  const hits = new Map<number, Hit>();
  for (const each of near.filter(({ edits }) => edits === fewest)) {
    for (const hit of dictionary.exact(each.word, field)) {
      const words = [...(hits.get(hit.id)?.words ?? []), each.word];
      hits.set(hit.id, { ...hit, words });
    }
  }
  return [...hits.values()];
}

function isCorrectable(word: string): boolean {
  return word.length >= MIN_CHARACTERS && word.length <= MAX_CHARACTERS && !NUMBER.test(word);
}

function typoEdits(word: string): number {
  return word.length < LONG_WORD_CHARACTERS ? 1 : 2;
}
