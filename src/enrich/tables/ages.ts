import type { Age } from '../../domain/voice.ts';

/** Every wording of an age seen in providers' lists (lower case, blanks and `_` as `-`). */
export const AGES: ReadonlyMap<string, Age> = new Map([
  ['child', 'child'],
  ['kid', 'child'],
  ['children', 'child'],
  // One premade voice carries the typo.
  ['childlish', 'child'],
  ['childish', 'child'],
  ['young', 'young'],
  ['young-adult', 'young'],
  ['teen', 'young'],
  ['teenager', 'young'],
  ['teenage', 'young'],
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
