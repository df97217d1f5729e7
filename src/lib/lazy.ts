/** Defers `compute` to the first call and keeps the result, so that a process that never needs the result saves the time. */
export function lazy<T extends object>(compute: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}
