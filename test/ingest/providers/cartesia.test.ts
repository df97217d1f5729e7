import { describe, expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { cartesia } from '../../../src/ingest/providers/cartesia.ts';
import { draft } from '../../support/draft.ts';

const record = { id: 'f786b574', name: 'Katie', language: 'en', gender: 'feminine', access: 'public' };
const read = (fields: object) => cartesia.readRecord({ ...record, ...fields });
const voiceOf = (fields: object) => enrich(draft(read(fields)[0]));

describe('a Cartesia voice', () => {
  it.each([
    [{ access: 'private' }],
    [{ access: undefined }],
    [{ is_owner: true }],
    [{ access: undefined, is_public: false }],
    [{ access: undefined, is_public: true, is_archived: true }],
  ])('that is not for all is left out: %j', (fields) => {
    expect(read(fields)).toEqual([]);
  });

  it('of an older version is told by its own field', () => {
    expect(read({ access: undefined, is_public: true })).toHaveLength(1);
  });

  it.each([
    [{ country: 'US' }, 'en-US', 'American'],
    [{ country: 'gb' }, 'en-GB', 'British'],
    [{ country: 'it' }, 'en', 'Italian'],
    [{ language: 'es', accent: 'castilian' }, 'es-ES', 'Castilian'],
    [{ accent: 'southern-us' }, 'en-US', 'Southern American'],
    [{ accent: 'general-american' }, 'en-US', 'American'],
    [{ language: 'pt', accent: 'brazilian-portuguese' }, 'pt-BR', 'Brazilian'],
    [
      {
        locales: [
          { locale: 'es-MX', is_native: false },
          { locale: 'en-AU', is_native: true },
        ],
      },
      'en-AU',
      'Australian',
    ],
    [{ language: 'tl' }, 'fil', 'Filipino'],
    [{ language: 'no' }, 'nb', 'Norwegian'],
  ])('with %j speaks %s, %s', (fields, language, accent) => {
    const voice = voiceOf(fields);
    expect([voice.language, voice.accent]).toEqual([language, accent]);
  });

  it.each([
    ['Friendly young adult male for customer support', 'young'],
    ['Firm, young accented female for support', 'young'],
    ['Upbeat, enunciating Indian accented mature adult female', 'middle-aged'],
    ['slightly raspy voiced middle aged man', 'middle-aged'],
    ['Elderly male for narrations', 'old'],
    ['Elderly, confident female for narrations', 'old'],
    ['Charming matured male voice with smooth delivery', 'middle-aged'],
    ['Casual adult female for conversations', 'adult'],
    ['Lively voice for young audiences and mature content', undefined],
  ])('described as %j is %s', (description, age) => {
    expect(voiceOf({ description }).age).toBe(age);
  });

  it('is described by tagline and description', () => {
    expect(voiceOf({ tagline: 'Friendly Fixer', description: 'Clear and warm' }).description).toBe(
      'Friendly Fixer. Clear and warm',
    );
    expect(voiceOf({ tagline: '', description: '' })).not.toHaveProperty('description');
  });
});
