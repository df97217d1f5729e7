/** Returns the result of a function; undefined if the function throws. */
export function orUndefined<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
