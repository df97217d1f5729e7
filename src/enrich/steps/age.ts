import type { Age } from '../../domain/voice.ts';
import { type Draft, firstUnderstood, type Source, withUnresolved, withVoice } from '../draft.ts';
import { ageInProse } from '../knowledge/prose.ts';
import { AGES } from '../tables/ages.ts';

/** The stated age, or a tag or description that is only an age, or the description's word for the speaker's. */
export function addAge(draft: Draft): Draft {
  const { age, tags = [], description = '' } = draft.stated;
  const sources: Source[] = [
    ...[age, ...tags, description].map((text) => ({ text, origin: 'stated' as const })),
    { text: ageInProse(description), origin: 'derived' },
  ];
  const found = firstUnderstood(sources, toAge);
  const known = withVoice(draft, { age: found?.value }, { age: found?.origin });
  return toAge(age) ? known : withUnresolved(known, 'age', age);
}

/** The age that a whole word or phrase names, in any spelling that providers use. */
export function toAge(words: string | undefined): Age | undefined {
  const key = words
    ?.trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replaceAll(/[\s_-]+/g, '-');
  return key === undefined ? undefined : AGES.get(key);
}
