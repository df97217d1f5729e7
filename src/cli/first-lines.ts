/** Number of entries that a text report names per list. The JSON report names all of them. */
export const MAX_NAMED = 20;

/** Formats the first entries of a list as lines such as `dead: azure …`, with a line `dead: 3 more (--json has them)` for the others. */
export function firstLines<T>(word: string, entries: readonly T[], format: (entry: T) => string): string[] {
  const lines = entries.slice(0, MAX_NAMED).map((entry) => `${word}: ${format(entry)}`);
  const more = entries.length - lines.length;
  return more > 0 ? [...lines, `${word}: ${more} more (--json has them)`] : lines;
}
