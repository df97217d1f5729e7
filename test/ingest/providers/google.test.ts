import { describe, expect, it } from '@jest/globals';
import { google } from '../../../src/ingest/providers/google.ts';

const voiceOf = (name: string, fields: object = {}) =>
  google.parseRecord({ name, languageCodes: ['en-US'], ssmlGender: 'FEMALE', ...fields })[0];

it.each([
  ['en-US-Chirp3-HD-Kore', 'Kore', 'chirp3-hd'],
  ['en-US-Chirp-HD-F', 'Chirp HD F', 'chirp-hd'],
  ['fil-ph-Neural2-A', 'Neural2 A', 'neural2'],
  ['en-US-Polyglot-1', 'Polyglot 1', 'polyglot'],
  ['en-US-Journey-D', 'Journey D', 'journey'],
  ['es-419-Chirp3-HD-Kore', 'Kore', 'chirp3-hd'],
  ['cmn-Hans-CN-Standard-A', 'Standard A', 'standard'],
  // A tier of the future.
  ['en-US-Opus-A', 'Opus A', 'opus'],
  ['Zubenelgenubi', 'Zubenelgenubi', 'gemini-tts'],
])('the name %s of Google has the persona %s and the tier %s', (nativeId, name, model) => {
  expect(voiceOf(nativeId)).toMatchObject({ nativeId, name, model });
});

it('a voice of Google without a gender, which proto3 leaves out as its default, states none', () => {
  expect(voiceOf('Kore', { ssmlGender: undefined })?.gender).toBeUndefined();
});

describe('samples of Google', () => {
  it.each([
    ['fil-ph-Neural2-A', 'fil-ph-Neural2-A.wav'],
    ['cmn-CN-Chirp3-HD-Kore', 'cmn-CN-Chirp3-HD-Kore.wav'],
    ['en-US-Chirp3-HD-Aoede', 'en-US-Chirp3-HD-Aoede.wav'],
    ['Kore', 'chirp3-hd-kore.wav'],
    ['Zubenelgenubi', 'chirp3-hd-zubenelgenubi.wav'],
    ['Aoede', 'chirp3-hd-aoeda.wav'],
  ])('the sample of %s is the file %s', (name, file) => {
    const folder = 'https://docs.cloud.google.com/static/text-to-speech/docs/audio';
    expect(voiceOf(name)?.derivedSampleUrl).toBe(`${folder}/${file}`);
  });

  it('a name with odd characters stays one file of the folder', () => {
    const { pathname, search } = new URL(voiceOf('en-US-Opus-../?a#b')?.derivedSampleUrl ?? '');
    expect(pathname).toMatch(/\/docs\/audio\/en-US-Opus-[^/]+\.wav$/);
    expect(search).toBe('');
  });

  it('a persona that is not known has no sample', () => {
    expect(voiceOf('Newcomer')?.derivedSampleUrl).toBeUndefined();
  });
});
