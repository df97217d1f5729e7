import { describe, expect, it } from '@jest/globals';
import { tokenize } from '../../../src/index/text/analyzer.ts';
import { readEmoji } from '../../../src/index/text/emoji.ts';

describe('an emoji', () => {
  it.each([
    ['👩', 'woman'],
    ['👩🏿', 'woman'],
    ['👩🏽‍🏫 german', 'woman german'],
    ['👩‍🦳', 'woman old'],
    ['👨', 'man'],
    ['👨🏻‍💼', 'man'],
    ['🧔🏾‍♂️', 'man male'],
    ['👮‍♀️', 'female'],
    ['👧', 'girl'],
    ['👦🏼', 'boy'],
    ['🧒', 'child'],
    ['👶🏽', 'baby'],
    ['👵', 'grandma'],
    ['👴🏿', 'grandpa'],
    ['🧓', 'old'],
    ['calm👵🇧🇷', 'calm grandma brazil'],
    ['🇳🇴👦', 'norway boy'],
    ['🎧 podcast 🎙️', 'podcast'],
    ['🇦🇦', ''],
  ])('in %s is read as %j', (text, words) => {
    expect(tokenize(readEmoji(text)).join(' ')).toBe(words);
  });

  it('after a minus is excluded', () => {
    expect(readEmoji('english -👨🏽 -🇺🇸').trim().split(/\s+/)).toEqual([
      'english',
      '-man',
      '🏽',
      '-United',
      'States',
    ]);
  });
});
