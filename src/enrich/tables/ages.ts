import type { Age } from '../../domain/voice.ts';

/** Ages by the provider's wording, in lower case with `-` between words: `young-adult`. Source: providers' lists, November 2026. */
export const AGES: ReadonlyMap<string, Age> = new Map<Lowercase<string>, Age>([
  ['child', 'child'],
  ['kid', 'child'],
  ['children', 'child'],
  // ElevenLabs writes this typo for one premade voice.
  ['childlish', 'child'],
  ['childish', 'child'],
  ['young', 'young'],
  ['young-adult', 'young'],
  ['teen', 'young'],
  ['teenager', 'young'],
  ['teenage', 'young'],
  ['teenaged', 'young'],
  ['adolescent', 'young'],
  ['youth', 'young'],
  ['youthful', 'young'],
  ['adult', 'adult'],
  ['middle', 'middle-aged'],
  ['middle-aged', 'middle-aged'],
  ['middle-age', 'middle-aged'],
  ['mature', 'middle-aged'],
  ['matured', 'middle-aged'],
  ['old', 'old'],
  ['older', 'old'],
  ['elder', 'old'],
  ['elderly', 'old'],
  ['senior', 'old'],
]);

/** Phrases in which an age word does not tell the age of the speaker: "old school". Source: descriptions of voices, November 2026. */
export const AGE_PHRASES: ReadonlySet<string> = new Set<Lowercase<string>>([
  'mature content',
  'old fashioned',
  'old hollywood',
  'old money',
  'old school',
  'old time',
  'old world',
  'older brother',
  'older sister',
  'young at',
]);
