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

/** Pattern of a name that an error may repeat. */
const NAME = /^[\w-]{1,40}$/;

/** Returns the name of an entry that a list must not have, as an error repeats it: not if it is long, or could be markup. */
export function echoOf(entry: string): string {
  return NAME.test(entry) ? entry : 'one of them';
}
