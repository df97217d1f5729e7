import { absent, beginning, exact } from './as-written.ts';
import { glued } from './glued.ts';
import { completion, lexiconWord } from './lexicon-word.ts';
import type { Reader } from './reader.ts';
import { transliterated } from './transliterated.ts';
import { typo } from './typo.ts';

/**
 * Readers of a word. The cheapest reading wins (`terms/costs.ts`). `docs/search.md` has the same table, with the price of each, which
 * `npm run prices` generates.
 */
export const READERS: readonly Reader[] = [
  completion,
  lexiconWord,
  exact,
  beginning,
  absent,
  glued,
  typo,
  transliterated,
];
