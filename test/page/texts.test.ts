import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createParameterReader } from '../../src/domain/parameters.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import type { StoredVoice } from '../../src/domain/voice.ts';
import type { Facets } from '../../src/domain/voice-list.ts';
import { translateValue } from '../../src/page/facts/fact-fields.ts';
import { PAGE_LANGUAGES, type PageLanguage } from '../../src/page/texts/index.ts';
import { TEXT_LOADERS } from '../../src/page/texts/texts.ts';
import { regionOfDemonym } from '../../src/vocabulary/countries.ts';
import { ACCENTS, AGES, GENDERS, STYLES, USE_CASES } from '../../src/vocabulary/facets.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { catalogOf } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{
  same: Readonly<Partial<Record<PageLanguage, readonly string[]>>>;
  unfound: Readonly<Partial<Record<PageLanguage, readonly string[]>>>;
}>(import.meta);

const readQuery = createParameterReader(SearchQuery);
const OTHERS = PAGE_LANGUAGES.filter((language) => language !== 'en');
/** Numbers of every plural category of the languages here. */
const COUNTS = [0, 1, 2, 3, 11, 100, 1_000_000];
/** Longest text beside its English one, as a multiple, so that it fits the same place. */
const MAX_GROWTH = 2.5;

type Valued = readonly [value: string, Partial<StoredVoice>];
type Text = string | ((values: object) => string);

/** Lists every text with its path: `search.sorts.name`. */
function listTexts(value: object, path = ''): [path: string, text: Text][] {
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'object' ? listTexts(each, `${path}${key}.`) : [[path + key, each] as [string, Text]],
  );
}

/** Values of any placeholders, all the same. */
const allOf = (value: unknown) => new Proxy({}, { get: () => value });

/** Each value that the page words, with the fields of a voice that has it. */
const VALUED: readonly Valued[] = [
  ...Array.from(STYLES.keys(), (value): Valued => [value, { styles: [value] }]),
  ...Array.from(USE_CASES.keys(), (value): Valued => [value, { use_cases: [value] }]),
  ...Array.from(AGES.keys(), (age): Valued => [age, { age }]),
  ...Array.from(GENDERS.keys(), (gender): Valued => [gender, { gender }]),
];

const OWN = new Set(listTexts(await TEXT_LOADERS.en()).map(([path]) => path));
/** Reports whether the build adds a text: accents of countries and languages have the words of CLDR in every language but English. */
const isAdded = (path: string) => {
  const accent = path.replace('values.', '');
  return !OWN.has(path) && (ACCENTS.has(accent) || regionOfDemonym(accent) !== undefined);
};

const textsOf = async (language: PageLanguage) =>
  new Map(listTexts(await TEXT_LOADERS[language]()).filter(([path]) => !isAdded(path)));

