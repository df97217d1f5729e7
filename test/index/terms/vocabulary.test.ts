import { describe, expect, it } from '@jest/globals';
import type { ColumnName, SearchedName } from '../../../src/index/columns/schema.ts';
import { buildImage } from '../../../src/index/image.ts';
import { createDictionary } from '../../../src/index/terms/dictionary.ts';
import { createDidYouMean } from '../../../src/index/terms/did-you-mean.ts';
import type { Expansion } from '../../../src/index/terms/expansion.ts';
import { createNameLookup } from '../../../src/index/terms/value-names.ts';
import { createVocabulary } from '../../../src/index/terms/vocabulary.ts';
import { createLocaleMatcher } from '../../../src/index/text/locale-match.ts';
import { snapshotOf } from '../../support/snapshot.ts';
import { voice } from '../../support/voice.ts';

const image = buildImage(
  snapshotOf([
    voice({
      ...{ id: 'azure/a', name: 'Jenny', provider: 'azure', gender: 'Female', age: 'middle-aged' },
      ...{ language: 'en-GB', language_name: 'English', country_name: 'United Kingdom', accent: 'British' },
      provider_voice_id: 'en-GB-JennyNeural',
      use_cases: ['customer-service'],
    }),
    voice({
      ...{ id: 'google/b', name: 'Calm Woman', provider: 'google', gender: 'Female', model_id: 'chirp3-hd' },
      ...{ language: 'pt-BR', language_name: 'Portuguese', country_name: 'Brazil', accent: 'Brazilian' },
    }),
    voice({
      ...{ id: 'polly/c', name: 'Dan', provider: 'polly', gender: 'Male' },
      ...{ language: 'he-IL', language_name: 'Hebrew', country_name: 'Israel', accent: 'Israeli' },
    }),
    voice({ id: 'polly/d', name: 'Olena', language: 'uk-UA', language_name: 'Ukrainian', gender: 'Neutral' }),
    voice({ id: 'mms/e', name: 'Mende', language: 'men', language_name: 'Mende', gender: 'Neutral' }),
    voice({ id: 'mms/f', name: 'Caren', language: 'hak', language_name: 'Hakka Chinese', gender: 'Male' }),
    voice({ id: 'mms/g', name: 'Hakan', language: 'dnj', language_name: 'Dan', gender: 'Male' }),
    voice({ id: 'mms/h', name: 'Danica', language: 'car', language_name: 'Carib', gender: 'Female' }),
  ]),
  { topTier: { provider: 'deepgram', model: 'aura-2' }, hasPreview: () => false },
);
const { columns } = image;
const dictionary = await createDictionary(image.terms.words);
const matchLocales = createLocaleMatcher(columns.locale.distinct);
const vocabulary = createVocabulary(columns, dictionary, image.terms, matchLocales);

const textOf = (column: ColumnName, value: number) => `${column} ${columns[column].distinct[value]}`;
const valuesOf = ({ terms }: Expansion) => terms.map(({ column, value }) => textOf(column, value)).sort();

it.each([
  ['jenny', 'exact', ['id_word jenny', 'name_word jenny']],
  ['jennyneural', 'exact', ['id_compound jennyneural']],
  ['jen', 'prefix', ['id_word jenny', 'name_word jenny']],
  ['british', 'exact', ['accent British', 'country United Kingdom', 'native_locale en-GB']],
  ['uk', 'exact', ['accent British', 'country United Kingdom']],
  ['brasil', 'exact', ['accent Brazilian', 'country Brazil']],
  ['microsoft', 'exact', ['provider azure']],
  ['iw', 'exact', ['language Hebrew', 'native_language Hebrew']],
  ['en_GB', 'exact', ['locale en-GB', 'native_locale en-GB']],
  ['woman', 'exact', ['gender Female', 'name_word woman']],
  ['womn', 'none', []],
  ['fem', 'exact', ['gender Female']],
  ['middleaged', 'exact', ['age middle-aged']],
  ['jenney', 'none', []],
  ['dan', 'exact', ['language Dan', 'name_word dan', 'native_language Dan']],
  ['car', 'exact', ['language Carib', 'name_word caren', 'native_language Carib', 'native_locale car']],
  [
    'hak',
    'exact',
    ['language Hakka Chinese', 'name_word hakan', 'native_language Hakka Chinese', 'native_locale hak'],
  ],
])('the word %s expands to terms that match it as %s: %j', (word, match, values) => {
  const expansion = vocabulary.expand(word);
  expect(expansion.match).toBe(match);
  expect(valuesOf(expansion)).toEqual(values);
});

