import { loadDataFile } from '../../lib/data-set.ts';
import { Wordings } from '../../vocabulary/wording-data-sets.ts';

const {
  no_accents,
  descent,
  no_use_cases,
  other_phrases,
  accent_nouns,
  place_prepositions,
  voice_nouns,
  speaker_nouns,
  stop_words,
  joints,
} = loadDataFile(Wordings);

/** Terms that name no particular accent: "neutral", "modern standard". */
export const NO_ACCENTS: ReadonlySet<string> = new Set(no_accents);
/** Words for ancestry, which are not read as accents, because ancestry determines no accent: "a Latino man" may have any accent. */
export const DESCENT: ReadonlySet<string> = new Set(descent);
/** Slugs in providers' use-case lists that do not name a use case: "General". */
export const NON_USE_CASES: ReadonlySet<string> = new Set(no_use_cases);
/** Words that mark the words before them as the name of an accent: "Texan drawl", "Irish-accented". */
export const ACCENT_NOUNS: ReadonlySet<string> = new Set(accent_nouns);
/** Words before the place where the speaker is from: "a man from Boston". */
export const PLACE_PREPOSITIONS: ReadonlySet<string> = new Set(place_prepositions);
/** Nouns for a voice or a speaker: singulars and irregular plurals. An adjective before such a noun names a style of the voice. */
export const DESCRIBED: ReadonlySet<string> = new Set([...voice_nouns, ...speaker_nouns]);
/** Words that end the noun phrase after an adjective: "calm under pressure", "a warm voice designed to please". */
export const STOP_WORDS: ReadonlySet<string> = new Set(stop_words);
/** Words and punctuation marks that join two adjectives: "warm and friendly", "warm, friendly". */
export const JOINTS: ReadonlySet<string> = new Set(joints);

/** Returns a word or phrase in lower case with `-` between words: `middle_age` → `middle-age`. */
export function toWordKey(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
}

/** Returns a map for finding terms in sentences. A phrase with a term in another sense maps to null, so that it is skipped: "old school". */
export function termsInProse<Value>(
  terms: Iterable<readonly [string, Value]>,
): ReadonlyMap<string, Value | null> {
  return new Map<string, Value | null>([
    ...other_phrases.map((phrase) => [toWordKey(phrase), null] as const),
    ...terms,
  ]);
}

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
