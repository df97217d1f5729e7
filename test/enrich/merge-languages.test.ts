import { expect, it } from '@jest/globals';
import { mergeLanguages } from '../../src/enrich/merge-languages.ts';
import { voice } from '../support/voice.ts';

/** Returns a voice of the person `jose` in one language, as a provider lists it once per language. */
const inLanguage = (language: string, more: object = {}) =>
  voice({ id: `acme/jose/one/${language}`, provider_voice_id: 'jose', model_id: 'one', language, ...more });

it.each([
  ['en-US', ['en-US', 'es-US']],
  ['en-US', ['es-US', 'en-US']],
  ['es-DO', ['en', 'es-DO']],
  ['ar', ['ar', 'de']],
])(
  'a person who is listed once per language is one voice in %s, whatever the order of the list: %j',
  (own, languages) => {
    const [merged, ...rest] = mergeLanguages(languages.map((language) => inLanguage(language)));
    const others = languages.filter((language) => language !== own);
    expect(rest).toEqual([]);
    expect(merged).toEqual({ ...inLanguage(own), other_languages: others });
  },
);

it('a person who is listed once per language keeps the id that it had before its bare language got the region of its home nation', () => {
  const keyed = (language: string, listed: string) =>
    inLanguage(language, { id: `acme/jose/one/${listed}`, uniqueKey: `acme|one|jose|${listed}` });
  const [merged] = mergeLanguages([keyed('hi-IN', 'hi'), keyed('en', 'en')]);
  expect(merged).toMatchObject({ id: 'acme/jose/one/en', language: 'en', other_languages: ['hi-IN'] });
});

it('a person who is listed once per language keeps the further languages of all', () => {
  const [merged] = mergeLanguages([
    inLanguage('en-US', { other_languages: ['fr-FR'] }),
    inLanguage('es-US', { other_languages: ['fr-FR', 'pt'] }),
  ]);
  expect(merged?.other_languages).toEqual(['es-US', 'fr-FR', 'pt']);
});

it('a person who is listed once per language stays apart under two models and two native ids', () => {
  const voices = [
    inLanguage('en-US'),
    inLanguage('es-US', { model_id: 'two' }),
    inLanguage('es-US', { id: 'acme/josé/one/es-US', provider_voice_id: 'josé' }),
  ];
  expect(mergeLanguages(voices)).toEqual(voices);
});
