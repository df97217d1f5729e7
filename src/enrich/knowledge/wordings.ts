import { loadDataFile } from '../../lib/data-set.ts';
import { Wordings } from '../../vocabulary/wording-data-sets.ts';

const lists = loadDataFile(Wordings);

/** Sets of words by the name of their list in data/wordings.yaml, where comments explain each list. */
export const WORDINGS = Object.fromEntries(
  Object.entries(lists).map(([name, words]) => [name, new Set(words) as ReadonlySet<string>]),
) as Record<keyof typeof lists, ReadonlySet<string>>;
/** Nouns for a voice or a speaker: singulars and irregular plurals. An adjective before a noun for a speaker names a style of the voice. */
export const DESCRIBED: ReadonlySet<string> = new Set([...lists.voice_nouns, ...lists.speaker_nouns]);

/** Returns a text in lower case. Each run of characters other than letters and digits becomes one hyphen: `middle_age` → `middle-age`. */
export function toSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Returns a map for finding terms in sentences. A phrase in which a term does not have its usual sense ("old school") maps to null. */
export function termsInProse<Value>(
  terms: Iterable<readonly [string, Value]>,
): ReadonlyMap<string, Value | null> {
  return new Map<string, Value | null>([
    ...lists.other_phrases.map((phrase) => [toSlug(phrase), null] as const),
    ...terms,
  ]);
}

/** Value that a term names, with the index of the term's first word (`start`) and the index after its last word (`end`). */
export interface FoundTerm<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

/** Maximum number of words in one term: "thirty-five-year-old". */
const MAX_WORDS = 4;

/** Finds the terms in a list of lower-case words. If several terms start at the same word, the longest is found: "soft spoken", not "soft". */
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
