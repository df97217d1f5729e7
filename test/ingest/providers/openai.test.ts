import { expect, it } from '@jest/globals';
import { openai } from '../../../src/ingest/providers/openai.ts';

const sampleOf = (id: string, model?: string) => openai.parseRecord({ id, model })[0]?.derivedSampleUrl;

it.each(['tts-1', 'tts-1-hd'])('a voice has the same sample under the model %s', (model) => {
  expect(sampleOf('sage', model)).toBe('https://cdn.openai.com/API/docs/audio/sage.wav');
});

it.each([
  ['a voice of which no recording is published', 'marin', 'tts-1'],
  ['a voice of a model that is younger than the recordings', 'sage', 'gpt-4o-mini-tts'],
  ['a voice of a compatible server', 'alloy', 'kokoro'],
  ['a voice without a model', 'alloy', undefined],
])('%s has no sample', (_, id, model) => {
  expect(sampleOf(id, model)).toBeUndefined();
});
