import type { ColumnImage } from '../columns/build-column.ts';
import { FILTERS } from '../columns/filter-names.ts';
import type { ColumnName } from '../columns/schema.ts';
import { addNumber, type NumberedTexts, numberTexts } from '../structures/string-multimap.ts';
import { fold, looseKey } from '../text/analyzer.ts';
import type { AliasLookup } from './aliases.ts';

/** The places of values by what they are called. A value's own spelling goes before any alias. */
export interface ValueLookup {
  readonly exact: NumberedTexts;
  readonly loose: NumberedTexts;
}

/** Of the columns that are filtered by. */
export type Lookups = Readonly<Partial<Record<ColumnName, ValueLookup>>>;

export function buildLookups(
  columns: Readonly<Record<ColumnName, ColumnImage>>,
  aliasesOf: AliasLookup,
): Lookups {
  const filtered = new Set<ColumnName>([...Object.values(FILTERS), 'locale']);
  return Object.fromEntries(
    Array.from(filtered, (name) => [name, buildLookup(name, columns[name], aliasesOf)]),
  );
}

function buildLookup(name: ColumnName, { values }: ColumnImage, aliasesOf: AliasLookup): ValueLookup {
  const exact = new Map<string, number[]>();
  const loose = new Map<string, number[]>();
  for (const [index, value] of values.entries()) {
    const { names, codes, titles } = aliasesOf(name, value);
    addNumber(exact, fold(value), index);
    for (const key of new Set([value, ...names, ...codes, ...titles].map(looseKey)))
      addNumber(loose, key, index);
  }
  return { exact: numberTexts(exact), loose: numberTexts(loose) };
}
