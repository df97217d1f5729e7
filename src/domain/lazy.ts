/** Defers a computation to its first use and keeps the result, so that processes that never need it do not wait for it. */
export function lazy<T extends object>(compute: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}
