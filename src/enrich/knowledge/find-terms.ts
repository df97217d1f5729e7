/** Value that a term names, with the index of the term's first word (`start`) and the index after its last word (`end`). */
export interface FoundTerm<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

/** Maximum number of words in one term: "matter of fact". */
const MAX_WORDS = 3;

/** Finds the terms in a list of lower-case words by their slugs. The longest term wins: "soft spoken" is one term, not two. */
export function findTerms<Value>(
  words: readonly string[],
  terms: ReadonlyMap<string, Value>,
): readonly FoundTerm<Value>[] {
  const found: FoundTerm<Value>[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(MAX_WORDS, words.length - start); length > 0; length--) {
      const value = terms.get(words.slice(start, start + length).join('-'));
      if (value === undefined) continue;
      found.push({ value, start, end: start + length });
      start += length - 1;
      break;
    }
  }
  return found;
}
