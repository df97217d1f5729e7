import {
  type Candidate,
  type Draft,
  factsInProse,
  firstRecognized,
  withUnresolved,
  withVoice,
} from '../draft.ts';
import { recognizeAge } from '../knowledge/recognize-age.ts';

/**
 * Adds the voice's age from the first source that names an age: the provider's age field, a tag, a description that is only an age ("Young
 * Adult"), an age within the description ("older British male").
 */
export function addAge(draft: Draft): Draft {
  const { age, tags = [], description = '' } = draft.stated;
  const candidates: Candidate[] = [
    ...[age, ...tags, description].map((text) => ({ text, origin: 'stated' as const })),
    { text: factsInProse(draft.stated).age, origin: 'derived' },
  ];
  const found = firstRecognized(candidates, recognizeAge);
  const known = withVoice(draft, { age: found?.value }, { age: found?.origin });
  return recognizeAge(age) ? known : withUnresolved(known, 'age', age);
}
