import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { speechify } from '../../../src/ingest/providers/speechify.ts';

const record = { id: 'tasha', type: 'shared', display_name: 'Tasha', gender: 'female', locale: 'en-US' };
const voiceOf = (change: object) =>
  speechify
    .parseRecord({ ...record, ...change })
    .map((stated) => enrich({ provider: 'speechify', idParts: [], stated, voice: {} }))[0];

it('the tags of a Speechify voice give accent, age, style and use cases', () => {
  const tags = [
    'real-person',
    'accent:american-african-american',
    'age:senior',
    'timbre:calm-or-relaxed-',
    'use-case:audiobooks-and-narration',
  ];
  expect(voiceOf({ tags, gender: 'notSpecified' })).toMatchObject({
    accent: 'African American',
    age: 'old',
    gender: 'Neutral',
    description: 'Calm, relaxed African American voice, older',
    use_cases: ['audiobook', 'narration'],
  });
});

it('the models of a Speechify voice in older lists give its locale', () => {
  const models = [{ name: 'simba-english', languages: [{ locale: 'en-GB', preview_audio: null }] }];
  expect(voiceOf({ locale: undefined, tags: null, preview_audio: null, models })).toMatchObject({
    language: 'en-GB',
    model_id: 'simba-english',
    preview: false,
  });
});

it.each([null, undefined, ''])(
  'the sample of a Speechify voice is its own, or else that of its model: %j',
  (locale) => {
    const url = 'https://vms.cdn.speechify.com/previews/cvl-tasha/en.mp3';
    const models = [{ name: 'simba-english', languages: [{ locale: 'en-GB', preview_audio: url }] }];
    expect(voiceOf({ locale, preview_audio: null, models })).toMatchObject({
      language: 'en-GB',
      sample_url: url,
    });
  },
);

it('a Speechify voice that belongs to an account is left out', () => {
  expect(voiceOf({ type: 'personal' })).toBeUndefined();
});
