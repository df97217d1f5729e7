import type { ConsideredReading } from '../../domain/voice-list.ts';
import type { Word } from '../parse/token.ts';
import type { CatalogParts } from '../parts.ts';
import { COSTS } from '../terms/costs.ts';
import { NO_EXPANSION } from '../terms/expansion.ts';
import { valuesOf } from '../text/meaning.ts';
import { type Clause, toAccent } from './clause.ts';
import { createMeaningExpander } from './expand-meaning.ts';
import { READERS } from './index.ts';
import type { Read, Reader, ReaderParts } from './reader.ts';

/** Maximum number of words of one search that are passed to the slow readers (`isDear`). Slow readers scan the dictionary. */
export const MAX_DEAR_WORDS = 4;

/** The cheapest reading (interpretation) of a word, and all readings that were considered. The cheapest reading is the likeliest. */
interface ReadWord {
  /** Clauses that the word became; empty for a stop word. */
  readonly clauses: readonly Clause[];
  /** True if a slow reader was needed, because no fast reader found a cheap enough reading. The slow reader is skipped unless `mayScan` is true. */
  readonly isDear: boolean;
  /** Readings from which the cheapest was chosen, in the order of their readers. The last reading gives the word no meaning. */
  readonly considered: readonly ConsideredReading[];
}

const NOT_READ: ConsideredReading = { reader: 'unknown', cost: COSTS.unknown };
const ORDINARY: ConsideredReading = { reader: 'ordinary', cost: COSTS.ordinary };

/** Creates the function that returns the cheapest reading of a word. The slow readers are skipped if `mayScan` is false. */
export function createWordReader(catalog: CatalogParts) {
  const expandMeaning = createMeaningExpander(catalog.columns, catalog.vocabulary);
  const readKnown = (word: string) => {
    const meaning = valuesOf(catalog.lexicon.meaningOf([word]));
    const { clauses } = cheapest(known, { kind: 'word', word, meaning }, false, true);
    return clauses.map((clause) => (clause.readAs.length > 0 ? clause : { ...clause, readAs: [word] }));
  };
  const parts: ReaderParts = { ...catalog, expandMeaning, readKnown };
  const bound = READERS.filter(({ name }) => !catalog.omitted.has(name))
    .map((reader) => ({ ...reader, read: reader.create(parts) }))
    .sort((a, b) => a.cost - b.cost);
  const known = bound.filter(({ isOfKnown }) => isOfKnown);

  function cheapest(readers: readonly Bound[], word: Word, isOnly: boolean, mayScan: boolean): ReadWord {
    const none = catalog.lexicon.isOrdinary(word.word) ? ORDINARY : NOT_READ;
    const considered: ConsideredReading[] = [];
    let { cost } = none;
    let clauses: readonly Clause[] = [{ words: [word.word], expansion: NO_EXPANSION, readAs: [] }];
    let isDear = false;
    for (const reader of readers) {
      if (reader.cost >= cost) break;
      if (reader.isDear) isDear = true;
      const reading = reader.isDear && !mayScan ? undefined : reader.read(word, isOnly);
      if (!reading) continue;
      const { cost: its = reader.cost } = reading;
      considered.push({ reader: reader.name, cost: its });
      if (its >= cost) continue;
      cost = its;
      clauses = reading.clauses.map((clause) => signed(clause, reader, word));
    }
    return { clauses, isDear, considered: [...considered, none] };
  }

  return (word: Word, isOnly: boolean, mayScan: boolean) => cheapest(bound, word, isOnly, mayScan);
}

/** A reader with its `read` function for one catalog. */
type Bound = Reader & { readonly read: Read };

/** Returns the clause with its reader's name added. A word that is marked as an accent (`russian accent`) keeps only values that tell an accent. */
function signed(clause: Clause, { name }: Reader, { isAccent }: Word): Clause {
  const expansion = isAccent ? toAccent(clause.expansion) : clause.expansion;
  return { ...clause, expansion, readers: [name] };
}
