import { columnValues, MIN_NAMING_SCORE, type ScoredTerm, voicesWithAny } from '../columns/columns.ts';
import { columnsWhere } from '../columns/schema.ts';
import type { Clause } from '../read/clause.ts';
import type { ReaderParts } from '../read/reader.ts';
import type { ReadonlyBitset } from '../structures/bitset.ts';
import { indexOf } from '../structures/sorted-strings.ts';
import { intersectAll } from '../structures/voice-set.ts';
import { isTellingTerm } from '../terms/expansion.ts';
import type { WordMatch } from './relax.ts';

/** Columns whose values are no names of persons. */
const LABELS = columnsWhere(({ kind = 'name' }) => !['name', 'origin', 'provider'].includes(kind));
/** Returns whether a word with this term means more than a name: `narrator` is somebody's name too, and means the use case. */
const isLabel = ({ column, score }: ScoredTerm) => LABELS.has(column) && score >= MIN_NAMING_SCORE;

/** Name of the reader of words that go together with no other word, in explanations. */
const RELAXED = 'relaxed';

/** Creates the functions that find the voices of single clauses. */
export function createWordMatcher(parts: ReaderParts) {
  const { columns, vocabulary, ranker, scratch } = parts;
  const isName = (word: string) => indexOf(columns.name.distinct, word) !== undefined;

  /**
   * Returns the voices that are called as the whole search, also where it means something else (`guy`); else those that have in their names every
   * word of the search that is somebody's whole name. Undefined if nobody is called so.
   */
  function findNamesakes(
    matches: readonly WordMatch[],
    wholeName: number | undefined,
  ): ReadonlyBitset | undefined {
    if (wholeName !== undefined)
      return voicesWithAny(columns, [{ column: 'name', value: wholeName }], scratch).bits;
    const names = matches.filter(({ expansion, isWholeName }) => !expansion.isCategory && isWholeName());
    if (names.length === 0) return undefined;
    const sets = names.map(({ words }) =>
      voicesWithAny(columns, columnValues(columns, 'name_word', words), scratch),
    );
    return intersectAll(sets, scratch).bits;
  }

  function toMatch(clause: Clause): WordMatch {
    const isWholeName = () => clause.words.some(isName) && !clause.expansion.terms.some(isLabel);
    const isPart = () => clause.readAs.length === 0 && clause.words.every(vocabulary.isPart);
    const { bits, sparse, count, terms, impacts } = ranker.findPostings(clause.expansion.terms);
    const { words, readers, expansion, readAs, absence } = clause;
    // Fields are named, because two spreads take longer than all else here.
    return {
      bits,
      sparse,
      count,
      terms,
      impacts,
      words,
      readers,
      expansion,
      readAs,
      absence,
      isWholeName,
      isPart,
    };
  }

  /**
   * Takes a word that goes together with no other word for a misspelling: the beginning of a word for any word, and a name for another one
   * (`polly joana` → joanna).
   */
  function correct({ words, readAs, expansion: known }: WordMatch): WordMatch | undefined {
    const [word = '', ...others] = words;
    const isTranslated = readAs.length > 0 && known.match !== 'exact';
    if (others.length > 0 || isTranslated) return undefined;
    if (known.match === 'exact' && known.terms.some(isTellingTerm)) return undefined;
    const expansion = known.match === 'exact' ? vocabulary.expandNamesNear(word) : vocabulary.correct(word);
    return expansion.match === 'none' ? undefined : toMatch({ words, readers: [RELAXED], expansion, readAs });
  }

  return { toMatch, correct, findNamesakes };
}
