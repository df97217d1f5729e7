import { absent, beginning, exact } from './as-written.ts';
import { glued } from './glued.ts';
import { lexiconWord } from './lexicon-word.ts';
import type { Reader } from './reader.ts';
import { transliterated } from './transliterated.ts';
import { typo } from './typo.ts';

/** Readers of a search word. The reading (interpretation) with the lowest cost is used. `npm run prices -- --write` writes them to `docs/search.md`. */
export const READERS: readonly Reader[] = [
  lexiconWord,
  exact,
  beginning,
  absent,
  glued,
  typo,
  transliterated,
];
