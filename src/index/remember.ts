/** Remembered results of one function; people type the same words. */
const MAX_REMEMBERED = 5000;

/** Remembers what a pure function gave, up to a bound. */
export function remember<T>(work: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const result = work(word);
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(word, result);
    return result;
  };
}
