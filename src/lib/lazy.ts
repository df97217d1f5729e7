/** Runs `compute` at the first call of the returned function, and keeps the result. A process that never needs the result saves the time of `compute`. */
export function lazy<T extends object>(compute: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}
