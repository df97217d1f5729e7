import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { languagesOfRegion, likelyRegionOf } from '../../../src/enrich/knowledge/nations.ts';
import { toDemonym } from '../../../src/vocabulary/countries.ts';
import { LANGUAGES } from '../../../src/vocabulary/facets.ts';
import { draft } from '../../support/draft.ts';

it.each([
  ['ja', 'ja-JP', 'Japanese', 'Japan'],
  ['hi', 'hi-IN', 'Indian', 'India'],
  ['ko', 'ko-KR', 'Korean', 'South Korea'],
  ['it', 'it-IT', 'Italian', 'Italy'],
  ['tr', 'tr-TR', 'Turkish', 'Türkiye'],
  ['sv', 'sv-SE', 'Swedish', 'Sweden'],
  ['no', 'nb-NO', 'Norwegian', 'Norway'],
  ['Hebrew', 'he-IL', 'Israeli', 'Israel'],
  ['mi', 'mi-NZ', 'New Zealand', 'New Zealand'],
  ['az-Latn', 'az-Latn-AZ', 'Azerbaijani', 'Azerbaijan'],
])('a voice of the bare language %s is one of %s, %s, from %s', (locale, language, accent, country_name) => {
  expect(enrich(draft({ locale }))).toMatchObject({
    language,
    accent,
    country_name,
    provenance: { language: 'derived', accent: 'derived' },
  });
});

it.each([
  'en',
  'es',
  'fr',
  'pt',
  'ar',
  'de',
  'zh',
  'nl',
  'sw',
  'ta',
  'bn',
  'ur',
  'ru',
  'ca',
  'la',
  'eo',
  'mul',
])('a voice of the language %s has no home nation', (locale) => {
  const voice = enrich(draft({ locale }));
  expect(voice.language).toBe(locale);
  expect(voice).not.toHaveProperty('accent');
  expect(voice).not.toHaveProperty('country_name');
});

it.each(['hi-Latn', 'az-Cyrl', 'sr-Latn', 'pa-Arab'])(
  'a tag with another script than the usual one has no home nation: %s',
  (locale) => {
    const voice = enrich(draft({ locale }));
    expect([voice.language, voice.accent]).toEqual([locale, undefined]);
  },
);

it('a voice with the accent of another nation keeps its bare language', () => {
  expect(enrich(draft({ locale: 'hi', accent: 'British' }))).toMatchObject({
    language: 'hi',
    accent: 'British',
  });
  expect(enrich(draft({ locale: 'ja', country: 'US' }))).toMatchObject({
    language: 'ja',
    accent: 'American',
  });
});

it('a voice with an accent of no nation, or of a part of its own, gets its home nation', () => {
  expect(enrich(draft({ locale: 'ja', accent: 'Non-native' }))).toMatchObject({
    language: 'ja-JP',
    accent: 'Non-native',
  });
  expect(enrich(draft({ locale: 'vi' }, { provider: 'espeak-ng' }))).toMatchObject({
    language: 'vi-VN',
    accent: 'Northern Vietnamese',
  });
});

it('ids and unique keys keep the bare language, so that they last', () => {
  const voice = enrich(draft({ locale: 'ja' }, { idParts: ['language'] }));
  expect([voice.id, voice.uniqueKey, voice.language]).toEqual([
    'fictional/roger-1/ja',
    'fictional||roger-1|ja',
    'ja-JP',
  ]);
});

const homes = [...LANGUAGES].flatMap(([language, { home }]) => (home ? [[language, home] as const] : []));
it.each(homes)(
  'the home nation of %s is %s, where the language is official and most likely',
  (language, region) => {
    expect(languagesOfRegion(region)).toContain(language);
    expect(likelyRegionOf(language)).toBe(region);
    expect(toDemonym(region)).toBeDefined();
  },
);
