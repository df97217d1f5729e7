import { describe, expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import type { HttpList } from '../../../src/ingest/provider.ts';
import { murf } from '../../../src/ingest/providers/murf.ts';
import { draft } from '../../support/draft.ts';

const record = { voiceId: 'en-US-natalie', displayName: 'Natalie (F)', locale: 'en-US', gender: 'Female' };

function voiceOf(fields: object, model?: string) {
  const request = model && { path: '/v1/speech/voices', query: { model } };
  const [raw] = murf.records([{ ...record, ...fields }], request || undefined) ?? [];
  const { id: provider, idParts } = murf;
  return enrich(draft(murf.parseRecord(raw)[0], { provider, idParts }));
}

it('the list of Murf is asked for by model, and a model that a region lacks costs nothing', () => {
  const { http } = murf.list as { http: HttpList };
  expect(http.requests({ key: 'k' })).toMatchObject([
    { query: { model: 'GEN2' }, ifNotFound: 'skip' },
    { query: { model: 'FALCON' }, ifNotFound: 'skip' },
  ]);
});

describe('voices of Murf', () => {
  it.each([
    ['GEN2', 'murf/en-US-natalie/gen2'],
    ['FALCON', 'murf/en-US-natalie/falcon'],
    [undefined, 'murf/en-US-natalie/gen2'],
  ])('a Murf voice is of the model of its request: %s', (model, id) => {
    expect(voiceOf({}, model).id).toBe(id);
  });

  it.each([
    ['Natalie (F)', 'Natalie'],
    ['Jong-su (M)', 'Jong-su'],
    ['River (NB)', 'River'],
    ['Natalie', 'Natalie'],
  ])('the name of a Murf voice leaves out the gender: %s', (displayName, name) => {
    expect(voiceOf({ displayName }).name).toBe(name);
  });

  it.each([
    ['Young Adult', 'young'],
    ['Middle-Aged', 'middle-aged'],
    ['', undefined],
  ])('the description of a Murf voice is its age: %j', (description, age) => {
    expect(voiceOf({ description }).age).toBe(age);
    expect(voiceOf({ description })).not.toHaveProperty('description');
  });

  it('the styles of a Murf voice are styles on request, and some are use cases', () => {
    const voice = voiceOf({ availableStyles: ['Newscast Formal', 'Sad', 'Promo', 'Customer Support Agent'] });
    expect(voice.description).toMatch(/; on request newscast, formal, sad$/);
    expect(voice.styles_on_request).toEqual(['newscast', 'formal', 'sad']);
    expect(voice.use_cases).toEqual(['news', 'advertising', 'customer-service']);
  });

  it('the styles of a Murf voice are those of its own locale, where it states none for all', () => {
    const supportedLocales = {
      'en-US': { availableStyles: ['Calm'] },
      'fr-FR': { availableStyles: ['Sad'] },
    };
    expect(voiceOf({ supportedLocales }).styles_on_request).toEqual(['calm']);
    expect(voiceOf({ supportedLocales, availableStyles: [] }).styles_on_request).toEqual(['calm']);
  });

  it.each([
    ['en-UK', 'en-GB', 'British'],
    ['en-SCOTT', 'en-GB', 'Scottish'],
    ['tl-PH', 'fil-PH', 'Filipino'],
    ['en-US', 'en-US', 'American'],
  ])('a Murf voice of %s has the language %s and the accent %s', (locale, language, accent) => {
    const voice = voiceOf({ locale, accent: 'US & Canada' });
    expect([voice.language, voice.accent]).toEqual([language, accent]);
  });

  it('a Murf record of another shape is refused', () => {
    expect(() => murf.parseRecord(murf.records([null])?.[0])).toThrow();
  });
});
