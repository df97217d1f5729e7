import { expect, it } from '@jest/globals';
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
    .parseRecord({ ...record, ...change })
    .map((stated) => enrich({ provider: 'hume', idParts: [], stated, voice: {} }))[0];

it('the tags of a Hume voice in the live list give its values', () => {
  const tags = {
    LANGUAGE: ['English'],
    ACCENT: ['American', 'Southern'],
    GENDER: ['Male'],
    AGE: ['Middle-Aged'],
  };
  expect(voiceOf({ tags })).toMatchObject({
    language: 'en-US',
    accent: 'Southern American',
    gender: 'Male',
    age: 'middle-aged',
    model_id: 'octave-2',
  });
});

it.each([
  ['Male English Actor', 'Male'],
  ['Female Meditation Guide', 'Female'],
  ['Vince Douglas', 'Neutral'],
])('the documented row of the Hume voice %s gives the gender %s', (name, gender) => {
  expect(voiceOf({ name })).toMatchObject({ name, gender, language: 'en' });
});

it.each([
  ['Black American', 'African American', 'en-US'],
  ['Received Pronunciation', 'Received Pronunciation', 'en-GB'],
])('the accent %j of a Hume voice is %s', (accent, label, language) => {
  expect(voiceOf({ tags: { LANGUAGE: ['English'], ACCENT: [accent] } })).toMatchObject({
    accent: label,
    language,
  });
});

it('the model of a Hume voice is the latest, by number', () => {
  expect(voiceOf({ compatible_octave_models: ['2', '10'] })).toMatchObject({ model_id: 'octave-10' });
});

it('a Hume voice in an unknown language is dropped', () => {
  expect(() => voiceOf({ tags: { LANGUAGE: ['Klingon'] } })).toThrow(UnusableVoiceError);
});

it('a Hume voice that belongs to an account is left out', () => {
  expect(voiceOf({ provider: 'CUSTOM_VOICE' })).toBeUndefined();
});
