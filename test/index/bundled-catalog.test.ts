import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SearchQuery } from '../../src/domain/query.ts';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import type { Voice } from '../../src/domain/voice.ts';
import type { Facets } from '../../src/domain/voice-list.ts';
import type { Catalog } from '../../src/index/catalog/catalog.ts';
import { groupBy } from '../../src/lib/group-by.ts';
import { qualityOf } from '../../src/providers/quality.ts';
import { widerAccents } from '../../src/vocabulary/wider-accents.ts';
import { walk } from '../ranking/golden-outcome.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { longTests } from '../support/long-tests.ts';
import { bundled } from '../support/snapshot.ts';

let snapshot: Snapshot;
let catalog: Catalog;
beforeAll(async () => {
  snapshot = await bundled();
  catalog = await bundledCatalog();
});

const search = (query: object) => catalog.search(SearchQuery.parse(query));
const all = (query: object) => walk(catalog.search, query);
const names = new Intl.DisplayNames(['en'], { type: 'language' });
/** Returns the names of all languages that a voice speaks. */
const languagesOf = ({ language_name, other_languages = [] }: Voice) => [
  language_name,
  ...other_languages.map((tag) => names.of(new Intl.Locale(tag).language)),
];

/** Groups the ids of voices by their values, in ascending order. A voice with a value twice is in its group once. */
function groupIds(voices: readonly Voice[], valuesOf: (voice: Voice) => readonly (string | undefined)[]) {
  const pairs = voices.flatMap((voice) =>
    [...new Set(valuesOf(voice))].flatMap((value) => (value === undefined ? [] : { value, id: voice.id })),
  );
  const groups = groupBy(pairs, ({ value }) => value);
  return new Map([...groups].map(([value, group]) => [value, group.map(({ id }) => id).sort()]));
}

/** Voices that lists have: all but the retired ones. */
const listed = () => snapshot.voices.filter(({ status }) => status !== 'retired');

const total = (query: object) => search({ ...query, limit: 1 }).total;

/** Returns an accent and the accents of the catalog that it is within. */
function accentsOf(accent: string | undefined): readonly (string | undefined)[] {
  const wider = accent === undefined ? [] : widerAccents(accent);
  return [accent, ...wider.filter((each) => catalog.metadata.accents.includes(each))];
}

