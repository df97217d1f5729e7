import { beforeAll, describe, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import type { VoiceListResponse } from '../../src/domain/voice-list.ts';
import type { Catalog } from '../../src/index/catalog/catalog.ts';
import { isWhole, walk } from '../ranking/golden-outcome.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  dropped: Rows<[text: string, word: string]>;
  categories: Rows<[text: string, expected: Readonly<Record<string, string>>]>;
  exclusions: Rows<[text: string, excluded: string, kept: string]>;
  alternatives: Rows<[text: string, expected: Readonly<Record<string, string>>]>;
  accents: Rows<[text: string, accent: string]>;
}>(import.meta);

let catalog: Catalog;
beforeAll(async () => {
  catalog = await bundledCatalog();
});

const search = (query: object) => catalog.search(SearchQuery.parse({ limit: 10, ...query }));
const whole = ({ voices }: VoiceListResponse) => voices.filter(isWhole);
const find = (text: string) => search({ search: text });
const told = (text: string) => find(text).interpretation?.words ?? [];

describe('own speakers of a language', () => {
  it('who have the use lead, those with near ones follow, and then those that say nothing', () => {
    const { voices, interpretation, total } = search({ search: 'japanese female narration', limit: 200 });
    const bands = Object.entries(interpretation?.bands ?? {});
    expect(bands.map(([matched]) => matched)).toEqual(['all', 'near', 'without', 'also']);
    expect(bands.reduce((sum, [, count]) => sum + count, 0)).toBe(total);
    expect(voices.map(({ matched }) => matched)).toEqual(
      bands.flatMap(([matched, count]) => Array(count).fill(matched)),
    );
    for (const { matched, use_cases = [] } of voices) {
      expect(use_cases.includes('narration')).toBe(matched === 'all' || matched === 'also');
      if (matched === 'without') expect(use_cases).toEqual([]);
    }
  });

  it('have no bands in an explicit order', () => {
    const { voices, interpretation } = search({ search: 'japanese female narration', sort: 'name' });
    expect(interpretation?.bands).toBeUndefined();
    expect(voices.flatMap(({ matched }) => matched ?? [])).toEqual([]);
  });

  it('are on one page or another exactly once', () => {
    const page = (offset: number) =>
      search({ search: 'japanese female narration', limit: 7, offset }).voices.map(({ id }) => id);
    const { total } = find('japanese female narration');
    const all = Array.from({ length: Math.ceil(total / 7) }, (_, at) => page(at * 7)).flat();
    expect(new Set(all).size).toBe(total);
  });

  it.each([{ language: 'Italian', genders: 'Female' }, { language: 'Norwegian' }, { providers: 'polly' }])(
    'are chosen by the search alone, and a filter only cuts them: %j',
    (filters) => {
      const ids = (query: object) => walk(catalog.search, query).map(({ id }) => id);
      const having = new Set(ids(filters));
      const text = 'long form narration spanish male';
      expect(ids({ search: text, ...filters }).sort()).toEqual(
        ids({ search: text })
          .filter((id) => having.has(id))
          .sort(),
      );
    },
  );
});

describe('words that no voice has together', () => {
  it.each(TABLE.dropped)('lose the one that tells least: %s', (text, word) => {
    const dropped = told(text).filter(({ ignored }) => ignored === 'together' || ignored === 'unknown');
    expect(dropped.map((each) => each.word)).toContain(word);
    expect(find(text).total).toBeGreaterThan(0);
  });

  it('are not told of where near values stand for them', () => {
    const words = told('hospital phone line reassuring voice polish').map(({ word }) => word);
    expect(words).not.toContain('polish');
  });

  it('keep the gender and age of a person', () => {
    const people = find('gentle grandfather telling fairytales').voices.slice(0, 3);
    expect(new Set(people.map(({ gender, age }) => `${gender} ${age}`))).toEqual(new Set(['Male old']));
  });
});

describe('a beginning after another word', () => {
  it.each(TABLE.categories)('reads as a category: %s', (text, expected) => {
    expect(find(text).voices.slice(0, 5)).toMatchObject(Array(5).fill(expected));
  });

  it.each(['welsh man', 'emma us'])('widens no whole word: %s', (text) => {
    const { voices } = search({ search: text, limit: 200 });
    expect(voices.filter(({ gender }) => gender === 'Female').length % voices.length).toBe(0);
  });
});

describe('an exclusion', () => {
  it.each(TABLE.exclusions)(
    'of a nation and its language leaves out nobody else: %s',
    (text, excluded, kept) => {
      const { voices } = search({ search: text, limit: 200 });
      const all = new Set(voices.map(({ language }) => language));
      expect(all).not.toContain(excluded);
      expect(search({ search: text, language: kept, native: true }).total).toBeGreaterThan(0);
    },
  );

  it('of one kind of a language alone means the language', () => {
    const { voices } = find('non-british english');
    expect(voices.every(({ language }) => language.startsWith('en') && language !== 'en-GB')).toBe(true);
  });

  it.each(['flemish not dutch', 'vlaams niet hollands', 'quebecois, not french'])(
    'of a word for a nation and its language means the nation where the language leaves nobody: %s',
    (text) => {
      const { voices } = find(text);
      expect(voices.length).toBeGreaterThan(0);
      expect(voices.every(({ language }) => !['nl-NL', 'fr-FR'].includes(language))).toBe(true);
    },
  );

  it('of a nation before a language that it does not speak keeps the language', () => {
    expect(find('not german catalan').voices[0]?.language_name).toBe('Catalan');
  });
});

describe('alternatives', () => {
  it.each(TABLE.alternatives)('are values of one kind only: %s', (text, expected) => {
    const { voices } = find(text);
    expect(voices).not.toEqual([]);
    expect(voices).toMatchObject(voices.map(() => expected));
  });

  it('of a bilingual voice are both meant', () => {
    const { voices } = find('bilingual french/german');
    expect(voices).not.toEqual([]);
    for (const { language, other_languages = [] } of voices) {
      const spoken = [language, ...other_languages].join();
      expect(spoken).toMatch(/fr-.*de-|de-.*fr-/);
    }
  });
});

describe('a word beside "accent"', () => {
  it.each(TABLE.accents)('means how a voice sounds: %s', (text, accent) => {
    expect(new Set(find(text).voices.map((voice) => voice.accent))).toEqual(new Set([accent]));
  });

  it('is no further language', () => {
    const { voices } = search({ search: 'italian accent female', limit: 200 });
    expect(voices.filter(({ language }) => !language.startsWith('it'))).toEqual([]);
  });
});

describe('a style', () => {
  it('begins no provider where another word follows', () => {
    const voices = whole(search({ search: 'deep voice british', limit: 200 }));
    expect(voices.filter(({ styles = [], name }) => !styles.includes('deep') && !/deep/i.test(name))).toEqual(
      [],
    );
  });
});

it.each([
  [{ search: 'jenny', providers: 'polly' }, 'providers', 'azure/en-US-JennyNeural'],
  [{ search: 'joanna', genders: 'Male' }, 'genders', 'polly/Joanna/neural'],
])(
  'a name that a filter leaves out finds nobody else, and the filter is named: %j',
  (query, parameter, id) => {
    const { total, suggestions } = search(query);
    expect(total).toBe(0);
    const { voices, total: without } = search({ ...query, [parameter]: undefined });
    expect(voices.map((voice) => voice.id)).toContain(id);
    expect(suggestions?.without).toContainEqual({ parameter, total: without });
  },
);
