import { describe, expect, it } from '@jest/globals';
import { parseSearch } from '../../../src/index/queries/parse-search.ts';
import type { Vocabulary } from '../../../src/index/terms/vocabulary.ts';

/** A vocabulary that knows one phrase, one numbered model and one locale. */
const vocabulary = {
  isPhrase: (first: string, second: string) => ['middleaged', 'chirp3'].includes(first + second),
  isLocale: (text: string) => text === 'en_GB',
} as Partial<Vocabulary> as Vocabulary;
const parse = (search: string | undefined) => parseSearch(search, vocabulary);

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
    ['🎉', []],
    ['', []],
    [undefined, []],
  ])('%j has the words %j', (search, words) => {
    expect(parse(search).words).toEqual(words);
  });

  it('stop words are left out and named, unless there is nothing else', () => {
    expect(parse('a voice with an accent')).toMatchObject({
      words: ['a', 'voice', 'with', 'an', 'accent'],
      stopWords: [],
    });
    expect(parse('the voice of jenny')).toMatchObject({
      words: ['jenny'],
      stopWords: ['the', 'voice', 'of'],
    });
  });

  it('characters and words beyond the bounds are ignored, and that is noted', () => {
    expect(parse('x'.repeat(256))).toMatchObject({ isCut: false });
    expect(parse(`jenny ${'x'.repeat(300)}`)).toMatchObject({ isCut: true });
    const many = Array.from({ length: 14 }, (_, at) => `word${at}`).join(' ');
    expect(parse(many).words).toHaveLength(12);
    expect(parse(many).hasTooManyWords).toBe(true);
  });
});
