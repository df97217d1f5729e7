import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { inworld } from '../../../src/ingest/providers/inworld.ts';

const voiceOf = (record: object) =>
  inworld
    .parseRecord({ voiceId: 'Alex', displayName: 'Alex', langCode: 'EN_US', source: 'SYSTEM', ...record })
    .map((stated) => enrich({ provider: 'inworld', idParts: [], stated, voice: {} }))[0];

it.each([
  ['EN_US', 'en-US'],
  ['ZH_CN', 'zh-CN'],
  ['JA_JP', 'ja-JP'],
])('the langCode %s of an Inworld voice is %s', (langCode, language) => {
  expect(voiceOf({ langCode })).toMatchObject({ language });
});

it('the age and the use cases of an Inworld voice are read', () => {
  expect(voiceOf({ ageGroup: 'middle_aged', categories: ['interactive_media'] })).toMatchObject({
    age: 'middle-aged',
    use_cases: ['entertainment'],
  });
  expect(voiceOf({ ageGroup: 'age_unspecified' })).not.toHaveProperty('age');
});

it('the tags and the description of an Inworld voice give gender, age and accent where none is stated', () => {
  expect(voiceOf({ tags: ['female', 'british'] })).toMatchObject({ gender: 'Female', accent: 'British' });
  expect(voiceOf({ description: 'Older British male with a refined voice' })).toMatchObject({
    gender: 'Male',
    age: 'old',
    accent: 'British',
  });
});

it('a row of the older list of Inworld is read', () => {
  const older = { langCode: undefined, source: undefined, languages: ['en'], isCustom: false };
  expect(voiceOf(older)).toMatchObject({ id: 'inworld/Alex', language: 'en' });
  expect(voiceOf({ ...older, isCustom: true })).toBeUndefined();
  expect(voiceOf({ ...older, voiceId: 'fictional__alex' })).toBeUndefined();
});

it('an Inworld voice that belongs to an account is left out', () => {
  expect(voiceOf({ source: 'IVC' })).toBeUndefined();
});
