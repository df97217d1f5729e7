/** Splits a comma-separated list into its trimmed entries, without empty entries: `a, ,b` → `a`, `b`. */
export function splitList(text: string | undefined): string[] {
  if (text === undefined) return [];
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

const EXCLUDING = '-';

/** Parses an entry of a comma-separated filter value. A hyphen before an entry means that voices with this value are excluded: `-google`. */
export function parseEntry(entry: string): { readonly text: string; readonly isExcluded: boolean } {
  const isExcluded = entry.startsWith(EXCLUDING);
  return { text: isExcluded ? entry.slice(EXCLUDING.length).trim() : entry, isExcluded };
}

/** Pattern of list entries that an error message may repeat: up to 40 ASCII letters, digits, hyphens and underscores. */
const NAME = /^[\w-]{1,40}$/;

/** Returns how an error message names an invalid entry. Any entry but a short ASCII name becomes "one of them", because it may contain markup. */
export function echoOf(entry: string): string {
  return NAME.test(entry) ? entry : 'one of them';
}
