import type { Age } from '../domain/voice.ts';
import { type Draft, withVoice } from './draft.ts';
import { ageInProse } from './prose.ts';
import { AGES } from './tables/ages.ts';

/** The stated age, or a tag that is only an age, or the description's word for the speaker's. */
export function addAge(draft: Draft): Draft {
  const { age, tags = [], description = '' } = draft.stated;
  const words = [age, ...tags, ageInProse(description)];
  return withVoice(draft, { age: words.map(toAge).find((value) => value !== undefined) });
}

/** The age that a whole word or phrase names, in any spelling that providers use. */
export function toAge(word: string | undefined): Age | undefined {
  return word === undefined
    ? undefined
    : AGES.get(
        word
          .trim()
          .toLowerCase()
          .replaceAll(/[\s_-]+/g, '-'),
      );
}
