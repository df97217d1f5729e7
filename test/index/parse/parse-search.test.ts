import { describe, expect, it } from '@jest/globals';
import { createSearchParser } from '../../../src/index/parse/parse-search.ts';
import { COSTS } from '../../../src/index/terms/costs.ts';
import type { Vocabulary } from '../../../src/index/terms/vocabulary.ts';
import { openLexicon, packLexicon } from '../../../src/index/text/lexicon.ts';
import { type Meaning, meaningOfWords } from '../../../src/index/text/meaning.ts';

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
const lexicon = openLexicon(
  packLexicon(
    new Map<string, readonly Meaning[]>([
      ['grandma', [meaningOfWords('female', 'old')]],
      ['man in his forties', [meaningOfWords('male', 'middleaged')]],
      ['may day', [meaningOfWords('female')]],
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

describe('a parsed search', () => {
  it.each([
    ['Jenny', ['jenny']],
    ['  British   Female ', ['british', 'female']],
    ['jenny JENNY', ['jenny']],
    ['a female voice', ['female']],
    ['middle-aged man', ['middleaged', 'man']],
    ['middle aged man', ['middleaged', 'man']],
    ['chirp 3 hd', ['chirp3', 'hd']],
    ['en_GB jenny', ['en_GB', 'jenny']],
    ['en-XX', ['en', 'xx']],
    ['日本語 女性', ['日本語', '女性']],
    ['lang=en_GB', ['en_GB']],
    ['🎉', []],
    ['', []],
  ])('%j has the words %j', (search, words) => {
    expect(tokensOf(search)).toEqual(words);
  });

  it.each([
    ['grandma', ['grandma(female,old)']],
    ['a Man in his Forties', ['man in his forties(male,middleaged)']],
    ['not american', ['NOT', 'american']],
    ['-american male', ['NOT', 'american', 'male']],
    ['male -american', ['male', 'NOT', 'american']],
    ['russian w/o piper', ['russian', 'NOT', 'piper']],
    ['azure以外', ['azure', 'NOTAFTER']],
    ['german or dutch', ['german', 'OR', 'dutch']],
    ['swedish/norwegian', ['swedish', 'OR', 'norwegian']],
    ['catalan, basque and galician', ['catalan', 'AND', 'basque', 'AND', 'galician']],
    ['🇧🇷 female', ['brazil', 'female']],
    ['👵🏽 german', ['grandma(female,old)', 'german']],
    ['german -👵', ['german', 'NOT', 'grandma(female,old)']],
  ])('%j has the tokens %j', (search, tokens) => {
    expect(tokensOf(search)).toEqual(tokens);
  });

  it.each([
    ['my male', ['male']],
    ['en female', ['en', 'female']],
    ['my male voice please', ['male']],
    ['voz en jenny', ['jenny']],
    ['one two three my', ['one', 'two', 'three']],
  ])('a word of two letters in %j is a code, or tells nothing: %j', (search, words) => {
    expect(tokensOf(search)).toEqual(words);
  });

  it('words that tell nothing are left out and named, also a single one that no voice has', () => {
    expect(tokensOf('a voice with an accent')).toEqual([]);
    expect(tokensOf('please')).toEqual([]);
    expect(parse('the voice of jenny please').stopWords).toEqual(['the', 'voice', 'of', 'please']);
    expect(tokensOf('the voice of jenny please')).toEqual(['jenny']);
  });

  it.each([
    ['  British   Female ', ['British', 'Female']],
    ['a Man in his Forties', ['a', 'Man in his Forties']],
    ['-american, «E\u0301mile»', ['-', 'american', ',', 'E\u0301mile']],
    ['U.S.A. russian w/o piper', ['U.S.A', 'russian', 'w/o', 'piper']],
    ['lang=en_GB', ['lang', 'en_GB']],
    ['日本語女性', ['日本語', '女性']],
    ['a -👵🏽 65y/o jenny', ['a', '-', '👵🏽', '65y/o', 'jenny']],
  ])('the tokens of %j, also those that tell nothing, stand at their places: %j', (search, parts) => {
    const { read } = parse(search);
    const found = read.map(({ start, end }) => search.slice(start, end));
    expect([...new Set(found)]).toEqual(parts);
  });

  it('characters and words beyond the bounds are ignored, and that is noted', () => {
    expect(parse('x'.repeat(256))).toMatchObject({ isCut: false });
    expect(parse(`jenny ${'x'.repeat(300)}`)).toMatchObject({ isCut: true });
    const many = Array.from({ length: 14 }, (_, at) => `word${at}`).join(' ');
    expect(parse(many).tokens).toHaveLength(12);
    expect(parse(many).hasTooManyWords).toBe(true);
  });
});
