import { expect, it } from '@jest/globals';
import { watson } from '../../../src/ingest/providers/watson.ts';

const voiceOf = (record: object) => watson.parseRecord({ language: 'en-US', gender: 'female', ...record })[0];

it.each([
  ['en-US_EmmaNatural', 'Emma', 'natural'],
  ['en-US_EmmaExpressive', 'Emma', 'expressive-neural'],
  ['en-US_LisaV3Voice', 'Lisa', 'enhanced-neural'],
  ['en-US_LisaV2Voice', 'Lisa', 'neural-v2'],
  ['en-US_LisaVoice', 'Lisa', 'standard'],
])('the id %s of a Watson voice gives the name %s and the model %s', (name, person, model) => {
  expect(voiceOf({ name })).toMatchObject({
    nativeId: name,
    name: person,
    model,
    inferred: { name: 'derived' },
  });
});

it('a Watson voice that IBM calls Beta is a preview', () => {
  expect(voiceOf({ name: 'nl-NL_MerelV3Voice', language: 'nl-NL' })).toMatchObject({ status: 'Beta' });
});

it('a Watson voice of a tier of its own has no model', () => {
  expect(voiceOf({ name: 'en-US_EmmaCosmic' })).toMatchObject({
    name: 'en-US_EmmaCosmic',
    model: undefined,
  });
});

it('the description of a Watson voice gives its name', () => {
  const description = 'Li Na: Chinese (Mandarin) female voice. Dnn technology.';
  expect(voiceOf({ name: 'zh-CN_LiNaVoice', language: 'zh-CN', description })).toMatchObject({
    name: 'Li Na',
    inferred: {},
  });
});

it.each([
  ['Chinese (Mandarin) female voice. Dnn technology.', undefined],
  ['German male voice.', undefined],
  ['Castilian Spanish (español castellano) female voice.', undefined],
  ['North American Spanish (español norteamericano) female voice. Dnn technology.', undefined],
  ['Modern Standard Arabic male voice', undefined],
  ['Warm German male voice.', 'Warm German male voice.'],
  ['American English female voice. Suits news.', 'American English female voice. Suits news.'],
])('the sentence %j of a Watson voice gives the description %j', (sentence, description) => {
  expect(voiceOf({ name: 'de-DE_DieterV3Voice', description: `Dieter: ${sentence}` })?.description).toBe(
    description,
  );
});

it('a Watson voice has a sample where IBM publishes one', () => {
  expect(voiceOf({ name: 'en-US_EmmaNatural' })?.derivedSampleUrl).toMatch(/\/en-US_EmmaNatural\.wav$/);
  expect(voiceOf({ name: 'en-GB_JamesV3Voice' })?.derivedSampleUrl).toBeUndefined();
});
