import { lazy } from '../../lib/lazy.ts';
import { widerAccents } from '../../vocabulary/wider-accents.ts';
import { type Columns, columnValues } from './columns.ts';

/** Creates the look-up of the accents within other accents, by their indices in the column. */
export function createNarrowerAccents(columns: Columns) {
  /** Accents that each accent of the catalog is within. */
  const widerOf = lazy(() =>
    columns.accent.distinct.map((accent) =>
      columnValues(columns, 'accent', widerAccents(accent)).map(({ value }) => value),
    ),
  );
  return {
    /** Returns accents with all that are within them: British → British, Scottish, Glaswegian. */
    expand: (values: readonly number[]): readonly number[] => {
      const isWithin = (accent: number) => widerOf()[accent]?.some((wider) => values.includes(wider));
      return [...new Set([...values, ...[...widerOf().keys()].filter(isWithin)])];
    },
    /** Returns counts in which an accent counts the voices of the accents within it too. A voice has one accent, so that none counts twice. */
    sum: (counts: Uint32Array) => {
      const sums = counts.slice();
      for (const [accent, wider] of widerOf().entries())
        for (const value of wider) sums[value] = (sums[value] ?? 0) + (counts[accent] ?? 0);
      return sums;
    },
  };
}