describe('the texts of the page', () => {
  it('are in the language of each file, of which English is the first', () => {
    const files = readdirSync('data/page').map((name) => basename(name, '.json'));
    expect(PAGE_LANGUAGES.toSorted()).toEqual(files.sort());
    expect(PAGE_LANGUAGES[0]).toBe('en');
  });

  it.each(OTHERS)('are complete in %s, with the same placeholders as in English', async (language) => {
    const [english, texts] = [await textsOf('en'), await textsOf(language)];
    const kindsOf = (all: ReadonlyMap<string, Text>) =>
      [...all].map(([path, text]) => `${typeof text} ${path}`);
    expect(kindsOf(texts).sort()).toEqual(kindsOf(english).sort());
  });

  it.each([
    ['de', 'British', 'Vereinigtes Königreich'],
    ['fr', 'American', 'États-Unis'],
    ['ja', 'Congolese', 'コンゴ共和国(ブラザビル)'],
    ['de', 'Scottish', 'schottisch'],
    ['de', 'Welsh', 'walisisch'],
    ['zh', 'Cantonese', '粤语'],
    ['de', 'Kansai Japanese', 'Kansai Japanese'],
    ['en', 'British', 'British'],
  ] as const)('name in %s the accent %s after its country: %s', async (language, accent, name) => {
    expect(translateValue(await TEXT_LOADERS[language](), accent)).toBe(name);
  });

  it.each(PAGE_LANGUAGES)(
    'have the values of each facet together in %s, by which the page knows their facet',
    async (language) => {
      const values = Object.keys((await TEXT_LOADERS[language]()).values);
      const starts = ['Female', 'child', 'deep', 'advertising', 'cloud'].map((value) =>
        values.indexOf(value),
      );
      const groups = [GENDERS, AGES, STYLES, USE_CASES].map((rows) => [...rows.keys()].sort());
      expect(groups.map((_, at) => values.slice(starts[at], starts[at + 1]).sort())).toEqual(groups);
    },
  );

  it('have a word of each facet value that has no label and is no name', async () => {
    const words = await textsOf('en');
    const { facets } = (await bundledCatalog()).search(readQuery({ facets: 'true' }));
    const bare = Object.entries(facets as Facets).flatMap(([group, values]) =>
      values
        .filter(({ value, code, label }) => !code && !label && !words.has(`values.${value}`))
        .map(({ value }) => `${group}: ${value}`),
    );
    const isName = /^(?:language|country|accent|model): \D/;
    expect(bare.filter((each) => !isName.test(each))).toEqual([]);
  });

  it.each(PAGE_LANGUAGES)('in %s, the words for values find voices with these values', async (language) => {
    const texts = await TEXT_LOADERS[language]();
    const voices = VALUED.map(([, fields], index) => voice({ id: `acme/${index}`, ...fields }));
    const { search } = await catalogOf(snapshotOf(voices));
    const unfound = VALUED.filter(([value], index) => {
      const found = search(readQuery({ search: translateValue(texts, value), limit: String(VALUED.length) }));
      return !found.voices.some(({ id }) => id === `acme/${index}`);
    });
    expect(unfound.map(([value]) => value)).toEqual(TABLE.unfound[language]);
  });

  it.each(OTHERS)('are translated into %s', async (language) => {
    const [english, texts] = [await textsOf('en'), await textsOf(language)];
    const same = [...english].filter(([path, text]) => typeof text === 'string' && texts.get(path) === text);
    expect(same.map(([path]) => path).sort()).toEqual(['site.name', ...(TABLE.same[language] ?? [])].sort());
  });

  it.each(PAGE_LANGUAGES)(
    'are no longer in %s than their places hold, and have no marks left',
    async (language) => {
      const [english, texts] = [await textsOf('en'), await textsOf(language)];
      for (const [path, text] of texts) {
        const said = typeof text === 'string' ? [text] : COUNTS.map((count) => text(allOf(count)));
        for (const each of said)
          expect([path, each]).toEqual([path, expect.stringMatching(/^[^#{}\s][^#{}]*$/)]);
        const place = english.get(path);
        if (typeof text === 'string' && typeof place === 'string')
          expect([path, text.length <= place.length * MAX_GROWTH + 8]).toEqual([path, true]);
      }
    },
  );

  it('write numbers and their plurals as each language does', async () => {
    const counts = async (language: PageLanguage) => {
      const { search } = await TEXT_LOADERS[language]();
      return COUNTS.map((voices) => search.count({ voices }));
    };
    expect(await counts('en')).toEqual([
      ...['0 voices', '1 voice', '2 voices', '3 voices', '11 voices', '100 voices', '1,000,000 voices'],
    ]);
    expect(await counts('fr')).toEqual([
      ...['0 voix', '1 voix', '2 voix', '3 voix', '11 voix', '100 voix', '1\u202f000\u202f000 de voix'],
    ]);
    expect(await counts('pt')).toEqual([
      ...['0 voz', '1 voz', '2 vozes', '3 vozes', '11 vozes', '100 vozes', '1.000.000 de vozes'],
    ]);
    expect(await counts('ar')).toEqual([
      ...['لا أصوات', 'صوت واحد', 'صوتان', '3 أصوات', '11 صوتًا', '100 صوت', '1,000,000 صوت'],
    ]);
  });
});
