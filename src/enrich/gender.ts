import type { Gender } from '../domain/voice.ts';
import { type Draft, withVoice } from './draft.ts';
import { speakerInProse } from './prose.ts';
import { GENDERS } from './tables/genders.ts';

/** Stated gender first, then a tag that is a gender word, then the description's word for the speaker; else Neutral. Never guessed from a name. */
export function addGender(draft: Draft): Draft {
  const { gender, tags = [], description = '' } = draft.stated;
  const found = [gender, ...tags, speakerInProse(description)]
    .map(toGender)
    .find((value) => value !== undefined);
  return withVoice(draft, { gender: found ?? 'Neutral' });
}

/** The gender that a whole word or phrase names, in any spelling that providers use. */
export function toGender(word: string | undefined): Gender | undefined {
  return word === undefined
    ? undefined
    : GENDERS.get(
        word
          .trim()
          .toLowerCase()
          .replaceAll(/[\s_-]+/g, '-'),
      );
}
