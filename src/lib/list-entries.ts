/** Splits a comma-separated list into its trimmed entries, without empty entries: `a, ,b` → `a`, `b`. */
export function splitList(text: string | undefined): string[] {
  if (text === undefined) return [];
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

const EXCLUDING = '-';

/** Parses an entry of a filter's list: a value or, with `-` before it, an excluded value: `-google`. */
export function parseEntry(entry: string): { readonly text: string; readonly isExcluded: boolean } {
  const isExcluded = entry.startsWith(EXCLUDING);
  return { text: isExcluded ? entry.slice(EXCLUDING.length).trim() : entry, isExcluded };
}

/** Pattern of a name that an error message may repeat. */
const NAME = /^[\w-]{1,40}$/;

/** Returns an invalid list entry for an error message; returns "one of them" for an entry that is long or could be markup. */
export function echoOf(entry: string): string {
  return NAME.test(entry) ? entry : 'one of them';
}
