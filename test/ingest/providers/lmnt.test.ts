import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { lmnt } from '../../../src/ingest/providers/lmnt.ts';

const preview_url = 'https://api.lmnt.com/previews/lily.mp3';
const record = { id: 'lily', name: 'Lily', owner: 'system', state: 'ready', gender: 'female', preview_url };
const voiceOf = (change: object = {}) =>
  lmnt
    .parseRecord({ ...record, ...change })
    .map((stated) => enrich({ provider: 'lmnt', idParts: [], stated, voice: {} }))[0];

it.each([
  ['female', 'Female'],
  ['M', 'Male'],
  ['nonbinary', 'Non-binary'],
  ['U', 'Neutral'],
  [null, 'Neutral'],
])('the gender %j of an LMNT voice is %s', (gender, expected) => {
  expect(voiceOf({ gender })).toMatchObject({ gender: expected, language: 'en', model_id: 'blizzard' });
});

it('a sample of LMNT counts where its address is not signed', () => {
  expect(voiceOf()).toMatchObject({ preview: true, sample_url: preview_url });
  expect(voiceOf({ preview_url: `${preview_url}?X-Amz-Expires=3600` })).toMatchObject({ preview: false });
  expect(voiceOf({ preview_url: null })).toMatchObject({ preview: false });
});

it('the tags of an LMNT voice are its use cases', () => {
  expect(voiceOf({ tags: ['primary:support agent', 'news'] })).toMatchObject({
    use_cases: ['customer-service', 'news'],
  });
});

it.each([{ owner: 'me' }, { owner: 'other' }, { state: 'training' }])(
  'an LMNT voice with %j is left out',
  (change) => {
    expect(voiceOf(change)).toBeUndefined();
  },
);
