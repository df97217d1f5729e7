import { describe, expect, it } from '@jest/globals';
import { enrich, UnusableVoiceError } from '../../../src/enrich/enrich.ts';
import { hume } from '../../../src/ingest/providers/hume.ts';

const record = {
  id: '9e068547',
  name: 'Vince Douglas',
  provider: 'HUME_AI',
  compatible_octave_models: ['1', '2'],
};
const voiceOf = (change: object) =>
  hume
    .readRecord({ ...record, ...change })
    .map((stated) => enrich({ provider: 'hume', idParts: [], stated, voice: {} }))[0];

describe('hume', () => {
  it('reads the tags of the live list', () => {
    const tags = {
      LANGUAGE: ['English'],
      ACCENT: ['American', 'Southern'],
      GENDER: ['Male'],
      AGE: ['Middle-Aged'],
    };
    expect(voiceOf({ tags })).toMatchObject({
      language: 'en-US',
      accent: 'American',
      gender: 'Male',
      age: 'middle-aged',
      model_id: 'octave-2',
    });
  });

  it.each([
    ['Male English Actor', 'Male'],
    ['Female Meditation Guide', 'Female'],
    ['Vince Douglas', 'Neutral'],
  ])('reads the documented row, and what %j says of the gender', (name, gender) => {
    expect(voiceOf({ name })).toMatchObject({ name, gender, language: 'en' });
  });

  it.each([
    ['Black American', 'American', 'en-US'],
    ['Received Pronunciation', 'Received Pronunciation', 'en-GB'],
  ])('reads the accent %j as %s', (accent, label, language) => {
    expect(voiceOf({ tags: { LANGUAGE: ['English'], ACCENT: [accent] } })).toMatchObject({
      accent: label,
      language,
    });
  });

  it('is of the latest model, by number', () => {
    expect(voiceOf({ compatible_octave_models: ['2', '10'] })).toMatchObject({ model_id: 'octave-10' });
  });

  it('drops a voice in a language it does not know', () => {
    expect(() => voiceOf({ tags: { LANGUAGE: ['Klingon'] } })).toThrow(UnusableVoiceError);
  });

  it('leaves out what belongs to an account', () => {
    expect(voiceOf({ provider: 'CUSTOM_VOICE' })).toBeUndefined();
  });
});
