import { describe, expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { inworld } from '../../../src/ingest/providers/inworld.ts';

const voiceOf = (record: object) =>
  inworld
    .readRecord({ voiceId: 'Alex', displayName: 'Alex', langCode: 'EN_US', source: 'SYSTEM', ...record })
    .map((stated) => enrich({ provider: 'inworld', idParts: [], stated, voice: {} }))[0];

describe('inworld', () => {
  it.each([
    ['EN_US', 'en-US'],
    ['ZH_CN', 'zh-CN'],
    ['JA_JP', 'ja-JP'],
  ])('reads langCode %s as %s', (langCode, language) => {
    expect(voiceOf({ langCode })).toMatchObject({ language });
  });

  it('reads age and use cases', () => {
    expect(voiceOf({ ageGroup: 'middle_aged', categories: ['interactive_media'] })).toMatchObject({
      age: 'middle-aged',
      use_cases: ['entertainment'],
    });
    expect(voiceOf({ ageGroup: 'age_unspecified' })).not.toHaveProperty('age');
  });

  it('takes gender, age and accent from tags and description where they are not stated', () => {
    expect(voiceOf({ tags: ['female', 'british'] })).toMatchObject({ gender: 'Female', accent: 'British' });
    expect(voiceOf({ description: 'Older British male with a refined voice' })).toMatchObject({
      gender: 'Male',
      age: 'old',
      accent: 'British',
    });
  });

  it('reads the rows of the older list', () => {
    const older = { langCode: undefined, source: undefined, languages: ['en'], isCustom: false };
    expect(voiceOf(older)).toMatchObject({ id: 'inworld/Alex', language: 'en' });
    expect(voiceOf({ ...older, isCustom: true })).toBeUndefined();
    expect(voiceOf({ ...older, voiceId: 'fictional__alex' })).toBeUndefined();
  });

  it('leaves out what belongs to an account', () => {
    expect(voiceOf({ source: 'IVC' })).toBeUndefined();
  });
});
