import { expect, it } from '@jest/globals';
import { languageOfName } from '../../../src/enrich/knowledge/named-locale.ts';

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
])('the language called %j has the code %s', (name, code) => {
  expect(languageOfName(name)).toBe(code);
});

it.each(['', 'hinglish', 'en', 'all'])('the word %j names no language', (name) => {
  expect(languageOfName(name)).toBeUndefined();
});
