import { type Candidate, type Draft, firstRecognized, withUnresolved, withVoice } from '../draft.ts';
import { ageInProse } from '../knowledge/prose.ts';
import { recognizeAge } from '../knowledge/recognize-age.ts';

/**
 * Adds the age from the first source that has one: the stated age, a tag, a description of one word, a description's
 * prose.
 */
export function addAge(draft: Draft): Draft {
  const { age, tags = [], description = '' } = draft.stated;
  const candidates: Candidate[] = [
    ...[age, ...tags, description].map((text) => ({ text, origin: 'stated' as const })),
    { text: ageInProse(description), origin: 'derived' },
  ];
  const found = firstRecognized(candidates, recognizeAge);
  const known = withVoice(draft, { age: found?.value }, { age: found?.origin });
  return recognizeAge(age) ? known : withUnresolved(known, 'age', age);
}
