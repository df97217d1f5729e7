import { expect, it } from '@jest/globals';
import { MAX_DESCRIPTION_CHARACTERS } from '../../../src/domain/voice.ts';
import type { StatedVoice } from '../../../src/enrich/draft.ts';
import { addDescription } from '../../../src/enrich/steps/description.ts';
import { STYLES } from '../../../src/vocabulary/facets.ts';
import { draft } from '../../support/draft.ts';

const voiceOf = (stated: Partial<StatedVoice>) => addDescription(draft(stated)).voice;

it.each<[string, Partial<StatedVoice>, string]>([
  ['a tagline', { name: 'Roger - Laid-Back, Casual' }, 'Laid-back, casual'],
  ['tags', { tags: ['masculine', 'soft_spoken', 'Mature', 'clear', 'clear'] }, 'Soft spoken, clear'],
  ['a tagline, then tags', { name: 'Roger - Velvety', tags: ['calm', 'silky'] }, 'Velvety, calm'],
  ['a tagline of a person', { name: 'Lori - Gentle Mom' }, 'Gentle'],
  ['a tagline with a purpose', { name: 'Lori - Warm Support Agent' }, 'Warm'],
])('a description says the character in the words of %s', (_, stated, description) => {
  expect(voiceOf(stated)).toEqual({ description });
});

it('a description lists the styles of a sentence where no label says the character, and never the sentence', () => {
  const description = 'A velvety old British narrator with gravitas. Ideal for calm stories!';
  expect(voiceOf({ name: 'Ned - Nordic Reader', description })).toEqual({
    description: 'Smooth, authoritative',
    provenance: { description: 'derived' },
  });
  expect(voiceOf({ name: 'Ned - Calm', description })).toEqual({ description: 'Calm' });
  expect(voiceOf({ read: { styles: ['high-pitched', 'sad'] } }).description).toBe('High-pitched, sad');
});

it.each<[string, Partial<StatedVoice>]>([
  ['nothing is stated', {}],
  ['the stated one is empty', { description: '' }],
  ['the stated one is only an age', { description: 'Middle-aged.' }],
  ['the stated one repeats other fields', { description: 'An adult German male voice for narration' }],
  ['the tags repeat gender and age', { tags: ['masculine', 'senior', ' '] }],
  ['the only tag may be a gender', { tags: ['neutral'] }],
  ['only styles on request are stated', { styles: ['angry', 'sad'], model: 'neural' }],
])('a voice has no description where %s', (_, stated) => {
  expect(voiceOf(stated)).toEqual({});
});

it('a long description ends with a whole word', () => {
  const { description = '' } = voiceOf({ tags: [...STYLES.keys()] });
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_CHARACTERS);
  expect(description.length).toBeGreaterThan(MAX_DESCRIPTION_CHARACTERS - 15);
  expect(`${[...STYLES.keys()].join(', ')},`).toContain(`${description.toLowerCase()},`);
});
