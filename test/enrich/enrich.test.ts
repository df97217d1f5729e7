import { expect, it } from '@jest/globals';
import { MAX_DESCRIPTION_CHARACTERS } from '../../src/domain/voice.ts';
import { dedupe, mergeLanguages } from '../../src/enrich/dedupe.ts';
import { withVoice } from '../../src/enrich/draft.ts';
import { enrich, UnusableVoiceError } from '../../src/enrich/enrich.ts';
import { languagesOfRegion } from '../../src/enrich/knowledge/nations.ts';
import { readProse } from '../../src/enrich/knowledge/read-prose.ts';
import { recognizeStyle } from '../../src/enrich/knowledge/recognize-style.ts';
import type { StatedVoice } from '../../src/enrich/stated-voice.ts';
import { addLocaleNames } from '../../src/enrich/steps/locale-names.ts';
import { likelyOf } from '../../src/lib/locale-of.ts';
import { toDemonym } from '../../src/vocabulary/countries.ts';
import { LANGUAGES, STYLES, USE_CASES } from '../../src/vocabulary/facets.ts';
import { draft } from '../support/draft.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{
  long: Rows<[title: string, part: string]>;
  languages: Rows<[own: string, languages: readonly string[]]>;
  whole: { readonly stated: Partial<StatedVoice>; readonly voice: object };
}>(import.meta);

it('enrich derives a whole voice from the values that a provider states', () => {
  const { whole } = TABLE;
  expect(enrich(draft(whole.stated, { provider: 'deepgram' }))).toStrictEqual(whole.voice);
});

it('enrich sets no field for which the record has no source', () => {
  expect(Object.keys(enrich(draft({ locale: 'ar' }))).sort()).toEqual(
    [
      'id',
      'name',
      'language',
      'provider',
      'gender',
      'gender_stated',
      'language_name',
      'uniqueKey',
      'provider_voice_id',
      'preview',
      'provenance',
    ].sort(),
  );
});

it.each([
  ['a locale that means nothing', { locale: 'n/a' }, 'locale not recognized'],
  ['no id', { nativeId: '' }, 'provider_voice_id: '],
  ['neither name nor id', { name: '', nativeId: ' ' }, 'name: '],
])('enrich refuses a record with %s, with the reason', (_, stated, reason) => {
  expect(() => enrich(draft(stated))).toThrow(UnusableVoiceError);
  expect(() => enrich(draft(stated))).toThrow(reason);
});

it('withVoice keeps the provenance of a field, unless the field was stated', () => {
  const derived = withVoice(draft(), { age: 'old', gender: 'Male' }, { age: 'derived', gender: 'stated' });
  expect(derived.voice.provenance).toEqual({ age: 'derived' });
  expect(withVoice(derived, { age: 'young' }, { age: 'stated' }).voice).not.toHaveProperty('provenance');
});

it('withVoice keeps the provenance that an adapter declares', () => {
  const before = draft({ inferred: { language: 'defaulted', gender: 'derived' } });
  const { voice } = withVoice(
    before,
    { language: 'mul', gender: 'Male' },
    { language: 'stated', gender: 'stated' },
  );
  expect(voice.provenance).toEqual({ language: 'defaulted', gender: 'derived' });
});

const voiceOf = (stated: Partial<StatedVoice>) => enrich(draft(stated));
const MAX_ID = 256;

it.each(['\ud800', 'lone\udc00', 'x\ud83d'])(
  'the native id %j is refused, because no address can hold it',
  (nativeId) => {
    expect(() => voiceOf({ nativeId })).toThrow('id: contains a lone surrogate');
  },
);

it('ids and models are refused beyond 256 characters, with the slug of the provider before the native id', () => {
  const slug = 'fictional/'.length;
  expect(voiceOf({ nativeId: 'x'.repeat(MAX_ID - slug) }).id).toHaveLength(MAX_ID);
  for (const length of [MAX_ID - slug + 1, MAX_ID, MAX_ID + 1])
    expect(() => voiceOf({ nativeId: 'x'.repeat(length) })).toThrow('id: longer than 256 characters');
  expect(() => voiceOf({ model: 'x'.repeat(MAX_ID + 1) })).toThrow('model: longer than 256 characters');
});

it('a locale of very many subtags, further locales, styles and addresses without end are read up to a bound', () => {
  expect(voiceOf({ locale: `en-US${'-x'.repeat(1000)}` }).language).toBe('en-US');
  const otherLocales = Array.from({ length: 100_000 }, (_, at) => `x${at}`);
  expect(voiceOf({ otherLocales })).not.toHaveProperty('other_languages');
  expect(voiceOf({ styles: [...Array(1000).fill('x'), 'calm'] })).not.toHaveProperty('styles_on_request');
  expect(voiceOf({ sampleUrl: `https://example.com/${'a'.repeat(2048)}.mp3` })).toMatchObject({
    preview: false,
  });
  expect(recognizeStyle(`${'x'.repeat(300)} calm`)).toEqual([]);
});

