import { describe, expect, it } from '@jest/globals';
import { languageCode } from '../../../src/enrich/knowledge/named-locale.ts';

describe('the code of a language', () => {
  it.each([
    ['english', 'en'],
    [' Hindi ', 'hi'],
    ['Odia', 'or'],
    ['oriya', 'or'],
    ['bengali', 'bn'],
    ['bangla', 'bn'],
    ['Punjabi', 'pa'],
    ['hebrew', 'he'],
    ['norwegian', 'nb'],
    ['filipino', 'fil'],
    ['tagalog', 'fil'],
    ['mandarin', 'zh'],
    ['chinese', 'zh'],
    ['cantonese', 'yue'],
  ])('called %j is %s', (name, code) => {
    expect(languageCode(name)).toBe(code);
  });

  it.each(['', 'hinglish', 'en', 'all'])('is not known for %j', (name) => {
    expect(languageCode(name)).toBeUndefined();
  });
});
