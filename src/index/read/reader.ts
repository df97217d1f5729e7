import type { Word } from '../parse/token.ts';
import type { CatalogParts } from '../parts.ts';
import type { Expansion } from '../terms/expansion.ts';
import type { MeantValue } from '../text/meaning.ts';
import type { Clause } from './clause.ts';

/** Reading of a word: the clauses that it becomes, none for a word that tells nothing. */
interface WordReading {
  readonly clauses: readonly Clause[];
  /** Cost of the reading where it is not that of its reader. */
  readonly cost?: number | undefined;
}

/** Returns the reading of a word, which `isOnly` in its search or beside others; undefined if the reader has none. */
export type Read = (word: Word, isOnly: boolean) => WordReading | undefined;

/** Parts of a catalog by which words are read. */
export interface ReaderParts extends CatalogParts {
  readonly expandMeaning: (value: MeantValue) => Expansion;
  /** Reads a word by the readers of known words alone, for the parts of a glued word and for the corrections of a misspelled one. */
  readonly readKnown: (word: Word) => readonly Clause[];
}

/** Reader of words. A reader is pure: the word, whether it stands alone, and the catalog decide. */
export interface Reader {
  readonly name: string;
  /** Search in which this reader speaks, and what it reads there. */
  readonly example: readonly [search: string, reading: string];
  /** Least cost of its readings. A reader is asked only where no reading is as cheap. */
  readonly cost: number;
  /** True for a reader of words that voices or the vocabulary have; the other readers guess. */
  readonly isOfKnown?: true;
  /** True for a reader that scans the dictionary, so that few words of a search come to it. */
  readonly isDear?: true;
  readonly create: (parts: ReaderParts) => Read;
}
