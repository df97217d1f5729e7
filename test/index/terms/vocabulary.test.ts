import { expect, it } from '@jest/globals';
import { buildImage } from '../../../src/index/catalog/image.ts';
import type { ColumnName, SearchedName } from '../../../src/index/columns/schema.ts';
import { createDictionary } from '../../../src/index/terms/dictionary.ts';
import { createDidYouMean } from '../../../src/index/terms/did-you-mean.ts';
import type { Expansion } from '../../../src/index/terms/expansion.ts';
import { createNameLookup } from '../../../src/index/terms/value-names.ts';
import { createVocabulary } from '../../../src/index/terms/vocabulary.ts';
import { loadLexicon } from '../../../src/index/text/lexicon.ts';
import { createLocaleMatcher } from '../../../src/index/text/locale-match.ts';
import { snapshotOf } from '../../support/snapshot.ts';
import { testTables } from '../../support/tables.ts';
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
  { rules: { topTier: { provider: 'deepgram', model: 'aura-2' } }, hasPreview: () => false },
);
const { columns } = image;
const dictionary = await createDictionary(image.terms.words);
const matchLocales = createLocaleMatcher(columns.locale.distinct);
const vocabulary = createVocabulary(columns, dictionary, image.terms, matchLocales, await loadLexicon());

const textOf = (column: ColumnName, value: number) => `${column} ${columns[column].distinct[value]}`;
const valuesOf = ({ terms }: Expansion) => terms.map(({ column, value }) => textOf(column, value)).sort();

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

const findByName = createNameLookup(columns, dictionary);
const didYouMean = createDidYouMean(columns, dictionary, image.terms.localeNames);

/** Returns what a word expands to, and what a name in a column names and is near to. */
function readingOf({
  word = '',
  column = 'country',
  name = '',
}: {
  word?: string;
  column?: SearchedName;
  name?: string;
}) {
  const expansion = vocabulary.expand(word);
  return {
    match: expansion.match,
    values: valuesOf(expansion),
    named: findByName(column, name).map(({ value }) => columns[column].distinct[value]),
    proposed: didYouMean(column, name)[0],
  };
}

testTables(new URL('words.yaml', import.meta.url), readingOf);

it('a value that is far from all names proposes nothing', () => {
  expect(didYouMean('language', 'qqxx')).toEqual([]);
  expect(didYouMean('provider', 'x')).toEqual([]);
});
