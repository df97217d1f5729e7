import type { Candidate } from './draft.ts';
import { recognizeAge, recognizeGender } from './knowledge/recognize-speaker.ts';
import type { StatedVoice } from './stated-voice.ts';
import { agesIn } from './steps/age.ts';
import { gendersIn } from './steps/gender.ts';

/** Returns the fields (gender, age) for which a provider's record states different values. The first of a field's values is the one that is published. */
export function findContradictions(stated: StatedVoice) {
  const found = [
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
