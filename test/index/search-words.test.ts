import { beforeAll, describe, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import type { Catalog } from '../../src/index/catalog/catalog.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await bundledCatalog();
});

const find = (search: string, filters: object = {}) =>
  catalog.search(SearchQuery.parse({ search, facets: true, limit: 200, ...filters }));
/** Returns the voices that have all words of a search, without those with near values and those that say nothing. */
const whole = (search: string, filters: object = {}) =>
  find(search, filters).voices.filter(({ matched = 'all' }) => matched === 'all');

describe('the name of a language beside a word for language', () => {
  it('means the accent and the country too without such a word', () => {
    expect(find('latin').facets?.accent.map(({ value }) => value)).toContain('Latin American');
  });
});

describe('words of a list', () => {
  it.each([
    ['french, german and italian', ['French', 'German', 'Italian']],
    ['czech, slovak, and polish', ['Czech', 'Slovak', 'Polish']],
    ['tamil、telugu、kannada', ['Tamil', 'Telugu', 'Kannada']],
  ])('are alternatives where each names a value of one field: %s', (search, languages) => {
    const { voices, total } = find(search);
    const singles = languages.map((language) => find(language).total);
    expect(total).toBeGreaterThan(Math.max(...singles));
    expect(voices.map(({ language_name }) => language_name)).toEqual(expect.arrayContaining(languages));
  });

  it.each(['deep and warm', 'deep, warm'])('must both match where each is a style: %s', (search) => {
    const voices = whole(search);
    expect(voices.length).toBeGreaterThan(0);
    for (const { styles = [], styles_on_request: asked = [], name } of voices)
      expect([...styles, ...asked, name.toLowerCase()].join(' ')).toMatch(/deep.*warm|warm.*deep/);
  });
});

describe('a language that voices speak beside their own', () => {
  it.each([
    ['irish stories', 'Irish'],
    ['swedish newsreader', 'Swedish'],
    ['danish whispering', 'Danish'],
  ])('follows own speakers where a use or style is asked for: %s', (search, accent) => {
    const { voices, interpretation, total } = find(search);
    expect(voices[0]?.accent).toBe(accent);
    const bands = Object.entries(interpretation?.bands ?? {});
    expect(bands.reduce((sum, [, count]) => sum + count, 0)).toBe(bands.length === 0 ? 0 : total);
    const isAlso = voices.map(({ matched }) => matched === 'also');
    expect(isAlso).toEqual([...isAlso].sort((a, b) => Number(a) - Number(b)));
  });

  it('is the answer where other words are missing to them', () => {
    expect(find('azure irish multilingual').voices[0]?.other_languages).toContain('ga-IE');
  });

  it('stays behind own ones in every search of the language', () => {
    for (const search of ['irish', 'irish female', 'swedish', 'polish male', 'korean calm']) {
      const { voices } = find(`${search} azure`);
      const isOwn = voices.map(({ language_name, accent }) =>
        [language_name, accent].some((value) => search.startsWith(`${value?.toLowerCase()}`)),
      );
      expect(isOwn).toEqual([...isOwn].sort((a, b) => Number(b) - Number(a)));
    }
  });
});

describe('an age in numbers', () => {
  it.each(['12 years of experience', '900 years old', 'chirp 3'])('is none in %s', (search) => {
    const words = find(search).interpretation?.words ?? [];
    expect(words.filter(({ read_as }) => read_as?.includes('child') || read_as?.includes('old'))).toEqual([]);
  });
});

describe('the value of a parameter', () => {
  it('may be a country', () => {
    expect(find('country: BE, female').voices[0]?.language).toMatch(/-BE$/);
  });
});

describe('names of languages', () => {
  it('between which a speaker stands are both meant', () => {
    const { voices } = find('woman who speaks italian and german');
    expect(voices).not.toEqual([]);
    for (const { language, other_languages = [] } of voices) {
      const codes = [language, ...other_languages].map((each) => each.split('-')[0]);
      expect(codes).toEqual(expect.arrayContaining(['it', 'de']));
    }
  });
});

describe('what is read from other signs', () => {
  it('nobody from a country excludes it', () => {
    expect(find('portuguese, nobody from brazil').facets?.country.map(({ value }) => value)).not.toContain(
      'Brazil',
    );
  });
});

describe('a word for a style or use', () => {
  it.each(['gentle', 'deep', 'calm'])('begins no gender, age or provider: %s', (search) => {
    const { voices, matched } = find(search, { explain: true });
    expect(voices.length).toBeGreaterThan(0);
    const fields = matched?.flatMap(({ matches }) => matches.map(({ field }) => field)) ?? [];
    expect(fields).toContain('styles');
    for (const other of ['gender', 'age', 'provider']) expect(fields).not.toContain(other);
  });

  it('comes before names with the word', () => {
    const [first] = find('narrator', { language: 'french', providers: '-google,-azure' }).voices;
    expect(first?.use_cases).toContain('narration');
  });
});

it.each([
  ['hero', 'Female'],
  ['cheap', 'Male'],
  ['police', 'Male'],
])('a word of everyday English is no beginning or typo of a person: %s', (word, gender) => {
  const { voices, interpretation } = find(`${word} british`);
  expect(interpretation?.words).toContainEqual({ word, ignored: 'unknown' });
  expect(new Set(voices.map((voice) => voice.gender)).size).toBeGreaterThan(1);
  expect(find(word).voices.filter((voice) => voice.gender === gender)).toEqual([]);
});
