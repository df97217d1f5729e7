import { absent, beginning, exact } from './as-written.ts';
import { glued } from './glued.ts';
import { kindred } from './kindred.ts';
import { completion, lexiconWord } from './lexicon-word.ts';
import { misspelled, typo } from './misspelled.ts';
import type { Reader } from './reader.ts';
import { removed } from './removed.ts';
import { transliterated } from './transliterated.ts';

/**
 * Readers of a word. The cheapest reading wins (`terms/costs.ts`). `docs/search.md` has the same table, with the price of each, which
 * `npm run prices` generates.
 */
export const READERS: readonly Reader[] = [
  kindred,
  completion,
  lexiconWord,
  exact,
  removed,
  beginning,
  absent,
  glued,
  misspelled,
  typo,
  transliterated,
];
