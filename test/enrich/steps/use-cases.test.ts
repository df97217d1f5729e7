import { expect, it } from '@jest/globals';
import { addUseCases } from '../../../src/enrich/steps/use-cases.ts';
import { USE_CASES } from '../../../src/vocabulary/facets.ts';
import { draft } from '../../support/draft.ts';

const voiceOf = (...useCases: string[]) => addUseCases(draft({ useCases })).voice;

it.each([
  ['Conversational', 'conversational'],
  ['Casual chat', 'conversational'],
  ['Convo', 'conversational'],
  ['Promo', 'advertising'],
  ['Character', 'characters'],
  ['NewsCast', 'news'],
  ['Newscast Formal', 'news'],
  ['Newscast Casual', 'news'],
  ['Customer Support Agent', 'customer-service'],
  ['Call Center', 'customer-service'],
  ['Customer support', 'customer-service'],
  ['narrative_story', 'storytelling'],
  ['Story-telling', 'storytelling'],
  ['characters_animation', 'characters'],
  ['Cartoon', 'characters'],
  [' Novel', 'audiobook'],
  ['Advertisement', 'advertising'],
  ['informative_educational', 'educational'],
  ['ASMR', 'asmr'],
  ['social media', 'social-media'],
  ['E-learning & Training', 'educational'],
  ['entertainment_tv', 'entertainment'],
])('the use case %j is %s', (stated, slug) => {
  expect(voiceOf(stated).use_cases).toEqual([slug]);
});

it('a use case with commas is several', () => {
  expect(voiceOf('Conversational, Customer Support').use_cases).toEqual([
    'conversational',
    'customer-service',
  ]);
});

it('a use case outside the vocabulary is left out, and is an unresolved value', () => {
  const { voice, unresolved } = addUseCases(draft({ useCases: ['Karaoke', 'News & Weather', 'Karaoke'] }));
  expect(voice.use_cases).toEqual(['news']);
  expect(unresolved).toEqual([
    { field: 'use_case', value: 'Karaoke' },
    { field: 'use_case', value: 'Weather' },
  ]);
});

it('a tag on style gives a derived use case', () => {
  const { voice } = addUseCases(draft({ tags: ['newscast', 'cheerful'] }));
  expect(voice).toEqual({ use_cases: ['news'], provenance: { use_cases: 'derived' } });
});

it.each([
  ['A calm voice for audiobooks.', ['audiobook']],
  ['Steady man, perfect for customer support calls', ['customer-service']],
  [
    'Great for lively chats, product promos, and sports commentary!',
    ['sports', 'conversational', 'advertising'],
  ],
  [
    'A warm tone for late evenings, ideal for news narration or story telling',
    ['narration', 'storytelling', 'news'],
  ],
  ['Bold girl for game characters and cartoon content', ['characters']],
  ['Slow reader for bedtime stories for children', ['storytelling']],
  ['Made for conversations with elderly people', ['conversational']],
  ['Suited for gaming use cases', ['gaming']],
  ['Friendly man for technical support', ['customer-service']],
  ['A newsreader, at home in corporate presentations', ['news', 'business']],
  ['Plays phone menus and sales calls', ['ivr', 'sales']],
  ['A clear voice. Built for virtual assistants - and for tutorials', ['assistant', 'educational']],
])('the description %j states the purpose of the voice and gives derived use cases', (description, found) => {
  const { use_cases: useCases = [], provenance } = addUseCases(draft({ description })).voice;
  expect(useCases.toSorted()).toEqual(found.toSorted());
  expect(provenance).toEqual({ use_cases: 'derived' });
});

const others = [
  'Not for audiobooks',
  'Ideal for poems, not for advertising',
  'Known for support, informative talks and social warmth',
  'For those who dislike audiobooks',
  'Forum support',
  `${'A very calm voice. '.repeat(40)}For audiobooks.`,
];

it.each(others.map((text) => [text.slice(0, 50), text]))(
  'the description %s names a use case otherwise and gives none',
  (_, description) => {
    expect(addUseCases(draft({ description })).voice).toEqual({});
  },
);

it('a description gives no use case where some are stated', () => {
  const { voice } = addUseCases(draft({ useCases: ['news'], description: 'Perfect for audiobooks' }));
  expect(voice).toEqual({ use_cases: ['news'] });
});

it('a use case is listed once', () => {
  expect(voiceOf('chat', 'Conversation', 'news').use_cases).toEqual(['conversational', 'news']);
});

it('a voice has no use cases without a source', () => {
  expect(voiceOf()).not.toHaveProperty('use_cases');
  expect(voiceOf('', ' , ', '-')).not.toHaveProperty('use_cases');
});

it.each([...USE_CASES])(
  'the use case %s is recognized by each of its words',
  (slug, { names, codes, wordings }) => {
    for (const word of [slug, ...names, ...codes, ...wordings])
      expect([word, voiceOf(word).use_cases]).toEqual([word, [slug]]);
  },
);
