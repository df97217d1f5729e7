/**
 * Returns `whole` where the variable `LONG_TESTS` is set, as `.ci/run` does, and else `part`: a smaller sweep, so that a
 * developer waits for seconds. Each use states why its part is still worth running.
 */
export function longTests<T>(whole: T, part: T): T {
  return process.env.LONG_TESTS ? whole : part;
}

/**
 * Returns the options of a property that is checked on this number of random values in a long run. A short run checks a
 * tenth of them, because each run draws other values.
 */
export function runs(whole: number): { readonly numRuns: number } {
  return { numRuns: longTests(whole, Math.ceil(whole / 10)) };
}
