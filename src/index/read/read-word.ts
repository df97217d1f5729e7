import type { ConsideredReading } from '../../domain/voice-list.ts';
import type { Word } from '../parse/token.ts';
import type { CatalogParts } from '../parts.ts';
import { COSTS } from '../terms/costs.ts';
import { NO_EXPANSION } from '../terms/expansion.ts';
import { formatValue } from '../text/meaning.ts';
import { type Clause, toAccent } from './clause.ts';
import { createMeaningExpander } from './expand-meaning.ts';
import { READERS } from './index.ts';
import type { Read, Reader, ReaderParts, WordContext, WordReading } from './reader.ts';

/** Number of words at which the cache of their clauses is emptied. */
const MAX_READ = 5000;
/** Bound on the words of one search that dear readers read. */
export const MAX_DEAR_WORDS = 4;

/** Word of a search as one reader has read it. */
interface ReadWord {
  /** Clauses that the word became, none for a word that tells nothing. */
  readonly clauses: readonly Clause[];
  /** True if the dear readers were asked. */
  readonly isDear: boolean;
  /** Readings that were considered, in the order of their readers. */
  readonly considered: readonly ConsideredReading[];
}

const NOT_READ: ConsideredReading = { reader: 'unknown', cost: COSTS.unknown };
const ORDINARY: ConsideredReading = { reader: 'ordinary', cost: COSTS.ordinary };

export interface WordReader {
  /** Reads a word as cheaply as it can be read. The dear ones are left out if `mayScan` is false. */
  readonly read: (word: Word, context: WordContext, mayScan: boolean) => ReadWord;
  readonly parts: ReaderParts;
}

export function createWordReader(catalog: CatalogParts, readers = READERS): WordReader {
  const expandMeaning = createMeaningExpander(catalog.columns, catalog.vocabulary);
  const readKnown = (word: Word): readonly Clause[] => {
    return cheapest(known, word, { isOnly: false }, true).clauses;
  };
  const parts: ReaderParts = { ...catalog, expandMeaning, readKnown };
  const bound = readers
    .filter(({ name }) => !catalog.omitted.has(name))
    .map((reader) => ({ ...reader, read: bind(reader, reader.create(parts)) }))
    .sort((a, b) => a.cost - b.cost);
  const known = bound.filter(({ isOfKnown }) => isOfKnown);

  // Cached also so that equal words share one array of terms, under which their postings are cached.
  const cache = new Map<string, ReadWord>();

  function cheapest(of: readonly Bound[], word: Word, context: WordContext, mayScan: boolean): ReadWord {
    const none = catalog.lexicon.isOrdinary(word.word) ? ORDINARY : NOT_READ;
    const considered: ConsideredReading[] = [];
    let { cost } = none;
    let clauses: readonly Clause[] = [unknownClause(word)];
    let isDear = false;
    for (const reader of of) {
      if (reader.cost >= cost) break;
      if (reader.isDear) isDear = true;
      const reading = reader.isDear && !mayScan ? undefined : reader.read(word, context);
      if (!reading) continue;
      considered.push({ reader: reader.name, cost: reading.cost });
      if (reading.cost >= cost) continue;
      cost = reading.cost;
      clauses = reading.clauses;
    }
    return { clauses, isDear, considered: [...considered, none] };
  }

  return {
    parts,
    read: (word, context, mayScan) => {
      const key = keyOf(word, context, mayScan);
      const cached = cache.get(key);
      if (cached) return cached;
      const read = cheapest(bound, word, context, mayScan);
      if (cache.size >= MAX_READ) cache.clear();
      cache.set(key, read);
      return read;
    },
  };
}

/** A reader of one catalog. */
interface Bound extends Pick<Reader, 'name' | 'cost' | 'isDear' | 'isOfKnown'> {
  readonly read: (word: Word, context: WordContext) => (WordReading & { readonly cost: number }) | undefined;
}

/** Binds a reader to its name. A known word beside one that says so is read as an accent. */
function bind({ name, isOfKnown, cost }: Reader, read: Read): Bound['read'] {
  return (word, context) => {
    const reading = read(word, context);
    if (!reading) return undefined;
    const clauses = reading.clauses.map((clause) => ({
      ...clause,
      ...(word.isAccent && isOfKnown && { expansion: toAccent(clause.expansion) }),
      readers: [name],
    }));
    return { cost: reading.cost ?? cost, clauses };
  };
}

function unknownClause({ word }: Word): Clause {
  return { words: [word], expansion: NO_EXPANSION, readAs: [] };
}

/** Returns a text that is equal for words that are read alike. */
function keyOf(word: Word, { isOnly }: WordContext, mayScan: boolean): string {
  // One number and no list of flags, because the key is made for every word of a search.
  const flags =
    (isOnly ? 1 : 0) |
    (word.isMeant ? 4 : 0) |
    (word.isLanguage ? 16 : 0) |
    (word.isAccent ? 32 : 0) |
    (mayScan ? 64 : 0);
  const { meaning, completion } = word;
  if (!meaning && !completion) return `${flags} ${word.word}`;
  return [flags, word.word, ...[...(meaning ?? []), ...(completion ?? [])].map(formatValue)].join('\n');
}
