import type { Gender } from '../../domain/voice.ts';
import { type Draft, firstUnderstood, type Source, withUnresolved, withVoice } from '../draft.ts';
import { splitName } from '../knowledge/name-parts.ts';
import { speakerInProse } from '../knowledge/prose.ts';
import { GENDERS } from '../tables/genders.ts';

/**
 * Stated gender first, then a tag that is a gender word, then a mark beside the name, then the description's word for
 * the speaker; else Neutral. Never guessed from a name.
 */
export function addGender(draft: Draft): Draft {
  const { gender, name, tags = [], description = '' } = draft.stated;
  const sources: Source[] = [
    ...[gender, ...tags.filter(isGenderTag)].map((text) => ({ text, origin: 'stated' as const })),
    { text: splitName(name).genderWord, origin: 'derived' },
    { text: speakerInProse(description), origin: 'derived' },
  ];
  const found = firstUnderstood(sources, toGender) ?? { value: 'Neutral', origin: 'defaulted' };
  const known = withVoice(draft, { gender: found.value }, { gender: found.origin });
  return toGender(gender) ? known : withUnresolved(known, 'gender', gender);
}

/** Among tags "neutral" is a mood. */
export function isGenderTag(tag: string): boolean {
  const gender = toGender(tag);
  return gender !== undefined && gender !== 'Neutral';
}

/** The gender that a whole word or phrase names, in any spelling that providers use. */
export function toGender(words: string | undefined): Gender | undefined {
  const key = words
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
  return key === undefined ? undefined : GENDERS.get(key);
}
