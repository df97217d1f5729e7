import type { Candidate, StatedVoice } from './draft.ts';
import { recognizeAge } from './knowledge/recognize-age.ts';
import { recognizeGender } from './knowledge/recognize-gender.ts';
import { agesIn } from './steps/age.ts';
import { gendersIn } from './steps/gender.ts';

/** Field of which a provider states different values, in the order of preference: the first value is the voice's. */
export interface Contradiction {
  readonly field: 'gender' | 'age';
  readonly values: readonly string[];
}

/** Returns the fields of which the parts of a provider's record (field, tags, name, sentence) state different values. */
export function findContradictions(stated: StatedVoice): readonly Contradiction[] {
  const found: readonly Contradiction[] = [
    { field: 'gender', values: distinctIn(gendersIn(stated), recognizeGender) },
    { field: 'age', values: distinctIn(agesIn(stated), recognizeAge) },
  ];
  return found.filter(({ values }) => values.length > 1);
}

function distinctIn(
  candidates: readonly Candidate[],
  recognize: (text: string | undefined) => string | undefined,
): readonly string[] {
  return [...new Set(candidates.flatMap(({ text }) => recognize(text) ?? []))];
}
