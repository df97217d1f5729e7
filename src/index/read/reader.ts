import type { Word } from '../parse/token.ts';
import type { CatalogParts } from '../parts.ts';
import type { Expansion } from '../terms/expansion.ts';
import type { MeantValue } from '../text/meaning.ts';
import type { Clause } from './clause.ts';

/** Reading (interpretation) of a word: the clauses (sets of values) that the word becomes. A stop word becomes no clause. */
export interface WordReading {
  readonly clauses: readonly Clause[];
  /** Cost of the reading; undefined if it equals the `cost` of the reader. */
  readonly cost?: number | undefined;
}

/** Returns the reading of a word; undefined if the reader cannot read it. `isOnly` is true for the only word of a search. */
export type Read = (word: Word, isOnly: boolean) => WordReading | undefined;

export interface ReaderParts extends CatalogParts {
  readonly expandMeaning: (value: MeantValue) => Expansion;
  /** Reads a known word that replaces the typed word or a part of it (`dutch` in `dutchfemale`). Only readers with `isOfKnown` are used. */
  readonly readKnown: (word: string) => readonly Clause[];
}

/** A reader reads a search word as clauses. Clauses depend only on the catalog, the word, and whether the word is the whole search. */
export interface Reader {
  readonly name: string;
  /** Example of a search for which the reader is needed, and what the reader takes the search for. */
  readonly example: readonly [search: string, reading: string];
  /** Lowest cost of the reader's readings. The reader is skipped if a reading at this cost or below has already been found. */
  readonly cost: number;
  /** True for a reader of known words and their beginnings. All readers without `isOfKnown` guess: they correct typos, split words or transliterate. */
  readonly isOfKnown?: true;
  /** True for a slow reader, which scans the dictionary. A slow reader gets only a few words of a search. */
  readonly isDear?: true;
  readonly create: (parts: ReaderParts) => Read;
}
