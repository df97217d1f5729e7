/**
 * Returns `whole` where the variable `LONG_TESTS` is set, as `.ci/run` does, and else `part`: a smaller sweep, so that a
 * developer waits for seconds. Each use states why its part is still worth running.
 */
export function longTests<T>(whole: T, part: T): T {
  return process.env.LONG_TESTS ? whole : part;
}
