import { describe, expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import type { HttpList } from '../../../src/ingest/provider.ts';
import { elevenlabs } from '../../../src/ingest/providers/elevenlabs.ts';
import { draft } from '../../support/draft.ts';

const read = (fields: object) => elevenlabs.parseRecord({ voice_id: 'v1', name: 'Roger', ...fields });
const voiceOf = (fields: object) => enrich(draft(read(fields)[0]));
const premade = (fields: object = {}) => voiceOf({ category: 'premade', ...fields });
const shared = (fields: object = {}) => voiceOf({ public_owner_id: 'o', language: 'en', ...fields });
const sample = 'https://storage.googleapis.com/eleven-public-prod/premade/voices/v1/a.mp3';

it.each(['cloned', 'generated', 'professional', 'famous', 'high_quality', null])(
  'a voice of the category %s in an ElevenLabs account is left out',
  (category) => {
    const sharing = { public_owner_id: 'o', original_voice_id: 'v0' };
    expect(read({ category, labels: { language: 'en' }, sharing })).toEqual([]);
  },
);

it.each([
  ['premade voices say no language', { labels: null }, 'en'],
  ['a language', { labels: { language: 'de' } }, 'de'],
  [
    'the locale verified for its own language',
    {
      labels: { language: 'en' },
      verified_languages: [
        { language: 'fil', locale: 'fil-PH' },
        { language: 'en', locale: null },
        { language: 'en', locale: 'en-GB' },
      ],
    },
    'en-GB',
  ],
  [
    'no locale of another language',
    {
      labels: { language: 'id' },
      verified_languages: [
        { language: 'id', locale: 'jv-ID' },
        { language: 'id', locale: 'id-ID' },
      ],
    },
    'id-ID',
  ],
  [
    'a locale in another code of the language',
    { labels: { language: 'zh' }, verified_languages: [{ language: 'zh', locale: 'cmn-TW' }] },
    'zh-TW',
  ],
  [
    'a bare language beside a locale of another language',
    { labels: { language: 'ar' }, verified_languages: [{ language: 'ar', locale: 'en-US' }] },
    'ar',
  ],
])('the language of an ElevenLabs voice is English, or else stated: %s', (_, fields, language) => {
  expect(premade(fields).language).toBe(language);
});

it('a verified locale of another language than its entry is no further language of an ElevenLabs voice', () => {
  const verified_languages = [
    { language: 'id', locale: 'jv-ID' },
    { language: 'ms', locale: 'ms-MY' },
    { language: null, locale: 'fr-FR' },
  ];
  expect(premade({ labels: { language: 'en' }, verified_languages }).other_languages).toEqual([
    'fr-FR',
    'id',
    'ms-MY',
  ]);
});

it.each([
  [{ description: 'calm ' }, 'Calm voice'],
  [{ descriptive: 'classy' }, 'Classy voice'],
  [{ descriptive: '', description: 'deep' }, 'Deep voice'],
])('the description of an ElevenLabs voice is a label of either name: %j', (labels, description) => {
  expect(premade({ labels }).description).toBe(description);
});

it.each(['middle aged', 'middle-aged', 'middle_aged'])(
  'the age of an ElevenLabs voice is stated in any spelling: %s',
  (age) => {
    expect(premade({ labels: { age } }).age).toBe('middle-aged');
  },
);

describe('labels of 2024', () => {
  it.each([
    [{ 'use case': 'news' }, { use_cases: ['news'] }],
    [{ usecase: 'news' }, { use_cases: ['news'] }],
    [{ 'Use-Case ': 'news' }, { use_cases: ['news'] }],
    [{ use_case: '', 'use case': 'news' }, { use_cases: ['news'] }],
    [{ 'description ': 'calm' }, { description: 'Calm voice' }],
    [
      { Accent: 'Irish', ' AGE': 'old', GENDER: 'female' },
      { accent: 'Irish', age: 'old', gender: 'Female' },
    ],
    [{ language: 'de', 'Language ': 'fr' }, { language: 'de' }],
  ])('the labels %j of an ElevenLabs voice give %j', (labels, fields) => {
    expect(premade({ labels })).toMatchObject(fields);
  });

  it.each([[['calm']], ['calm'], [7]])('labels that are no object are refused: %j', (labels) => {
    expect(() => read({ category: 'premade', labels })).toThrow();
  });
});

it('a voice of the ElevenLabs library has its labels at the top', () => {
  const labels = { accent: 'american', gender: 'Female', age: 'young', use_case: 'characters_animation' };
  expect(shared({ ...labels, category: 'professional' })).toMatchObject({
    accent: 'American',
    gender: 'Female',
    age: 'young',
    use_cases: ['characters'],
  });
});

it.each([
  [{ language: 'id', locale: 'jv-ID' }, 'jv-ID'],
  [{ language: 'ar', locale: null }, 'ar'],
  [{ language: null, locale: 'en-US' }, 'en-US'],
])('a voice of the ElevenLabs library with %j has the language %s', (fields, language) => {
  expect(shared(fields).language).toBe(language);
});

it.each([
  [sample, true],
  [`${sample}?X-Goog-Expires=3600&X-Goog-Signature=x`, false],
  ['https://storage.googleapis.com/somebodys-bucket/a.mp3', false],
  ['https://api.us.elevenlabs.io/v1/voices/v1/previews/audio?payload=eyJ3b3Jrc3BhY2VfaWQiOiJ3In0', false],
  [null, false],
])('a sample of ElevenLabs counts where its address lasts: %s', (preview_url, preview) => {
  expect(premade({ preview_url }).preview).toBe(preview);
  expect(shared({ preview_url }).preview).toBe(preview);
});

it('a page of ElevenLabs that has more without a cursor is no list', () => {
  const { next } = (elevenlabs.list as { http: HttpList }).http;
  expect(next?.({ voices: [], has_more: false }, { path: '/v2/voices' })).toBeUndefined();
  expect(() =>
    next?.({ voices: [], has_more: true, next_page_token: null }, { path: '/v2/voices' }),
  ).toThrow();
});
