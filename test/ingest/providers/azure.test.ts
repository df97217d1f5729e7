import { describe, expect, it } from '@jest/globals';
import type { HttpList } from '../../../src/ingest/provider.ts';
import { azure } from '../../../src/ingest/providers/azure.ts';

const voiceOf = (fields: object) =>
  azure.parseRecord({ Locale: 'en-US', Gender: 'Female', VoiceType: 'Neural', ...fields })[0];

it.each([
  ['eastus', 'https://eastus.tts.speech.microsoft.com'],
  ['chinanorth2', 'https://chinanorth2.tts.speech.azure.cn'],
  ['usgovvirginia', 'https://usgovvirginia.tts.speech.azure.us'],
])('the list of Azure in the region %s is at %s', (region, address) => {
  const { http } = azure.list as { http: HttpList };
  expect(http.baseUrl({ region }, { path: '/' })).toBe(address);
  expect(http.baseUrl({ region: 'eastus,other' }, { list: region, path: '/' })).toBe(address);
});

it.each([
  [{ SampleRateHertz: '48000', WordsPerMinute: '147' }, 48_000, 147],
  [{ SampleRateHertz: null, WordsPerMinute: 'fast' }, undefined, undefined],
  [{}, undefined, undefined],
])('the rates of an Azure voice are numbers where %j has them', (rates, sampleRate, wordsPerMinute) => {
  expect(voiceOf({ ShortName: 'en-US-JennyNeural', ...rates })).toMatchObject({ sampleRate, wordsPerMinute });
});

describe('voices of Azure', () => {
  it.each([
    ['en-US-JennyNeural', 'Jenny', 'Jenny', 'neural'],
    ['en-US-JennyMultilingualNeural', 'Jenny Multilingual', 'Jenny', 'neural-multilingual'],
    ['en-US-AlloyTurboMultilingualNeural', 'Alloy Turbo Multilingual', 'Alloy', 'turbo'],
    ['en-US-Ava:DragonHDLatestNeural', 'Ava Dragon HD Latest', 'Ava', 'dragon-hd'],
    ['en-US-Jimmie:DragonHDFlashLatestNeural', 'Jimmie Dragon HD Flash Latest', 'Jimmie', 'dragon-hd-flash'],
    ['en-US-Grant:MAI-Voice-1', 'Grant MAI-Voice-1', 'Grant', 'mai-voice-1'],
    ['en-US-Ava3:DragonHDLatestNeural', 'en-US-Ava3:DragonHDLatestNeural', 'Ava3', 'dragon-hd'],
    ['en-US-RyanNeural', null, 'Ryan', 'neural'],
  ])(
    'a name of Azure leaves out the tier, which is the model: %s, %j is %s of %s',
    (ShortName, DisplayName, name, model) => {
      expect(voiceOf({ ShortName, DisplayName })).toMatchObject({ nativeId: ShortName, name, model });
    },
  );

  it('a name of Azure follows the whole locale, also one of three parts', () => {
    const ShortName = 'zh-CN-liaoning-XiaobeiNeural';
    expect(voiceOf({ ShortName, Locale: 'zh-CN-liaoning' })?.name).toBe('Xiaobei');
  });

  it('a voice of Azure has no age from the roles that it plays', () => {
    const RolePlayList = ['OlderAdultMale', 'Girl'];
    expect(voiceOf({ ShortName: 'zh-CN-YunyeNeural', RolePlayList })?.age).toBeUndefined();
  });

  it.each([
    ['en-US-AnaNeural', 'child'],
    ['fr-FR-EloiseNeural', 'child'],
    ['zh-CN-XiaoshuangMultilingualNeural', 'child'],
    ['zh-CN-Yunxia:DragonHDFlashLatestNeural', 'child'],
    ['zh-CN-Yunxiao:DragonHDFlashLatestNeural', undefined],
    ['en-IN-AnanyaNeural', undefined],
    ['hi-IN-AnaNeural', undefined],
  ])('the voice %s of Azure has the age %s, which its documentation states', (ShortName, age) => {
    const voice = voiceOf({ ShortName });
    expect(voice?.age).toBe(age);
    expect(voice?.inferred).toEqual({ age: 'derived' });
  });
});
