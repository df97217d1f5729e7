import type { Word } from '../parse/token.ts';
import type { CatalogParts } from '../parts.ts';
import type { Expansion } from '../terms/expansion.ts';
import type { MeantValue } from '../text/meaning.ts';
import type { Clause } from './clause.ts';

/** Reading of a word: the clauses that it becomes; no clause for a stop word. */
interface WordReading {
  readonly clauses: readonly Clause[];
  /** Cost of the reading; undefined if it is the cost of its reader. */
  readonly cost?: number | undefined;
}

/** Returns the reading of a word; undefined if the reader cannot read it. `isOnly` is true for the only word of a search. */
export type Read = (word: Word, isOnly: boolean) => WordReading | undefined;

export interface ReaderParts extends CatalogParts {
  readonly expandMeaning: (value: MeantValue) => Expansion;
  /** Reads a part of a glued word with the readers of known words alone. */
  readonly readKnown: (word: Word) => readonly Clause[];
}

/** A reader reads a search word as clauses. A reader is pure: only the word, whether it stands alone, and the catalog decide. */
export interface Reader {
  readonly name: string;
  /** Example of a search for which the reader is needed, and what it reads there. */
  readonly example: readonly [search: string, reading: string];
  /** Lowest cost of its readings. A reader is skipped if a reading that costs no more has been found. */
  readonly cost: number;
  /** True for a reader of words that voices or the vocabulary have; the other readers guess. */
  readonly isOfKnown?: true;
  /** True for a slow reader, which scans the dictionary, so that only a few words of a search are passed to it. */
  readonly isDear?: true;
  readonly create: (parts: ReaderParts) => Read;
}
