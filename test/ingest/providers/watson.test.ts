import { describe, expect, it } from '@jest/globals';
import { watson } from '../../../src/ingest/providers/watson.ts';

const voiceOf = (record: object) => watson.parseRecord({ language: 'en-US', gender: 'female', ...record })[0];

describe('voices of Watson', () => {
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
      description: 'Chinese (Mandarin) female voice.',
    });
  });

  it('a Watson voice has a sample where IBM publishes one', () => {
    expect(voiceOf({ name: 'en-US_EmmaNatural' })?.sampleUrl).toMatch(/\/en-US_EmmaNatural\.wav$/);
    expect(voiceOf({ name: 'en-GB_JamesV3Voice' })?.sampleUrl).toBeUndefined();
  });
});
