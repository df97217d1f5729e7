/** Splits a comma-separated list into its trimmed entries, without empty entries: `a, ,b` → `a`, `b`. */
export function splitList(text: string | undefined): string[] {
  if (text === undefined) return [];
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Sign before an excluded value of a list. */
const EXCLUDING = '-';

/** Returns the value that an entry of a filter's list names or, with `-` before it, excludes: `-google`. */
export function parseEntry(entry: string): { readonly text: string; readonly isExcluded: boolean } {
  const isExcluded = entry.startsWith(EXCLUDING);
  return { text: isExcluded ? entry.slice(EXCLUDING.length).trim() : entry, isExcluded };
}
