/** Remembered results of one function; people type the same words. */
const MAX_REMEMBERED = 5000;

/** Remembers what a pure function gave, up to a bound. */
export function remember<T>(work: (text: string) => T, most = MAX_REMEMBERED): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}
