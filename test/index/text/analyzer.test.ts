import { describe, expect, it } from '@jest/globals';
import { foldPlain, foldWords, looseKey, tokenize } from '../../../src/index/text/analyzer.ts';
import { isStopWord } from '../../../src/index/text/stop-words.ts';
import { fold } from '../../../src/lib/fold.ts';

describe('folding', () => {
  it.each([
    ['Español', 'espanol'],
    ['ŁÓDŹ', 'lodz'],
    ['Straße', 'strasse'],
    ['Æsir', 'aesir'],
    ['U.S.A.', 'usa'],
    ['O’Hara', "o'hara"],
    ['İstanbul', 'istanbul'],
    ['ＦＵＬＬ', 'full'],
    ['हिन्दी', 'हिन्दी'],
    ['が', 'が'],
    ['', ''],
  ])('%j folds to %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });

  it.each([
    ['Male (Ethiopia)', 'male-ethiopia-', 'maleethiopia'],
    ['  New ', 'new-', 'new'],
    ['Chirp3-HD', 'chirp3-hd', 'chirp3hd'],
    ["Buhi'non", 'buhi-non', 'buhinon'],
    ['日本 語', '日本-語', '日本語'],
    ['!?', '', ''],
  ])('the words of %j are folded to %j, and its letters to %j', (text, words, letters) => {
    expect(foldWords(text)).toBe(words);
    expect(foldPlain(text)).toBe(letters);
  });

  it.each(['middle_aged', 'Middle Aged', 'middle-aged', 'MIDDLE  -aged'])(
    '%j has the loose key middle-aged',
    (text) => {
      expect(looseKey(text)).toBe('middle-aged');
    },
  );
});

describe('tokenizing', () => {
  it.each(['สวัสดี', '日本語', 'ខ្មែរ'])(
    'a text of 64,000 characters without blanks takes time in proportion to its length: %s…',
    (word) => {
      const text = word.repeat(Math.ceil(64_000 / word.length));
      const before = process.cpuUsage();
      expect(tokenize(text).join('')).toBe(fold(text));
      // The whole text at once takes 1.7 s where ICU has a dictionary, and more on real sentences. The processor's time is counted,
      // because other processes may hold this one up for long.
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(700);
    },
  );

  it.each([
    ['Jenny (US)', ['jenny', 'us']],
    ['chirp3-hd', ['chirp3', 'hd']],
    ['Émile Zola', ['emile', 'zola']],
    ['日本語の女性', ['日本語', 'の', '女性']],
    ['ภาษาไทย', ['ภาษา', 'ไทย']],
    ['한국어 여성', ['한국어', '여성']],
    ['🎉 !!!', []],
    ['', []],
  ])('%j has the words %j', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  it('stop words are folded words that narrow no search', () => {
    expect(['a', 'voice', 'accent', 'British', 'jenny'].map(isStopWord)).toEqual([
      ...[true, true, true, false, false],
    ]);
  });
});
