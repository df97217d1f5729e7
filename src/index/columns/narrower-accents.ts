import { lazy } from '../../lib/lazy.ts';
import { widerAccents } from '../../vocabulary/wider-accents.ts';
import { type Columns, columnValues } from './columns.ts';

/** Creates functions that count a narrower accent (Scottish) as part of a wider one (British). An accent is identified by its index in `distinct`. */
export function createNarrowerAccents(columns: Columns) {
  /** Wider accents of each accent in the catalog, by value index: Glaswegian → Scottish, British. */
  const widerOf = lazy(() =>
    columns.accent.distinct.map((accent) =>
      columnValues(columns, 'accent', widerAccents(accent)).map(({ value }) => value),
    ),
  );
  return {
    /** Returns the accents and all narrower accents: British → British, Scottish, Glaswegian. */
    expand: (values: readonly number[]): readonly number[] => {
      const isWithin = (accent: number) => widerOf()[accent]?.some((wider) => values.includes(wider));
      return [...new Set([...values, ...[...widerOf().keys()].filter(isWithin)])];
    },
    /** Returns counts in which a wider accent includes its narrower accents. No voice is counted twice, because a voice has one accent. */
    sum: (counts: Uint32Array) => {
      const sums = counts.slice();
      for (const [accent, wider] of widerOf().entries())
        for (const value of wider) sums[value] = (sums[value] ?? 0) + (counts[accent] ?? 0);
      return sums;
    },
  };
}
