import { type Candidate, type Draft, firstRecognized, withUnresolved, withVoice } from '../draft.ts';
import { factsInProse } from '../knowledge/read-prose.ts';
import { recognizeAge } from '../knowledge/recognize-speaker.ts';
import type { StatedVoice } from '../stated-voice.ts';

/** Adds the voice's age from the first source that names an age: the age field, a tag, the whole description, a phrase in the description. */
export function addAge(draft: Draft): Draft {
  const found = firstRecognized(agesIn(draft.stated), recognizeAge);
  const known = withVoice(draft, { age: found?.value }, { age: found?.origin });
  return recognizeAge(draft.stated.age) ? known : withUnresolved(known, 'age', draft.stated.age);
}

/** Returns the texts that may name the voice's age, in the order of preference. */
export function agesIn(stated: StatedVoice): readonly Candidate[] {
  const { age, tags = [], description = '' } = stated;
  return [
    ...[age, ...tags, description].map((text) => ({ text, origin: 'stated' as const })),
    { text: factsInProse(stated).age, origin: 'derived' },
  ];
}
