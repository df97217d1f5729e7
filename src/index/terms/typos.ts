import type { Field } from './build-terms.ts';
import type { Dictionary, Hit } from './dictionary.ts';

/** Lengths between which a word is corrected: a shorter one is near too many others, a longer one is no word. */
const MIN_CHARACTERS = 4;
const MAX_CHARACTERS = 24;
/** Length from which on a word may hold two typos. */
const LONG_WORD_CHARACTERS = 8;
/** The same for a closed vocabulary, because it has few words to be mistaken for: `femail` is two edits from `female`. */
const LONG_CHOICE_CHARACTERS = 6;
/** Edits within which a word is proposed for an unknown one. */
const GUESS_EDITS = 2;
/** Words with digits are never corrected: chirp2 is no typo of chirp3. */
const NUMBER = /\p{N}/u;

/** Returns the values that an unknown word is a typo of: with the fewest edits, and an open word before a choice. */
export function findTypos(word: string, dictionary: Dictionary): readonly Hit[] {
  if (!isCorrectable(word)) return [];
  for (const edits of [1, 2]) {
    const open = edits <= typoEdits(word) ? nearestHits(word, edits, 'open', dictionary) : [];
    const hits = open.length > 0 ? open : findChoice(word, edits, dictionary);
    if (hits.length > 0) return hits;
  }
  return [];
}

/** Returns the nearest words, for did-you-mean, of an unknown word that is further off than a typo. */
export function guessWords(word: string, dictionary: Dictionary): readonly string[] {
  if (!isCorrectable(word) || typoEdits(word) >= GUESS_EDITS) return [];
  const near = (['open', 'choice'] as const).flatMap((field) => dictionary.near(word, GUESS_EDITS, field));
  const fewest = Math.min(...near.map(({ edits }) => edits));
  return [...new Set(near.filter(({ edits }) => edits === fewest).map((each) => each.word))];
}

/** Returns the gender or age that a word stands for; nothing if it may be one or another, or if the first letter differs. */
function findChoice(word: string, edits: number, dictionary: Dictionary): readonly Hit[] {
  if (edits > 1 && word.length < LONG_CHOICE_CHARACTERS) return [];
  const hits = nearestHits(word, edits, 'choice', dictionary).filter(({ words }) =>
    words.some((found) => found[0] === word[0]),
  );
  return new Set(hits.map(({ id }) => id)).size === 1 ? hits : [];
}

/** Returns the values of the words with the fewest edits, each once with all such words of it. */
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
