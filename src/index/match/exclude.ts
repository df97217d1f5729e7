import { type ColumnValue, voicesWithAny } from '../columns/columns.ts';
import { FURTHER, NATIONS } from '../columns/schema.ts';
import type { CatalogParts } from '../parts.ts';
import type { Clause } from '../read/clause.ts';
import { or, type ReadonlyBitset } from '../structures/bitset.ts';
import { type CountedVoiceSet, intersectAll, subtract, type VoiceSet } from '../structures/voice-set.ts';

/** Voices that have all words of a search and are not left out, and those that a `not` leaves out. */
export interface Remaining {
  readonly all: CountedVoiceSet;
  readonly without: ReadonlyBitset | undefined;
}

/**
 * Creates the function that leaves out the voices of excluded clauses: those whose own language, or any other value, the clauses mean. A word
 * that names a nation as well as a language means the nation alone if the language leaves no voice: `flemish not dutch` is Belgian.
 */
export function createExclusion({ columns, scratch }: Pick<CatalogParts, 'columns' | 'scratch'>) {
  // Hidden voices are left out of every search, whatever its words exclude.
  return (matches: readonly VoiceSet[], clauses: readonly Clause[], hidden?: ReadonlyBitset): Remaining => {
    const having = subtract(intersectAll(matches, scratch), hidden, scratch);
    const excluded = clauses.flatMap(({ expansion }) => expansion.terms);
    if (excluded.length === 0) return { all: having, without: hidden };

    function leaveOut(isMeant: (value: ColumnValue) => boolean): Remaining {
      const without = scratch.copyOf(voicesWithAny(columns, excluded.filter(isMeant), scratch).bits);
      if (hidden) or(without, hidden);
      return { all: subtract(having, without, scratch), without };
    }

    // A voice that speaks a language beside its own is not meant by "not English".
    const own = leaveOut(({ column }) => !FURTHER.has(column));
    if (own.all.count > 0 || having.count === 0 || !excluded.some(isNation)) return own;
    const nations = leaveOut(isNation);
    return nations.all.count > 0 ? nations : own;
  };
}

function isNation({ column }: ColumnValue): boolean {
  return NATIONS.has(column);
}
