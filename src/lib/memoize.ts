/** Default maximum number of results in one cache: enough for the few thousand words that clients send again and again. */
const MAX_ENTRIES = 5000;
/** Length of the longest text whose result is cached, in UTF-16 code units. Clients hardly ever repeat longer texts. */
const MAX_KEY_LENGTH = 256;

/**
 * Memoizes a pure function of one string. The cache is emptied when it holds `maxEntries` results, so that clients cannot fill the memory. The
 * result `undefined` and the results of texts above 256 UTF-16 code units are never cached.
 */
export function memoize<T, Text extends string>(
  compute: (text: Text) => T,
  maxEntries = MAX_ENTRIES,
): (text: Text) => T {
  const cache = new Map<string, T>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    if (text.length > MAX_KEY_LENGTH) return compute(text);
    const key = detachedCopy(text) as Text;
    const result = compute(key);
    if (cache.size >= maxEntries) cache.clear();
    cache.set(key, result);
    return result;
  };
}

/** Memoizes a pure function of an object. A result is freed together with its object. */
export function memoizeByObject<Key extends object, T extends object>(
  compute: (key: Key) => T,
): (key: Key) => T {
  const cache = new WeakMap<Key, T>();
  return (key) => {
    const known = cache.get(key);
    if (known) return known;
    const created = compute(key);
    cache.set(key, created);
    return created;
  };
}

/** Returns a copy of a text, because V8 stores a substring as a reference to the whole string: a cached word would keep its whole query in memory. */
export function detachedCopy(text: string): string {
  return ` ${text}`.slice(1);
}
