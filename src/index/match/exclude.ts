import { type ColumnValue, voicesWithAny } from '../columns/columns.ts';
import { FURTHER, NATIONS } from '../columns/schema.ts';
import type { CatalogParts } from '../parts.ts';
import type { Clause } from '../read/clause.ts';
import { haveCommon, type ReadonlyBitset } from '../structures/bitset.ts';
import {
  type CountedVoiceSet,
  intersectAll,
  subtract,
  uniteVoices,
  type VoiceSet,
} from '../structures/voice-set.ts';

/** Voices that have all words of a search and are not left out, and those that a `not` leaves out. */
interface Remaining {
  readonly all: CountedVoiceSet;
  readonly without: ReadonlyBitset | undefined;
}

/**
 * Creates the function that leaves out the voices of excluded clauses: those whose own language, or any other value, the clauses mean. A word
 * that names a nation as well as a language means the nation alone if the language leaves no voice: `flemish not dutch` is Belgian.
 */
export function createExclusion({ columns, scratch }: Pick<CatalogParts, 'columns' | 'scratch'>) {
  function findExcluded(
    clauses: readonly Clause[],
    // A voice that speaks a language beside its own is not meant by "not English".
    isMeant = ({ column }: ColumnValue) => !FURTHER.has(column),
  ): ReadonlyBitset {
    const terms = clauses.flatMap(({ expansion }) => expansion.terms.filter(isMeant));
    return voicesWithAny(columns, terms, scratch).bits;
  }

  function withHidden(excluded: ReadonlyBitset, hidden: ReadonlyBitset | undefined): ReadonlyBitset {
    return hidden ? uniteVoices(toSet(excluded), toSet(hidden), scratch).bits : excluded;
  }

  // Hidden voices are left out of every search, whatever its words exclude.
  return (matches: readonly VoiceSet[], clauses: readonly Clause[], hidden?: ReadonlyBitset): Remaining => {
    const having = subtract(intersectAll(matches, scratch), hidden, scratch);
    if (clauses.length === 0) return { all: having, without: hidden };
    const without = withHidden(findExcluded(clauses), hidden);
    const all = subtract(having, without, scratch);
    if (all.count > 0 || having.count === 0) return { all, without };
    const nations = findExcluded(clauses, ({ column }) => NATIONS.has(column));
    const left = subtract(having, nations, scratch);
    return left.count > 0 && haveCommon([nations])
      ? { all: left, without: withHidden(nations, hidden) }
      : { all, without };
  };
}

function toSet(bits: ReadonlyBitset): VoiceSet {
  return { bits, sparse: undefined };
}
