/**
 * Defers `compute` to the first call of the returned function and keeps the result, so that a process that never calls it saves the time.
 */
export function lazy<T extends object>(compute: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}
