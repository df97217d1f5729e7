import { expect, it } from '@jest/globals';
import { MAX_DESCRIPTION_CHARACTERS } from '../../../src/domain/voice.ts';
import type { StatedVoice } from '../../../src/enrich/draft.ts';
import { enrich } from '../../../src/enrich/enrich.ts';
import { STYLES } from '../../../src/vocabulary/facets.ts';
import { draft } from '../../support/draft.ts';

const descriptionOf = (stated: Partial<StatedVoice>) =>
  enrich(draft({ locale: 'en', ...stated })).description;

it.each<[string, Partial<StatedVoice>, string]>([
  ['a tagline', { name: 'Roger - Laid-Back, Casual' }, 'Laid-back, casual voice'],
  ['tags', { tags: ['masculine', 'soft_spoken', 'Mature', 'clear'] }, 'Soft spoken, clear man, middle-aged'],
  ['a tagline, then tags', { name: 'Roger - Velvety', tags: ['calm', 'silky'] }, 'Velvety, calm voice'],
  [
    'a tagline of a person',
    { name: 'Lori - Gentle Mom', gender: 'f', accent: 'Irish' },
    'Gentle Irish woman',
  ],
  ['labels in place of a sentence', { description: 'Narrative. Calm. UK' }, 'Calm voice'],
  ['a tagline, beside a word', { name: 'Ned - Calm', description: 'Velvety.' }, 'Calm, smooth voice'],
  [
    'facts of a sentence',
    { read: { styles: ['high-pitched', 'sad'], age: 'child' } },
    'High-pitched, sad child',
  ],
  ['styles on request alone', { styles: ['angry', 'sad'], gender: 'm' }, 'Man; on request angry, sad'],
])(
  'a description says the character in the words of %s, then who speaks, and is marked as made',
  (_, stated, description) => {
    expect(descriptionOf(stated)).toBe(description);
    expect(enrich(draft(stated)).provenance).toMatchObject({ description: 'derived' });
  },
);

it.each<[string, Partial<StatedVoice>]>([
  ['nothing is stated', {}],
  ['the stated one is empty', { description: '' }],
  ['the stated one is only an age', { description: 'Middle-aged.' }],
  ['the tags repeat gender and age', { tags: ['masculine', 'senior', ' '] }],
  ['the only tag may be a gender', { tags: ['neutral'] }],
])('a voice has no description where %s', (_, stated) => {
  expect(descriptionOf(stated)).toBeUndefined();
});

it.each([
  ['as it is', 'A velvety man from Boston', 'A velvety man from Boston'],
  ['without markup', '<p>A&nbsp;<b>velvety</b> man</p>', 'A velvety man'],
  ['also in another language', '温柔的女声，适合讲故事。', '温柔的女声，适合讲故事。'],
  [
    'cut at the end of a word',
    'A voice of velvet and gravel, which has told bedtime stories, sold cars, and read the evening news for years.',
    'A voice of velvet and gravel, which has told bedtime stories, sold cars, and read the…',
  ],
  [
    'counted in characters that a person sees',
    `Calm man ${'x\u0323'.repeat(81)}`,
    `Calm man ${'x\u0323'.repeat(81)}`,
  ],
])("a description is the provider's own sentence %s", (_, description, published) => {
  expect(descriptionOf({ name: 'Ned - Calm', description })).toBe(published);
  expect(enrich(draft({ description })).provenance).not.toHaveProperty('description');
});

it('a long description leaves out words', () => {
  const accent = 'Bonaire, Sint Eustatius and Saba Leeward Antilles Caribbean Dutch';
  const description = descriptionOf({ tags: [...STYLES.keys()], accent }) ?? '';
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_CHARACTERS);
  expect(description).toMatch(/^Deep, high-pitched Bonaire.* voice$/);
});
