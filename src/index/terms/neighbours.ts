import { kindredOf } from '../../vocabulary/kindred-values.ts';
import { VOCABULARIES } from '../../vocabulary/synonyms.ts';
import { type Columns, columnValues } from '../columns/columns.ts';
import { type ColumnName, MANNERS } from '../columns/schema.ts';

/** The search for values similar to a style or use case ends after this many values. For an age, the search ends after one value. */
const ENOUGH_MANNERS = 2;

/** Creates the function that finds, among the values that some voice has, those most similar to a use case, style or age. */
export function createNeighbourFinder(columns: Columns) {
  return (column: ColumnName, value: string): readonly string[] => {
    const enough = MANNERS.has(column) ? ENOUGH_MANNERS : 1;
    const found: string[] = [];
    for (const nearest of kindredOf(VOCABULARIES.get(column) ?? new Map(), value)) {
      if (found.length >= enough) break;
      found.push(...nearest.filter((text) => columnValues(columns, column, [text]).length > 0));
    }
    return found;
  };
}
