import { describe, expect, it } from '@jest/globals';
import type { HttpList } from '../../../src/ingest/provider.ts';
import { azure } from '../../../src/ingest/providers/azure.ts';

const voiceOf = (fields: object) =>
  azure.readRecord({ Locale: 'en-US', Gender: 'Female', VoiceType: 'Neural', ...fields })[0];

it.each([
  ['eastus', 'https://eastus.tts.speech.microsoft.com'],
  ['chinanorth2', 'https://chinanorth2.tts.speech.azure.cn'],
  ['usgovvirginia', 'https://usgovvirginia.tts.speech.azure.us'],
])('Azure of %s is at %s', (region, address) => {
  const { http } = azure.list as { http: HttpList };
  expect(http.baseUrl({ region })).toBe(address);
});

describe('a voice of Azure', () => {
  it.each([
    ['en-US-JennyNeural', 'Jenny', 'Jenny', 'neural'],
    ['en-US-JennyMultilingualNeural', 'Jenny Multilingual', 'Jenny', 'neural-multilingual'],
    ['en-US-AlloyTurboMultilingualNeural', 'Alloy Turbo Multilingual', 'Alloy', 'turbo'],
    ['en-US-Ava:DragonHDLatestNeural', 'Ava Dragon HD Latest', 'Ava', 'dragon-hd'],
    ['en-US-Jimmie:DragonHDFlashLatestNeural', 'Jimmie Dragon HD Flash Latest', 'Jimmie', 'dragon-hd-flash'],
    ['en-US-Grant:MAI-Voice-1', 'Grant MAI-Voice-1', 'Grant', 'mai-voice-1'],
    ['en-US-Ava3:DragonHDLatestNeural', 'en-US-Ava3:DragonHDLatestNeural', 'Ava3', 'dragon-hd'],
    ['en-US-RyanNeural', null, 'Ryan', 'neural'],
  ])('is named without its tier, which is its model: %s, %j', (ShortName, DisplayName, name, model) => {
    expect(voiceOf({ ShortName, DisplayName })).toMatchObject({ nativeId: ShortName, name, model });
  });

  it('of a locale of three parts is named by what follows all three', () => {
    const ShortName = 'zh-CN-liaoning-XiaobeiNeural';
    expect(voiceOf({ ShortName, Locale: 'zh-CN-liaoning' })?.name).toBe('Xiaobei');
  });

  it('is as old as it says, not as old as the roles that it plays', () => {
    const RolePlayList = ['OlderAdultMale', 'Girl'];
    expect(voiceOf({ ShortName: 'zh-CN-YunyeNeural', RolePlayList })).not.toHaveProperty('age');
  });
});
