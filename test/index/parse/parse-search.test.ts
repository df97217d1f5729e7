import { expect, it } from '@jest/globals';
import { createSearchParser } from '../../../src/index/parse/parse-search.ts';
import { COSTS } from '../../../src/index/terms/costs.ts';
import type { Vocabulary } from '../../../src/index/terms/vocabulary.ts';
import { openLexicon, packLexicon } from '../../../src/index/text/lexicon.ts';
import { type Meaning, parseValue } from '../../../src/index/text/meaning.ts';
import { testTables } from '../../support/tables.ts';

/** A vocabulary that knows one phrase, one numbered model and one locale. */
const vocabulary = {
  isPhrase: (joined: string) => ['middleaged', 'chirp3'].includes(joined),
  isLocale: (text: string) => text === 'en_GB',
  isMisspelledPhrase: () => false,
  has: () => false,
  isCode: (word: string) => ['my', 'en'].includes(word),
  isName: (word: string) => word === 'jenny',
  costOf: (word: string) => (['jenny', 'male', 'female'].includes(word) ? COSTS.label : COSTS.unknown),
  columnsOf: () => [],
} as Partial<Vocabulary> as Vocabulary;
const meaning = (...values: string[]): Meaning => ({ kind: 'values', values: values.map(parseValue) });
const lexicon = openLexicon(
  packLexicon(
    new Map<string, readonly Meaning[]>([
      ['grandma', [meaning('female', 'old')]],
      ['man in his forties', [meaning('male', 'middleaged')]],
      ['may day', [meaning('female')]],
      ['not', [{ kind: 'not', isEnglish: true }]],
      ['sin', [{ kind: 'not', languages: ['es'] }]],
      ['以外', [{ kind: 'notAfter' }]],
      ['or', [{ kind: 'or', isEnglish: true }]],
      ['and', [{ kind: 'and', isEnglish: true }]],
      ...['my', 'please'].map((word) => [word, [{ kind: 'empty', isEnglish: true }]] as const),
      ...['en', 'voz'].map((word) => [word, [{ kind: 'empty', languages: ['es'] }]] as const),
    ]),
  ),
);
const parse = createSearchParser(vocabulary, lexicon);
/** Writes tokens in short: words as they are, meanings in brackets, operators in capitals. */
const tokensOf = (search: string) =>
  parse(search).tokens.map((token) => {
    if (token.kind !== 'word') return token.kind.toUpperCase();
    return token.meaning ? `${token.word}(${token.meaning.map(({ text }) => text)})` : token.word;
  });

/** Returns what is read in a search: its tokens, its words that tell nothing, and its parts at their places, each once. */
function readingOf(search: string) {
  const { read, stopWords } = parse(search);
  return {
    tokens: tokensOf(search),
    stopWords,
    places: [...new Set(read.map(({ start, end }) => search.slice(start, end)))],
  };
}

testTables(new URL('searches.yaml', import.meta.url), ({ search = '' }) => readingOf(String(search)));

it('characters and words beyond the bounds are ignored, and that is noted', () => {
  expect(parse('x'.repeat(256))).toMatchObject({ isCut: false });
  expect(parse(`jenny ${'x'.repeat(300)}`)).toMatchObject({ isCut: true });
  const many = Array.from({ length: 14 }, (_, at) => `word${at}`).join(' ');
  expect(parse(many).tokens).toHaveLength(12);
  expect(parse(many).hasTooManyWords).toBe(true);
});
