import { type ColumnValue, MIN_NAMING_SCORE, voicesWithAny } from '../columns/columns.ts';
import { type ColumnName, NATIONS } from '../columns/schema.ts';
import type { CatalogParts } from '../parts.ts';
import { andCount } from '../structures/bitset.ts';
import type { Clause } from './clause.ts';

const LANGUAGE: ReadonlySet<ColumnName> = new Set<ColumnName>(['native_language']);

/**
 * Creates the function that reads an excluded nation and a language after it, or an excluded language and a nation, as the language of
 * that nation: `not irish english` leaves out the English of Ireland, and no Irish. Undefined if no voice has both, as in `not german english`.
 */
export function createNarrower({ columns, scratch }: Pick<CatalogParts, 'columns' | 'scratch'>) {
  const voicesOf = (values: readonly ColumnValue[]) => voicesWithAny(columns, values, scratch).bits;

  return (excluded: readonly Clause[], read: readonly Clause[]): readonly Clause[] | undefined => {
    const [before, ...others] = excluded;
    const [after, ...more] = read;
    if (!before || !after || others.length + more.length > 0 || before.narrowedBy) return undefined;
    const [first, second] = isNamed(after, LANGUAGE) ? [NATIONS, LANGUAGE] : [LANGUAGE, NATIONS];
    const nation = termsIn(before, first);
    const language = termsIn(after, second);
    if (nation.length === 0 || language.length === 0) return undefined;
    const shared = scratch.within(() => andCount(voicesOf(nation), voicesOf(language)));
    if (shared === 0) return undefined;
    const expansion = { ...before.expansion, terms: nation };
    const narrowedBy = { ...after.expansion, terms: language };
    return [{ ...before, words: [...before.words, ...after.words], expansion, narrowedBy }];
  };
}

function termsIn({ expansion: { terms } }: Clause, columns: ReadonlySet<ColumnName>) {
  return terms.filter(({ column, score }) => columns.has(column) && score >= MIN_NAMING_SCORE);
}

function isNamed(clause: Clause, columns: ReadonlySet<ColumnName>): boolean {
  return termsIn(clause, columns).length > 0;
}
