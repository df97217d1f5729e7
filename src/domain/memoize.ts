/** Remembered results of one function; people ask with the same words. */
const MAX_REMEMBERED = 5000;
/** A longer text will hardly come again. */
const MAX_CHARACTERS = 256;

/** Remembers what a pure function gave for short texts, up to a bound. */
export function memoize<T>(work: (text: string) => T, most = MAX_REMEMBERED): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (text.length > MAX_CHARACTERS) return work(text);
    const own = copyOf(text);
    const result = work(own);
    if (known.size >= most) known.clear();
    known.set(own, result);
    return result;
  };
}

/** A part of a longer text keeps the whole of it; what this returns does not. For what is kept of what clients send. */
export function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}