it('only the start of a description is read', () => {
  expect(readProse(`${'A voice. '.repeat(60)}Calm.`)).not.toHaveProperty('styles');
  expect(voiceOf({ description: `${'A very calm voice. '.repeat(40)}For audiobooks.` })).not.toHaveProperty(
    'use_cases',
  );
});

it('a description is bounded in characters that a person sees, and one that is made leaves out words', () => {
  const seen = `Calm man ${'x\u0323'.repeat(81)}`;
  expect(voiceOf({ description: seen }).description).toBe(seen);
  const accent = 'Bonaire, Sint Eustatius and Saba Leeward Antilles Caribbean Dutch';
  const { description = '' } = voiceOf({ locale: 'en', tags: [...STYLES.keys()], accent });
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_CHARACTERS);
  expect(description).toMatch(/^Deep, high-pitched Bonaire.* voice$/);
});

it('a voice without a language gets no names of one', () => {
  expect(addLocaleNames(draft()).voice).toEqual({});
});

it.each(TABLE.long)('a hostile description of many %s is read in a moment', (_, part) => {
  const before = process.cpuUsage();
  readProse(part.repeat(1_000_000));
  // The processor's time is counted, because other processes may hold this one up for long.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});

const bare = voice({ id: 'fictional/roger', uniqueKey: 'fictional||roger|en-us' });
const full = voice({ ...bare, age: 'old', description: 'Calm' });
const other = voice({ id: 'fictional/anna' });

it.each([
  ['first', [full, bare]],
  ['last', [bare, full]],
])('dedupe keeps the more complete of two voices with one key, when it comes %s', (_, voices) => {
  expect(dedupe(voices)).toEqual([full]);
});

it('dedupe keeps the first of two voices that are equally complete', () => {
  expect(dedupe([bare, { ...bare, name: 'Again' }])).toEqual([bare]);
});

it('a sample is no more complete for being derived', () => {
  const stated = { ...bare, sample_url: 'https://cdn.example/stated.mp3' };
  const derived = { ...bare, sample_url: 'https://cdn.example/derived.mp3', sample_derived: true as const };
  expect(dedupe([stated, derived])).toEqual([stated]);
  expect(dedupe([bare, derived])).toEqual([derived]);
});

it('two voices are the same by key where their ids differ, and by id where their keys do', () => {
  expect(dedupe([bare, { ...full, id: 'fictional/roger/en-US' }])).toEqual([
    { ...full, id: 'fictional/roger/en-US' },
  ]);
  expect(dedupe([bare, { ...full, uniqueKey: 'fictional|v2|roger|en-us' }])).toHaveLength(1);
});

it('a voice without a key is compared by its id', () => {
  const { uniqueKey: _, ...keyless } = full;
  expect(dedupe([keyless, other, { ...keyless, accent: 'British' }])).toEqual([
    { ...keyless, accent: 'British' },
    other,
  ]);
});

it('dedupe leaves different voices and their order as they are', () => {
  const voices = [full, other, voice({ id: 'bravo/roger' })];
  expect(dedupe(voices)).toEqual(voices);
  expect(dedupe([])).toEqual([]);
});

/** Returns a voice of the person `jose` in one language, as a provider lists it once per language. */
const inLanguage = (language: string, more: object = {}) =>
  voice({ id: `acme/jose/one/${language}`, provider_voice_id: 'jose', model_id: 'one', language, ...more });

it.each(TABLE.languages)(
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

it.each([...STYLES])('the style %s is recognized by each of its words', (style, row) => {
  for (const word of [style, ...row.codes, ...row.wordings, ...row.labels])
    expect([word, recognizeStyle(word)]).toEqual([word, [style]]);
});

it.each([...USE_CASES])('the use case %s is recognized by each of its words', (slug, row) => {
  for (const word of [slug, ...row.names, ...row.codes, ...row.wordings])
    expect([word, enrich(draft({ useCases: [word] })).use_cases]).toEqual([word, [slug]]);
});

const homes = [...LANGUAGES].flatMap(([language, { home }]) => (home ? [[language, home] as const] : []));
it.each(homes)(
  'the home nation of %s is %s, where the language is official and most likely',
  (language, region) => {
    expect(languagesOfRegion(region)).toContain(language);
    expect(likelyOf(language).region).toBe(region);
    expect(toDemonym(region)).toBeDefined();
  },
);

it('the languages of a nation have the subtags that voices have', () => {
  expect([...languagesOfRegion('CN')]).toEqual(['zh']);
  expect(languagesOfRegion('CH').includes('de')).toBe(true);
  expect(languagesOfRegion('419').length).toBe(0);
});
