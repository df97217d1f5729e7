import { describe, expect, it } from '@jest/globals';
import { FILTER_NAMES, isListFilter } from '../../src/domain/filters.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import { catalogOf } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

/** Names of what every object has, whatever is written into it. */
const INHERITED = ['constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'];
const FIELDS = ['name', 'model_id', 'accent', 'language_name', 'country_name', 'provider_voice_id'] as const;

describe('a value that is called like a property of every object', () => {
  it.each(INHERITED)('is found like any other: %s', async (word) => {
    const odd = FIELDS.map((field) => voice({ id: `acme/odd-${field}`, [field]: word }));
    const useCases = voice({ id: 'acme/odd-use-cases', use_cases: [word] });
    const catalog = await catalogOf(snapshotOf([...odd, useCases, voice({ id: `acme/${word}` })]));
    const idsFor = (query: object) =>
      catalog.search({ limit: 50, offset: 0, ...query }).voices.map(({ id }) => id);
    expect(idsFor({ ids: `acme/${word}` })).toEqual([`acme/${word}`]);
    expect(idsFor({ accent: word })).toEqual(['acme/odd-accent']);
    expect(idsFor({ language: word })).toEqual(['acme/odd-language_name']);
    expect(idsFor({ country: word })).toEqual(['acme/odd-country_name']);
    expect(idsFor({ model: word })).toEqual(['acme/odd-model_id']);
    expect(idsFor({ use_cases: word })).toEqual(['acme/odd-use-cases']);
    expect(idsFor({ search: word })).toEqual(expect.arrayContaining(['acme/odd-name', `acme/${word}`]));
  });

  it.each(INHERITED)('says nothing where no voice has it: %s', async (word) => {
    const catalog = await catalogOf(snapshotOf([voice({ id: 'acme/plain' })]));
    for (const name of FILTER_NAMES.filter(isListFilter))
      expect(catalog.search({ limit: 50, offset: 0, [name]: word }).voices).toEqual([]);
  });
});

describe('an id with letters that JSON escapes, or of several bytes', () => {
  it.each(['say "hi" now', 'back\\slash', 'line\nbreak', 'ジェニー-声', '👩🏽‍🎤-voice', 'tab\there'])(
    'is found whole, by its beginning, and as its provider writes it: %j',
    async (native) => {
      const odd = voice({ id: `acme/${native}/neural`, provider_voice_id: native });
      const others = ['acme/aaa/neural', 'acme/zzz/neural'].map((id) => voice({ id, provider_voice_id: id }));
      const catalog = await catalogOf(snapshotOf([...others, odd]));
      const idsFor = (query: object) =>
        catalog.search({ limit: 50, offset: 0, ...query }).voices.map(({ id }) => id);
      expect(catalog.find(odd.id)).toEqual(
        expect.objectContaining({ id: odd.id, provider_voice_id: native }),
      );
      expect(idsFor({ ids: odd.id })).toEqual([odd.id]);
      expect(idsFor({ search: odd.id })[0]).toBe(odd.id);
      expect(idsFor({ search: native })[0]).toBe(odd.id);
      expect(idsFor({ search: `acme/${native.slice(0, 2)}` })).toContain(odd.id);
    },
  );

  it('is found where the native id is no part of it, and where the id is not the first field', async () => {
    const apart = voice({ id: 'acme/one', provider_voice_id: 'native "provider_voice_id":"x' });
    const { id, ...rest } = voice({ id: 'acme/two', provider_voice_id: 'second-native' });
    const catalog = await catalogOf(snapshotOf([apart, { ...rest, id }]));
    const idsFor = (search: string) =>
      catalog.search({ limit: 50, offset: 0, search }).voices.map((found) => found.id);
    expect(idsFor('native "provider_voice_id":"x')).toEqual(['acme/one']);
    expect(idsFor('second-native')).toEqual(['acme/two']);
    expect(idsFor('acme/two')).toEqual(['acme/two']);
    expect(catalog.find('acme/two')).toEqual(expect.objectContaining({ id: 'acme/two' }));
  });

  it('keeps sample and provenance of each voice apart', async () => {
    const voices = [
      voice({ id: 'acme/a', sample_url: 'https://acme.test/é.mp3', provenance: { gender: 'defaulted' } }),
      voice({ id: 'acme/b' }),
      voice({ id: 'acme/d', sample_url: 'https://acme.test/d.mp3', sample_derived: true }),
      voice({ id: 'acme/c', provenance: { gender: 'defaulted', accent: 'derived' } }),
    ];
    const catalog = await catalogOf(snapshotOf(voices));
    for (const each of voices)
      expect(catalog.find(each.id)).toEqual({ ...each, preview: expect.any(Boolean) });
  });
});

describe('a filter by model', () => {
  it.each([
    ['eleven_multilingual_v2', 'eleven multilingual v2'],
    ['eleven_multilingual_v2', 'ElevenMultilingualV2'],
    ['chirp3-hd', 'Chirp 3 HD'],
    ['neural2', 'neural 2'],
    ['bulbul:v2', 'Bulbul V2'],
  ])('finds %s in any spelling: %s', async (model, written) => {
    const voices = [
      voice({ id: 'acme/one', models: ['other', model] }),
      voice({ id: 'acme/two', model_id: 'other' }),
    ];
    const catalog = await catalogOf(snapshotOf(voices));
    const found = catalog.search({ limit: 50, offset: 0, model: written }).voices;
    expect(found.map(({ id }) => id)).toEqual(['acme/one']);
  });
});

describe('a name of very many words', () => {
  it('is found and ordered like any other', async () => {
    const words = Array.from({ length: 12_000 }, (_, index) => `abc${index}`);
    const long = voice({ id: 'acme/long', name: words.join(' ') });
    const top = voice({ id: 'deepgram/abcd', name: 'Abcd', provider: 'deepgram', model_id: 'aura-2' });
    const none = voice({ id: 'acme/other', name: 'Other' });
    const catalog = await catalogOf(snapshotOf([long, none, top]));
    const { voices } = catalog.search(SearchQuery.parse({ search: 'abc' }));
    expect(voices.map(({ id }) => id)).toEqual(['deepgram/abcd', 'acme/long']);
  });
});
