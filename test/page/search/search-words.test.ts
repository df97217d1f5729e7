import { expect, it } from '@jest/globals';
import { removeWord, replaceWord } from '../../../src/page/search/search-words.ts';

it('a word is removed in every spelling, and the others stay', () => {
  expect(removeWord('Café  warm CAFE', 'cafe')).toBe('warm');
  expect(removeWord('new york child', 'new york')).toBe('child');
  expect(removeWord('New Delhi in New York', 'new york')).toBe('New Delhi in');
  expect(removeWord('irish gaelic, not irish', 'irish gaelic')).toBe('not irish');
  expect(removeWord('old man or old woman', 'old man old woman')).toBe('or');
  expect(removeWord('Große Straße', 'strasse')).toBe('Große');
  expect(removeWord('👩 🇲🇽 !', '👩')).toBe('🇲🇽 !');
  expect(removeWord('日本語', '日本')).toBe('日本語');
});

it.each([
  ['German MAN', 'man', 'Male', 'German Male'],
  ['a c++ voice', 'c++', 'C', 'a C voice'],
  ['old man, man', 'man', '$&', 'old $&, man'],
  ['Germany', 'man', 'Male', 'Germany'],
])('in the text %j, the word %j becomes %j', (text, word, by, expected) => {
  expect(replaceWord(text, word, by)).toBe(expected);
});
