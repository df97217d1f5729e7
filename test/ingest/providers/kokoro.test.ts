import { expect, it } from '@jest/globals';
import { kokoro } from '../../../src/ingest/providers/kokoro.ts';

it.each([
  ['af_heart', 'Heart', 'en-US', 'f', 'kokoro-82m-v1.0'],
  ['bm_v0george', 'George', 'en-GB', 'm', 'kokoro-82m-v0.19'],
  ['zf_001', 'Female 001', 'zh-CN', 'f', 'kokoro-82m-v1.1-zh'],
  ['zm_100', 'Male 100', 'zh-CN', 'm', 'kokoro-82m-v1.1-zh'],
  ['bf_vale', 'Vale', 'en-GB', 'f', 'kokoro-82m-v1.1-zh'],
])('an id of Kokoro gives language, gender and name: %s', (id, name, locale, gender, model) => {
  const inferred = { name: 'derived', language: 'derived', gender: 'derived' };
  expect(kokoro.parseRecord({ id })).toMatchObject([{ nativeId: id, name, locale, gender, model, inferred }]);
});

it.each(['af_bella(2)+af_sky(1)', 'af_v0', 'xx_somebody', 'my-voice', 'af_'])(
  'an id of another form belongs to the owner of the Kokoro server: %s',
  (id) => {
    expect(kokoro.parseRecord({ id })).toEqual([]);
  },
);

it('an older server of Kokoro lists bare ids', () => {
  const records = kokoro.records({ voices: ['af_heart', { id: 'am_adam' }] }) ?? [];
  expect(records.flatMap((record) => kokoro.parseRecord(record)).map(({ nativeId }) => nativeId)).toEqual([
    'af_heart',
    'am_adam',
  ]);
});

it.each([
  ['af_heart', 'v1.0/mp3/3-af_heart.mp3'],
  ['zm_yunyang', 'v1.0/mp3/52-zm_yunyang.mp3'],
  ['af_maple', 'v1.1-zh/mp3/0-af_maple.mp3'],
  ['zf_017', 'v1.1-zh/mp3/11-zf_017.mp3'],
  ['zm_009', 'v1.1-zh/mp3/58-zm_009.mp3'],
  ['zm_100', 'v1.1-zh/mp3/102-zm_100.mp3'],
])('the sample of %s begins with the number of the speaker', (id, path) => {
  const [voice] = kokoro.parseRecord({ id });
  expect(voice?.derivedSampleUrl).toMatch(new RegExp(`/kokoro/${path.replaceAll('.', '\\.')}$`));
});

it.each(['em_santa', 'bm_v0george', 'af_unheard'])('the voice %s has no sample', (id) => {
  expect(kokoro.parseRecord({ id })).toMatchObject([{ nativeId: id, derivedSampleUrl: undefined }]);
});
