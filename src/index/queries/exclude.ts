import { type ColumnValue, voicesWithAny } from '../columns/columns.ts';
import { and, or, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Clause } from './clause.ts';
import type { CatalogParts } from './parts.ts';

/** Creates the function that returns the voices that a `not` leaves out: those whose own language, or any other value, the clauses mean. */
export function createExclusion({ columns, scratch }: Pick<CatalogParts, 'columns' | 'scratch'>) {
  function ownersOf(expansions: readonly Clause['expansion'][]): ReadonlyBitset {
    // A voice that speaks a language beside its own is not meant by "not English".
    const isOwn = ({ column }: ColumnValue) => column !== 'language' && column !== 'locale';
    const terms = expansions.flatMap((expansion) => expansion.terms.filter(isOwn));
    return voicesWithAny(columns, terms, scratch).bits;
  }

  return (clauses: readonly Clause[]): ReadonlyBitset | undefined => {
    if (clauses.length === 0) return undefined;
    const plain = clauses.filter(({ narrowedBy }) => !narrowedBy);
    const excluded = scratch.copyOf(ownersOf(plain.map(({ expansion }) => expansion)));
    for (const { expansion, narrowedBy } of clauses) {
      if (!narrowedBy) continue;
      const both = scratch.copyOf(ownersOf([expansion]));
      and(both, ownersOf([narrowedBy]));
      or(excluded, both);
    }
    return excluded;
  };
}
