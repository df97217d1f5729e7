import { expect, it } from '@jest/globals';
import { UpstreamError } from '../../../src/domain/errors.ts';
import { enrich, UnusableVoiceError } from '../../../src/enrich/enrich.ts';
import type { HttpList } from '../../../src/ingest/provider.ts';
import { minimax } from '../../../src/ingest/providers/minimax.ts';

const voiceOf = (voice_id: string, voice_name: string, description?: string[]) => {
  const [stated] = minimax.parseRecord({ voice_id, voice_name, description });
  if (!stated) throw new Error('no voice');
  return enrich({ provider: 'minimax', idParts: [], stated, voice: {} });
};
const page = (status_code: number) => ({ system_voice: null, base_resp: { status_code, status_msg: 'why' } });

it('a request to MiniMax asks for no voice of the account', () => {
  const { http } = minimax.list as { http: HttpList };
  expect(http.requests({ key: 'k' })).toMatchObject([{ body: { voice_type: 'system' } }]);
});

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
  ['Romanian_female_2_sample1', 'Gentle Woman', 'ro-RO', 'Female'],
  ['Spanish_ToughBoss', 'Tough Boss', 'es', 'Neutral'],
  ['Nynorsk_male_1_v1', 'Calm Man', 'nn-NO', 'Male'],
  ['Norwegian_male_1_v1', 'Calm Man', 'nb-NO', 'Male'],
])('the MiniMax voice %j, called %s, has the language %s and the gender %s', (id, name, language, gender) => {
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
])('the MiniMax voice %s, called %s, has the age %s', (id, name, age) => {
  expect(voiceOf(id, name).age).toBe(age);
});

it('the description of a MiniMax voice adds to its values', () => {
  const description = ['A trustworthy adult male voice with a general American accent.'];
  expect(voiceOf('English_Trustworthy_Person', 'Trustworthy Person', description)).toMatchObject({
    language: 'en-US',
    accent: 'American',
    gender: 'Male',
    age: 'adult',
  });
});

it.each([
  ['Korean_CalmLady', 'Calm Lady', ['calm'], 'Calm Korean woman'],
  ['Spanish_Deep-tonedMan', 'Deep-toned Man', ['deep'], 'Deep man'],
  ['Dutch_kindhearted_girl', 'Kind-hearted girl', ['caring'], 'Kind-hearted woman'],
  ['Chinese (Mandarin)_Gentle_Senior', '温柔学姐', ['gentle'], 'Gentle Chinese woman'],
  ['danya_xuejie', '淡雅学姐', ['elegant'], 'Elegant Chinese woman'],
  ['Spanish_SantaClaus', 'Santa Claus', undefined, undefined],
])('the MiniMax voice %s, called %s, has the styles %j', (id, name, styles, description) => {
  const voice = voiceOf(id, name);
  expect([voice.styles, voice.description]).toEqual([styles, description]);
  if (styles) expect(voice.provenance).toMatchObject({ styles: 'derived', description: 'derived' });
});

it('a MiniMax voice without a language in its id is dropped', () => {
  expect(() => voiceOf('moss_audio_1e280cb7', 'Someone')).toThrow(UnusableVoiceError);
});

it.each([
  [1004, 'unauthorized'],
  [1002, 'rate_limited'],
  [2013, 'http_error'],
])('the code %i in a MiniMax answer of status 200 is an error of class %s', (code, errorClass) => {
  expect(() => minimax.records(page(code))).toThrow(UpstreamError);
  expect(() => minimax.records(page(code))).toThrow(expect.objectContaining({ errorClass }));
});

it('an error of MiniMax repeats a bounded part of its message', () => {
  const failure = { base_resp: { status_code: 2013, status_msg: 'x'.repeat(1e6) } };
  expect(() => minimax.records(failure)).toThrow(/^MiniMax answered 2013: x{200}$/);
});

it('a MiniMax list of null is empty', () => {
  expect(minimax.records(page(0))).toEqual([]);
});

it.each([
  ['Cantonese_ProfessionalHost（F)', '84589766-c651-477b-b320-36b89599f953'],
  ['French_Female_News Anchor', 'cd5107ec-8b13-4222-a373-8b3f7ac9c1d4'],
  ['Spanish_Wiselady', '93e2c5d4-a4b2-44b4-a8fb-82efa8a7cdd8'],
  ['greek_male_1a_v1', 'bae967fe-f880-4ec6-a799-7bc6f4ffaf8c'],
])('the sample of %s is the recording %s', (voice_id, recording) => {
  const sample_url = `https://filecdn.minimax.chat/public/${recording}.mp3`;
  expect(voiceOf(voice_id, 'Name')).toMatchObject({ sample_url, sample_derived: true });
});

it.each(['Santa_Claus ', 'Portuguese_', 'Wiselady', 'portuguese_wiselady', 'constructor'])(
  'the id %j has no recording',
  (voice_id) => {
    const [voice] = minimax.parseRecord({ voice_id, voice_name: 'Name' });
    expect(voice?.derivedSampleUrl).toBeUndefined();
  },
);