it.each([
  ['jenney', 'jenny', ['jenny']],
  ['ejnny', 'jenny', ['jenny']],
  ['femael', 'Female', ['female']],
])('the unknown word %s is corrected to %s', (word, value, readAs) => {
  const correction = vocabulary.correct(word);
  expect(correction.match).toBe('typo');
  expect(valuesOf(correction).some((each) => each.endsWith(` ${value}`))).toBe(true);
  expect(correction.readAs).toEqual(readAs);
});

it.each(['jen', 'chirp4', 'x'.repeat(30)])('the word %s is corrected to nothing', (word) => {
  expect(vocabulary.correct(word)).toMatchObject({ match: 'none', terms: [], readAs: [] });
});

it('an exact match scores more than a prefix, and a name more than a model', () => {
  const scoreOf = (word: string, value: string) =>
    vocabulary.expand(word).terms.find((term) => textOf(term.column, term.value) === value)?.score ?? 0;
  expect(scoreOf('jenny', 'name_word jenny')).toBeGreaterThan(10 * scoreOf('jenn', 'name_word jenny'));
  expect(scoreOf('jenny', 'name_word jenny')).toBeGreaterThan(scoreOf('chirp3', 'model chirp3-hd'));
});

it('a code of three letters that is a word for a gender names no language', () => {
  expect(valuesOf(vocabulary.expand('men'))).toEqual(['gender Male']);
});

it('a language found by its code of three letters scores no more than a beginning of a name', () => {
  const { terms } = vocabulary.expand('hak');
  const scoreOf = (column: ColumnName) => terms.find((term) => term.column === column)?.score ?? 0;
  expect(scoreOf('language')).toBeLessThan(scoreOf('name_word'));
});

it('equal words share one array of terms, so that postings are cached under it', () => {
  expect(vocabulary.expand('jenny').terms).toBe(vocabulary.expand('jenny').terms);
});

it('a letter expands to the names with a word that starts with it', () => {
  expect(valuesOf(vocabulary.expandLetter('w'))).toEqual(['name_word woman']);
  expect(vocabulary.expandLetter('x').match).toBe('none');
});

it('names of several words, and models with a number, are phrases', () => {
  expect(vocabulary.isPhrase('middleaged', 'aged')).toBe(true);
  expect(vocabulary.isPhrase('chirp3', '3')).toBe(true);
  expect(vocabulary.isPhrase('jennywoman', 'woman')).toBe(false);
});

it('a locale code is one that voices have', () => {
  expect(['en_GB', 'en-gb', 'en-US', 'english'].map(vocabulary.isLocale)).toEqual([true, true, false, false]);
});

describe('filter names', () => {
  const findByName = createNameLookup(columns, image.terms.words);
  const found = (column: SearchedName, name: string) =>
    findByName(column, name).map(({ value }) => columns[column].distinct[value]);

  it.each([
    ['country', 'uk', ['United Kingdom']],
    ['country', 'Brasil', ['Brazil']],
    ['language', 'PORTUGUÊS', ['Portuguese']],
    ['language', 'uk', ['Ukrainian']],
    ['locale', 'brazilian_portuguese', ['pt-BR']],
    ['gender', 'woman', ['Female']],
    ['age', 'Middle Aged', ['middle-aged']],
    ['provider', 'Amazon Polly', ['polly']],
    ['country', 'Federative Republic of Brazil', ['Brazil']],
    ['country', 'brit', []],
    ['country', 'constructor', []],
  ] as const)('in the column %s, %j names %j', (column, name, values) => {
    expect(found(column, name)).toEqual(values);
  });
});

describe('did-you-mean', () => {
  const didYouMean = createDidYouMean(columns, dictionary, image.terms.localeNames);

  it.each([
    ['language', 'portugese', 'Portuguese'],
    ['language', 'brazilian portugese', 'Brazilian Portuguese'],
    ['language', 'portu', 'Portuguese'],
    ['country', 'united kingdm', 'United Kingdom'],
    ['accent', 'the british accent', 'British'],
    ['provider', 'googel', 'google'],
    ['gender', 'femail', 'Female'],
    ['use_case', 'call centre agent', 'customer-service'],
  ] as const)('in the column %s, %j proposes first %j', (column, value, proposal) => {
    expect(didYouMean(column, value)[0]).toBe(proposal);
  });

  it('a value that is far from all names proposes nothing', () => {
    expect(didYouMean('language', 'qqxx')).toEqual([]);
    expect(didYouMean('provider', 'x')).toEqual([]);
  });
});
