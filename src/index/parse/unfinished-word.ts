import type { Vocabulary } from '../terms/vocabulary.ts';
import type { Lexicon } from '../text/lexicon.ts';

/** Shortest beginning that may tell nothing. A shorter one begins too many words. */
const MIN_CHARACTERS = 4;
/** Most letters that the beginning lacks. A word that lacks more may become another one. */
const MAX_MISSING = 2;

/**
 * Returns whether an unfinished word will tell nothing: `voic` of voice. The known words that begin so and are the shortest decide, because
 * they lack the fewest letters.
 */
export function tellsNothing(beginning: string, vocabulary: Vocabulary, lexicon: Lexicon): boolean {
  // Known words are told first, because most words of searches are.
  if (beginning.length < MIN_CHARACTERS || vocabulary.expand(beginning).match === 'exact') return false;
  const common = shortestOf(lexicon.wordsStartingWith(beginning));
  const missing = (common[0]?.length ?? Number.POSITIVE_INFINITY) - beginning.length;
  if (missing > MAX_MISSING) return false;
  const nearest = shortestOf([...common, ...vocabulary.wordsStartingWith(beginning)]);
  return nearest.every((word) => lexicon.meaningAt([word], 0)?.kind === 'empty');
}

function shortestOf(words: readonly string[]): readonly string[] {
  const length = Math.min(...words.map((word) => word.length));
  return words.filter((word) => word.length === length);
}
