import { expect, it } from '@jest/globals';
import { enrich, UnusableVoiceError } from '../../src/enrich/enrich.ts';
import { draft } from '../support/draft.ts';

it('enrich derives a whole voice from the values that a provider states', () => {
  const stated = {
    nativeId: 'aura-2-thalia-en',
    name: 'Thalia',
    locale: 'en',
    model: 'aura-2',
    accent: 'American',
    age: 'Adult',
    tags: ['clear', 'feminine', 'confident'],
    useCases: ['Casual chat', 'IVR'],
    sampleUrl: 'https://example.com/thalia.wav',
  };
  expect(enrich(draft(stated, { provider: 'deepgram' }))).toStrictEqual({
    id: 'deepgram/aura-2-thalia-en',
    name: 'Thalia',
    language: 'en-US',
    provider: 'deepgram',
    model_id: 'aura-2',
    gender: 'Female',
    accent: 'American',
    description: 'Clear, confident American woman',
    language_name: 'English',
    country_name: 'United States',
    uniqueKey: 'deepgram|aura-2|aura-2-thalia-en|en-us',
    provider_voice_id: 'aura-2-thalia-en',
    age: 'adult',
    use_cases: ['conversational', 'ivr'],
    styles: ['clear', 'confident'],
    preview: true,
    // The accent gives the region.
    provenance: { language: 'derived', description: 'derived' },
    sample_url: 'https://example.com/thalia.wav',
  });
});

it('enrich sets no field for which the record has no source', () => {
  expect(Object.keys(enrich(draft({ locale: 'ar' }))).sort()).toEqual(
    [
      'id',
      'name',
      'language',
      'provider',
      'gender',
      'gender_stated',
      'language_name',
      'uniqueKey',
      'provider_voice_id',
      'preview',
      'provenance',
    ].sort(),
  );
});

it.each([
  ['a locale that means nothing', { locale: 'n/a' }, 'locale not recognized'],
  ['no id', { nativeId: '' }, 'provider_voice_id: '],
  ['neither name nor id', { name: '', nativeId: ' ' }, 'name: '],
])('enrich refuses a record with %s, with the reason', (_, stated, reason) => {
  expect(() => enrich(draft(stated))).toThrow(UnusableVoiceError);
  expect(() => enrich(draft(stated))).toThrow(reason);
});
