/** Defers `compute` to the first call, and keeps the result. A process that never calls the function saves the time of `compute`. */
export function lazy<T extends object>(compute: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}
