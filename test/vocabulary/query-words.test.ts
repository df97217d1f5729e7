import { describe, expect, it } from '@jest/globals';
import { Age, Gender, ProviderSlug } from '../../src/domain/voice.ts';
import { USE_CASES } from '../../src/enrich/tables/use-cases.ts';
import { phraseKey, tokenize } from '../../src/index/text/analyzer.ts';
import { PROVIDER_FACTS } from '../../src/providers/provider-facts.ts';
import { countryOf } from '../../src/vocabulary/countries.ts';
import { furtherQueryWords, queryWords } from '../../src/vocabulary/query-words/index.ts';
import { phrasesOf } from '../../src/vocabulary/query-words/phrases.ts';
import type { QueryWords } from '../../src/vocabulary/query-words/query-words.ts';
import { WORLD_REGIONS } from '../../src/vocabulary/regions.ts';
import { STYLE_SYNONYMS, STYLES } from '../../src/vocabulary/styles.ts';

type Section = Exclude<
  keyof QueryWords,
  'paradigms' | 'spellings' | 'empty' | 'not' | 'notAfter' | 'or' | 'and'
>;

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const styles = new Set([...STYLES, ...[...STYLE_SYNONYMS.values()].flatMap(({ codes = [] }) => codes)]);

/** Tests of a key by section. */
const isKey: Readonly<Record<Section, (key: string) => boolean>> = {
  genders: (key) => Gender.safeParse(key).success,
  ages: (key) => Age.safeParse(key).success,
  people: (key) =>
    key.split(' ').every((part) => isKey.genders(part) || isKey.ages(part) || isKey.accents(part)),
  useCases: (key) => USE_CASES.get(key) === key,
  styles: (key) => styles.has(key),
  languages: (key) => languageNames.of(key) !== undefined,
  countries: (key) => countryOf(key) !== undefined,
  accents: (key) => /^\p{Lu}[\p{L}' -]+$/u.test(key),
  regions: (key) => WORLD_REGIONS.has(key),
  deployments: (key) => [...PROVIDER_FACTS.values()].some(({ deployment }) => deployment === key),
  providers: (key) => ProviderSlug.safeParse(key).success,
};
const SECTIONS = Object.keys(isKey) as Section[];

const keyOf = (phrase: string) => phraseKey(tokenize(phrase));

describe.each([...queryWords, ...furtherQueryWords])('the query words in %s', (_, table) => {
  const phrasesIn = (text?: string) => phrasesOf(text, table);

  it('stand under keys that their section knows', () => {
    for (const section of SECTIONS)
      expect([section, Object.keys(table[section] ?? {}).filter((key) => !isKey[section](key))]).toEqual([
        section,
        [],
      ]);
  });

  it('are words that a search can compare', () => {
    const texts = [table.empty, table.not, table.notAfter, table.or, table.and].concat(
      SECTIONS.flatMap((section) => Object.values(table[section] ?? {})),
    );
    const odd = texts.flatMap((text) => phrasesIn(text).filter((phrase) => keyOf(phrase) === ''));
    expect(odd).toEqual([]);
    expect(Object.values(table.genders).every((text) => text.trim() !== '')).toBe(true);
  });

  it('use each of their paradigms', () => {
    const texts = JSON.stringify(table);
    expect(Object.keys(table.paradigms ?? {}).filter((ending) => !texts.includes(`~${ending}`))).toEqual([]);
  });

  it('mean nothing or something, and never both', () => {
    const empty = new Set(phrasesIn(table.empty).map(keyOf));
    // A careless spelling may be another word's, as in Arabic `الى` for both `آلي` and `إلى`: a word that tells nothing comes first.
    const exact = { ...table, spellings: {} };
    const telling = (['genders', 'ages', 'people', 'useCases', 'styles'] as const).flatMap((section) =>
      Object.values(table[section]).flatMap((text) => phrasesOf(text, exact)),
    );
    expect(telling.filter((phrase) => empty.has(keyOf(phrase)))).toEqual([]);
  });
});

it('69 languages have query words, 24 of them in full', () => {
  const languages = [...queryWords, ...furtherQueryWords].map(([language]) => language);
  expect(queryWords).toHaveLength(24);
  expect(new Set(languages).size).toBe(69);
});

it('the further languages have words for men and women, for children and for the old, and for what tells nothing', () => {
  const lacking = furtherQueryWords.flatMap(([language, { genders, people, empty }]) =>
    [genders.Female, genders.Male, people.child, people['Female old'], people['Male old'], empty].some(
      (text) => !text,
    )
      ? [language]
      : [],
  );
  expect(lacking).toEqual([]);
});