describe('the catalog of the bundled lists', () => {
  it('is walked page by page to its total, each id and key once', () => {
    const voices = all({});
    expect(voices).toHaveLength(listed().length);
    expect(voices.length).toBeLessThan(snapshot.voices.length);
    expect(search({}).total).toBe(voices.length);
    expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length);
    expect(new Set(voices.map(({ uniqueKey }) => uniqueKey)).size).toBe(voices.length);
  });

  it.each<[string, string, (voice: Voice) => readonly (string | undefined)[]]>([
    ['providers', 'providers', ({ provider }: Voice) => [provider]],
    ['genders', 'genders', ({ gender }: Voice) => [gender]],
    ['languages', 'language', languagesOf],
    ['countries', 'country', ({ country_name }: Voice) => [country_name]],
    ['accents', 'accent', ({ accent }: Voice) => accentsOf(accent)],
    ['models', 'model', ({ model_id, models }: Voice) => models ?? [model_id]],
    ['ages', 'ages', ({ age }: Voice) => [age]],
    ['styles', 'styles', ({ styles = [] }: Voice) => styles],
    ['use_cases', 'use_cases', ({ use_cases = [] }: Voice) => use_cases],
  ])('finds exactly its voices for every value of metadata.%s', (list, parameter, valuesOf) => {
    const expected = groupIds(listed(), valuesOf);
    const values = new Map(Object.entries(catalog.metadata)).get(list) as readonly string[];
    // Whole lists of every value are long; a few of each field meet all kinds of columns.
    const step = longTests(1, 9);
    for (const value of values.filter((_, at) => at % step === 0)) {
      const found = all({ [parameter]: value }).map(({ id }) => id);
      expect(found.sort()).toEqual(expected.get(value));
    }
    expect(new Set(values)).toEqual(new Set(expected.keys()));
  });

  it.each([
    {},
    // A search of which a word is left out that nobody knows.
    { search: 'child podcast qzxw', country: 'Ireland', has_preview: true },
  ])('counts in the facets of %j what each value would find', (query) => {
    const { facets, facet_parameters = {} } = search({ ...query, facets: true });
    expect(Object.keys(facet_parameters)).toEqual(Object.keys(facets ?? {}));
    expect(facets?.provider).not.toEqual([]);
    for (const [group, parameter] of Object.entries(facet_parameters)) {
      for (const { value, count, code = value } of facets?.[group as keyof Facets] ?? []) {
        for (const name of new Set([value, code])) {
          const wanted = parameter === 'has_preview' ? name === 'true' : name;
          expect([group, name, total({ ...query, [parameter]: wanted })]).toEqual([group, name, count]);
        }
      }
    }
  });

  it('counts in the facets of random searches, also of relaxed ones, what a value would find', () => {
    const words = fc.constantFrom(
      ...`british, welsh, korean, spanish, arabic, female, man, child, old, calm, podcast, narrator, asmr, jenny, azure, polly,
        chirp 3, brittish, grandm, mujer, police, qzxw, not american, german or dutch, nordic, ja-JP`.split(
        /,\s+/,
      ),
    );
    const texts = fc.array(words, { minLength: 1, maxLength: 4 }).map((each) => each.join(' '));
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, nthGroup, nthValue) => {
        const {
          facets,
          facet_parameters = {},
          total: all,
          interpretation,
        } = search({ search: text, facets: true });
        const bands = Object.values(interpretation?.bands ?? { all });
        expect(bands.reduce((sum, count) => sum + count, 0)).toBe(all);
        const groups = Object.entries(facet_parameters);
        const [group = 'provider', parameter = 'providers'] = groups[nthGroup % groups.length] ?? [];
        const values = facets?.[group as keyof Facets] ?? [];
        const chosen = values[nthValue % Math.max(1, values.length)];
        if (!chosen || parameter === 'has_preview') return;
        expect([text, chosen.value, total({ search: text, [parameter]: chosen.value })]).toEqual([
          text,
          chosen.value,
          chosen.count,
        ]);
      }),
      { numRuns: longTests(2000, 75), seed: 1 },
    );
  });

  it('has a code for every language and country in its facets', () => {
    const { facets } = search({ facets: true });
    for (const { value, code } of facets?.language ?? [])
      expect([value, code]).toEqual([value, expect.stringMatching(/^[a-z]{2,3}$/)]);
    for (const { value, code } of facets?.country ?? [])
      expect([value, code]).toEqual([value, expect.stringMatching(/^[A-Z]{2}$/)]);
    expect(facets?.language).toContainEqual({ value: 'Malay', count: expect.any(Number), code: 'ms' });
    expect(facets?.country).toContainEqual({ value: 'Malaysia', count: expect.any(Number), code: 'MY' });
  });

  it.each([
    { language: 'French', native: true, providers: 'google' },
    { language: 'Spanish', native: true, providers: 'cartesia' },
  ])('sorts the speakers of a provider by quality, then name: %j', (query) => {
    const voices = all(query);
    expect(voices.length).toBeGreaterThan(1);
    const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
    for (const [index, voice] of voices.slice(1).entries()) {
      const before = voices[index] as Voice;
      const difference = qualityOf(before) - qualityOf(voice) || compare(before.name, voice.name);
      expect(difference || (before.id < voice.id ? -1 : 1)).toBeLessThan(1);
    }
    expect(voices.length).toBeGreaterThan(10);
  });

  it.each([
    { search: 'french female' },
    { language: 'German', native: true },
    { language: 'English', native: true, offset: 100 },
    { search: 'spanish', sort: 'relevance' },
  ])('lets many providers into the first twenty of a broad query: %j', (query) => {
    const providers = search({ limit: 20, ...query }).voices.map(({ provider }) => provider);
    expect(new Set(providers).size).toBeGreaterThan(4);
  });

  it('puts the models of one speaker together', () => {
    const ids = all({ providers: 'polly', language: 'en-US', native: true }).map(({ name }) => name);
    const runs = ids.filter((name, at) => name !== ids[at - 1]);
    expect(runs).toEqual([...new Set(ids)]);
  });

  it('ends with the voices of formant synthesis and the like, whatever their names', () => {
    const lastOf = (query: object) => all({ language: 'Italian', native: true, ...query }).slice(-8);
    const isFormant = ({ provider }: Voice) => provider === 'espeak-ng';
    expect(lastOf({}).some(isFormant)).toBe(true);
    expect(lastOf({ sort: 'name' }).some(isFormant)).toBe(false);
  });
});

it('never takes a gender for a typo of another', () => {
  const others = all({ search: 'male' }).filter(({ gender }) => gender !== 'Male');
  expect(others.filter(({ name }) => !/^male$/i.test(name))).toEqual([]);
});

describe('filtering the bundled lists', () => {
  it('finds a voice whose id ends with a blank, which a list takes for none of it', () => {
    for (const ids of ['minimax/Santa_Claus ', 'minimax/Santa_Claus,polly/Joanna/neural']) {
      const { voices, missing } = search({ ids });
      expect(voices.map(({ provider_voice_id }) => provider_voice_id)).toContain('Santa_Claus ');
      expect(missing).toEqual([]);
    }
  });

  it('says which of the asked ids are not there', () => {
    const { total: found, missing } = search({ ids: 'polly/Joanna/neural, polly/joanna/neural,fictional/x' });
    expect(found).toBe(1);
    expect(missing).toEqual([
      { id: 'polly/joanna/neural', reason: 'unknown', replacements: ['polly/Joanna/neural'] },
      { id: 'fictional/x', reason: 'unknown' },
    ]);
  });
});

describe('the filter by language', () => {
  it('lists languages although one of them is the word of a rare name', () => {
    expect(search({ language: 'German,Klingon' }).total).toBe(
      search({ language: 'German' }).total + search({ language: 'Klingon' }).total,
    );
  });

  it.each(['Kalinga', 'Mixtec'])('finds the languages of the group %s', (language) => {
    const { voices } = search({ language });
    expect(new Set(voices.map((voice) => voice.language)).size).toBeGreaterThan(1);
  });
});
