import { expect, it } from '@jest/globals';
import { speechUsageOf } from '../../../src/providers/speech/speech-declaration.ts';

const api = {
  base: 'https://speech.example',
  path: '/say',
  body: { text: '{text}' },
  audio: { type: 'audio/wav' },
  source: 'https://speech.example/docs',
  checked: '2026-11-22',
} as const;

it.each([
  [{}, 'https://speech.example/say'],
  [
    { voice: '{voice_id}', rate: '24000', form: 'wav' },
    'https://speech.example/say?voice={voice_id}&rate=24000&form=wav',
  ],
])('writes the parameters %j into the address of a request', (query, url) => {
  expect(speechUsageOf(undefined, { ...api, query })).toMatchObject({ url });
});
