import { describe, expect, it } from '@jest/globals';
import { UpstreamError } from '../../../src/domain/errors.ts';
import { enrich, UnusableVoiceError } from '../../../src/enrich/enrich.ts';
import type { HttpList } from '../../../src/ingest/provider.ts';
import { minimax } from '../../../src/ingest/providers/minimax.ts';

const voiceOf = (voice_id: string, voice_name: string, description?: string[]) => {
  const [stated] = minimax.readRecord({ voice_id, voice_name, description });
  if (!stated) throw new Error('no voice');
  return enrich({ provider: 'minimax', idParts: [], stated, voice: {} });
};
const page = (status_code: number) => ({ system_voice: null, base_resp: { status_code, status_msg: 'why' } });

it('MiniMax is not asked for voices of the account', () => {
  const { http } = minimax.list as { http: HttpList };
  expect(http.requests({ key: 'k' })).toMatchObject([{ body: { voice_type: 'system' } }]);
});

describe('minimax', () => {
  it.each([
    ['Cantonese_ProfessionalHost（F)', '专业女主持', 'yue-HK', 'Female'],
    ['Cantonese_ProfessionalHost（M)', 'Professional Host', 'yue-HK', 'Male'],
    ['Santa_Claus ', 'Santa Claus', 'en', 'Male'],
    ['BritishChild_female_1_v1', 'Child', 'en-GB', 'Female'],
    ['male-qn-qingse', '青涩青年音色', 'zh-CN', 'Male'],
    ['female-shaonv-jingpin', 'Girl', 'zh-CN', 'Female'],
    ['hindi_male_1_v2', 'Trustworthy Advisor', 'hi-IN', 'Male'],
    ['Chinese (Mandarin)_Soft_Girl', '柔和少女', 'zh-CN', 'Female'],
    ['tianxin_xiaoling', '甜心小玲', 'zh-CN', 'Neutral'],
    ['German_FriendlyMan', 'Friendly Man', 'de', 'Male'],
    ['Romanian_female_2_sample1', 'Gentle Woman', 'ro', 'Female'],
    ['Spanish_ToughBoss', 'Tough Boss', 'es', 'Neutral'],
    ['Nynorsk_male_1_v1', 'Calm Man', 'nn-NO', 'Male'],
    ['Norwegian_male_1_v1', 'Calm Man', 'nb-NO', 'Male'],
  ])('reads %j, %j as %s, %s', (id, name, language, gender) => {
    const voice = voiceOf(id, name);
    expect(voice).toMatchObject({ language, gender, provider_voice_id: id });
    expect(voice.id).toBe(`minimax/${id}`);
  });

  it.each([
    ['Korean_CharmingElderSister', 'Charming Elder Sister', undefined],
    ['Spanish_HumorousElder', 'Humorous Elder', 'old'],
    ['Japanese_IntellectualSenior', 'Intellectual Senior', undefined],
    ['Korean_ColdYoungMan', 'Cold Young Man', 'young'],
    ['clever_boy', '聪明男童', 'child'],
    ['Korean_ChildhoodFriendGirl', 'Childhood Friend Girl', undefined],
  ])('gives %j the age %s', (id, name, age) => {
    expect(voiceOf(id, name).age).toBe(age);
  });

  it('takes what the description adds', () => {
    const description = ['A trustworthy adult male voice with a general American accent.'];
    expect(voiceOf('English_Trustworthy_Person', 'Trustworthy Person', description)).toMatchObject({
      language: 'en-US',
      accent: 'American',
      gender: 'Male',
      age: 'adult',
    });
  });

  it('drops a voice whose id tells no language', () => {
    expect(() => voiceOf('moss_audio_1e280cb7', 'Someone')).toThrow(UnusableVoiceError);
  });

  it.each([
    [1004, 'unauthorized'],
    [1002, 'rate_limited'],
    [2013, 'http_error'],
  ])('takes code %i in an answer of 200 for an error: %s', (code, errorClass) => {
    expect(() => minimax.records(page(code))).toThrow(UpstreamError);
    expect(() => minimax.records(page(code))).toThrow(expect.objectContaining({ errorClass }));
  });

  it('tells why in a few words, whatever the host says', () => {
    const failure = { base_resp: { status_code: 2013, status_msg: 'x'.repeat(1e6) } };
    expect(() => minimax.records(failure)).toThrow(/^MiniMax answered 2013: x{200}$/);
  });

  it('takes a list that is null for an empty one', () => {
    expect(minimax.records(page(0))).toEqual([]);
  });
});
