import { type Candidate, type Draft, firstRecognized, withUnresolved, withVoice } from '../draft.ts';
import { splitName } from '../knowledge/name-parts.ts';
import { factsInProse } from '../knowledge/read-prose.ts';
import { isGenderTag, recognizeGender } from '../knowledge/recognize-speaker.ts';
import type { StatedVoice } from '../stated-voice.ts';

/**
 * Adds the voice's gender from the first source that names a gender: the provider's gender field, a tag, a gender mark beside the name ("Alina (F)"), the
 * description. The default is Neutral with `gender_stated` false. A first name alone ("Alina") is not used, because it does not prove a gender.
 */
export function addGender(draft: Draft): Draft {
  const { gender } = draft.stated;
  const found = firstRecognized(gendersIn(draft.stated), recognizeGender) ?? {
    value: 'Neutral',
    origin: 'defaulted',
  };
  const known = withVoice(
    draft,
    { gender: found.value, gender_stated: found.origin === 'defaulted' ? false : undefined },
    { gender: found.origin },
  );
  return recognizeGender(gender) ? known : withUnresolved(known, 'gender', gender);
}

/** Returns the texts that may name the voice's gender, in the order of preference. */
export function gendersIn(stated: StatedVoice): readonly Candidate[] {
  const { gender, name, tags = [] } = stated;
  return [
    ...[gender, ...tags.filter(isGenderTag)].map((text) => ({ text, origin: 'stated' as const })),
    { text: splitName(name).genderWord, origin: 'derived' },
    { text: factsInProse(stated).gender, origin: 'derived' },
  ];
}
