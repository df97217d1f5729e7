import { describe, expect, it } from '@jest/globals';
import { listRemovable, removeWord, replaceWord } from '../../../src/page/search/search-words.ts';

describe('a word that a search may do without', () => {
  const ignored = (word: string, reason: 'common' | 'unknown' | 'together') => ({ word, ignored: reason });
  it.each([
    ['hokkien child whisper', [ignored('whisper', 'together')], 40, ['hokkien', 'child']],
    ['hokkien child', [], 3, ['hokkien', 'child']],
    ['hokkien child', [], 4, []],
    ['the hokkien child', [ignored('the', 'common')], 40, []],
    ['Ünknown child', [ignored('unknown', 'unknown')], 9, ['child']],
    ['hokkien', [], 0, []],
    ['"new york" child', [], 0, []],
    ['', [], 0, []],
  ])(
    'of %j is one that was not left out, if there are few voices or a word was',
    (text, words, total, expected) => {
      expect(listRemovable(text, words, total)).toEqual(expected);
    },
  );

  it('goes in every spelling, and the others stay', () => {
    expect(removeWord('Café  warm CAFE', 'cafe')).toBe('warm');
    expect(removeWord('new york child', 'new york')).toBe('child');
    expect(removeWord('Große Straße', 'strasse')).toBe('Große');
    expect(removeWord('日本語', '日本')).toBe('日本語');
  });
});

it.each([
  ['German MAN', 'man', 'Male', 'German Male'],
  ['a c++ voice', 'c++', 'C', 'a C voice'],
  ['old man, man', 'man', '$&', 'old $&, man'],
  ['Germany', 'man', 'Male', 'Germany'],
])('in the text %j, the word %j becomes %j', (text, word, by, expected) => {
  expect(replaceWord(text, word, by)).toBe(expected);
});
