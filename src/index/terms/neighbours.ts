import { kindredOf } from '../../vocabulary/kindred-values.ts';
import { VOCABULARIES } from '../../vocabulary/synonyms.ts';
import { type Columns, columnValues } from '../columns/columns.ts';
import { type ColumnName, MANNERS } from '../columns/schema.ts';

/** Number of neighbours of a style or use from which no further ones are searched. One is enough of an age. */
const ENOUGH_MANNERS = 2;

/** Creates the function that finds the values that voices have and that are nearest to a use, style or age. */
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
