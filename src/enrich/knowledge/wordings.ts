import { loadDataFile } from '../../lib/data-set.ts';
import type { RecognizedWords } from '../../vocabulary/facet-schema.ts';
import { Wordings } from '../../vocabulary/wording-data-sets.ts';

const { no_accents, descent, no_use_cases, age_phrases, voice_nouns, speaker_nouns, stop_words, joints } =
  loadDataFile(Wordings);

/** Wordings that name no accent, or the standard form of the language: "standard", "High German". */
export const NO_ACCENTS: ReadonlySet<string> = new Set(no_accents);
/** Words for descent, which name no accent of a speaker: "a Latino man" may speak any English. */
export const DESCENT: ReadonlySet<string> = new Set(descent);
/** Slugs that providers list among use cases although the words name none: "General". */
export const NON_USE_CASES: ReadonlySet<string> = new Set(no_use_cases);
/** Phrases in which an age word does not tell the age of the speaker: "old school". */
export const AGE_PHRASES: ReadonlySet<string> = new Set(age_phrases);
/** Nouns for a voice or a speaker, in the singular or with a plural of their own. An adjective before one is a style of the voice. */
export const DESCRIBED: ReadonlySet<string> = new Set([...voice_nouns, ...speaker_nouns]);
/** Words that end the words described by an adjective: "calm under pressure", "a warm voice designed to please". */
export const STOP_WORDS: ReadonlySet<string> = new Set(stop_words);
/** Words and signs that join two adjectives: "warm and friendly", "warm, friendly". */
export const JOINTS: ReadonlySet<string> = new Set(joints);

/** Returns a word or phrase in lower case with `-` between words: `middle_age` → `middle-age`. */
export function toWordKey(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
}

/** Returns the values of a facet by the key of each word that stands for one in a provider's list, without the values themselves. */
export function valuesByWording<Value extends string>(
  rows: ReadonlyMap<Value, RecognizedWords>,
  keyOf: (wording: string) => string,
): ReadonlyMap<string, Value> {
  return new Map(
    [...rows].flatMap(([value, { names = [], codes = [], wordings = [] }]) =>
      [...names, ...codes, ...wordings].map((word) => [keyOf(word), value] as const),
    ),
  );
}

/** Returns the values of a closed vocabulary by the key of each word for one, and of the value itself. */
export function valuesByWord<Value extends string>(
  rows: ReadonlyMap<Value, RecognizedWords>,
  keyOf: (wording: string) => string,
): ReadonlyMap<string, Value> {
  const values = Array.from(rows.keys(), (value) => [keyOf(value), value] as const);
  return new Map([...values, ...valuesByWording(rows, keyOf)]);
}
