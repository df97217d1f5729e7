import { expect, it } from '@jest/globals';
import { keyedSamplesOf } from '../../../src/ingest/lists/keyed-samples.ts';
import { providers } from '../../../src/ingest/providers/index.ts';

const SETTINGS = {
  cartesia: { key: 'sk-c' },
  'fish-audio': { key: 'sk-f', authors: 'a1' },
  inworld: { key: 'aW53' },
};

const samplesOf = (slug: string, settings: Record<string, Record<string, string>> = SETTINGS) =>
  keyedSamplesOf(providers, settings).get(slug);

it('samples behind keys belong to the providers whose settings suffice', () => {
  expect([...keyedSamplesOf(providers, SETTINGS).keys()].sort()).toEqual(Object.keys(SETTINGS).sort());
  expect(keyedSamplesOf(providers, {}).size).toBe(0);
  expect(samplesOf('fish-audio', { 'fish-audio': { key: 'sk-f' } })).toBeUndefined();
});

it.each([
  [
    'cartesia',
    'a/b 1',
    'https://api.cartesia.ai/voices/a%2Fb%201?expand%5B%5D=preview_file_url',
    { Authorization: 'Bearer sk-c', 'Cartesia-Version': expect.any(String) },
  ],
  ['fish-audio', '7fcc', 'https://api.fish.audio/model/7fcc', { Authorization: 'Bearer sk-f' }],
  [
    'inworld',
    'Søren',
    'https://api.inworld.ai/tts/v1/voice:preview?voice_id=S%C3%B8ren&model_id=inworld-tts-1.5-max',
    { Authorization: 'Basic aW53' },
  ],
])('%s is asked for the sample of a voice', (slug, id, href, headers) => {
  const request = samplesOf(slug)?.request(id);
  expect({ href: request?.url.href, headers: request?.headers }).toEqual({ href, headers });
});

it('samples behind keys are asked at the base URL of the operator', () => {
  const settings = { inworld: { key: 'k', baseUrl: 'https://gateway.test/tts/' } };
  expect(samplesOf('inworld', settings)?.request('Ada').url.pathname).toBe('/tts/v1/voice:preview');
});

it.each([
  [
    'cartesia',
    { id: 'x', preview_file_url: 'https://files.cartesia.ai/x' },
    {
      url: 'https://files.cartesia.ai/x',
      headers: expect.objectContaining({ Authorization: 'Bearer sk-c' }),
    },
  ],
  ['cartesia', { id: 'x', preview_file_url: null }, undefined],
  [
    'fish-audio',
    { samples: [{ audio: 'https://r2.test/a?X-Amz-Expires=3600' }] },
    { url: 'https://r2.test/a?X-Amz-Expires=3600' },
  ],
  ['fish-audio', { samples: [] }, undefined],
  ['inworld', { audioContent: 'SUQz' }, { base64: 'SUQz' }],
  ['inworld', { audioContent: '' }, undefined],
  ['inworld', 'nothing', undefined],
])('%s answers %j', (slug, answer, location) => {
  expect(samplesOf(slug)?.locate(answer)).toEqual(location);
});
