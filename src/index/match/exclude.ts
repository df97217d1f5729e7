import { type ColumnValue, voicesWithAny } from '../columns/columns.ts';
import { FURTHER, NATIONS } from '../columns/schema.ts';
import type { CatalogParts } from '../parts.ts';
import type { Clause } from '../read/clause.ts';
import { or, type ReadonlyBitset } from '../structures/bitset.ts';
import { type CountedVoiceSet, intersectAll, subtract, type VoiceSet } from '../structures/voice-set.ts';

/** Voices after an exclusion (`not`). `all` holds the voices that have all words of a search and are not excluded; `without` holds the excluded voices. */
export interface Remaining {
  readonly all: CountedVoiceSet;
  readonly without: ReadonlyBitset | undefined;
}

export function createExclusion({ columns, scratch }: Pick<CatalogParts, 'columns' | 'scratch'>) {
  // The voices in `hidden` are always left out, and the search may exclude further voices.
  return (matches: readonly VoiceSet[], clauses: readonly Clause[], hidden?: ReadonlyBitset): Remaining => {
    const having = subtract(intersectAll(matches, scratch), hidden, scratch);
    const excluded = clauses.flatMap(({ expansion }) => expansion.terms);
    if (excluded.length === 0) return { all: having, without: hidden };

    function leaveOut(isMeant: (value: ColumnValue) => boolean): Remaining {
      const without = scratch.copyOf(voicesWithAny(columns, excluded.filter(isMeant), scratch).bits);
      if (hidden) or(without, hidden);
      return { all: subtract(having, without, scratch), without };
    }

    // An excluded language leaves out only its native speakers: "not English" keeps voices that speak English as an additional language.
    const own = leaveOut(({ column }) => !FURTHER.has(column));
    if (own.all.count > 0 || having.count === 0 || !excluded.some(isNation)) return own;
    // If no voice is left, a word that also names a nation excludes only the nation: `flemish not dutch` finds Belgian voices.
    const nations = leaveOut(isNation);
    return nations.all.count > 0 ? nations : own;
  };
}

function isNation({ column }: ColumnValue): boolean {
  return NATIONS.has(column);
}
