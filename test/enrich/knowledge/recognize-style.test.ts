import { describe, expect, it } from '@jest/globals';
import { recognizeStyle, styleWordsIn } from '../../../src/enrich/knowledge/recognize-style.ts';
import { STYLES } from '../../../src/vocabulary/facets.ts';

describe('recognizeStyle', () => {
  it.each([...STYLES])('the style %s is recognized by each of its words', (style, row) => {
    for (const word of [style, ...row.codes, ...row.wordings, ...row.labels])
      expect([word, recognizeStyle(word)]).toEqual([word, [style]]);
  });

  it.each([
    ['Calm', ['calm']],
    ['warm or friendly', ['warm', 'friendly']],
    ['assertive-or-confident', ['assertive', 'confident']],
    ['calm-or-relaxed-', ['calm', 'relaxed']],
    ['clear/bright', ['clear', 'bright']],
    ['Laid-Back, Casual, Resonant', ['relaxed', 'casual', 'resonant']],
    ['high-pitch', ['high-pitched']],
    ['soft_spoken', ['soft']],
    ['Friendly Support', ['friendly']],
    ['Angry Friendly Support', ['angry', 'friendly']],
    ['Matter of Fact Salesman', ['direct']],
    ['Straight Talker', ['direct']],
    ['Ball of energy', ['energetic']],
    ['Dreamy Whisperer', ['dreamy', 'whispering']],
    ['newscast-casual', ['newscast', 'casual']],
    ['narration-relaxed', ['relaxed']],
    ['poetry-reading', ['poetic']],
    ['embarrassment', ['shy']],
    ['softvoice', ['soft']],
    ['Kind-heartedGirl', ['caring']],
    ['Strong-willed Boy', ['assertive']],
    ['Bad-tempered Boy', ['angry']],
    ['CAPTIVATING', ['engaging']],
  ])('the label %j names the styles %j', (label, styles) => {
    expect(recognizeStyle(label)).toEqual(styles);
  });

  it.each([
    '',
    ' ',
    'neutral',
    'Customer Care Line',
    'southern',
    'feminine',
    'young',
    'Best Friend',
    'not formal',
    'non-robotic',
    '声',
  ])('the label %j names no style', (label) => {
    expect(recognizeStyle(label)).toEqual([]);
  });

  it('a style that a label names twice is recognized once', () => {
    expect(recognizeStyle('calm, composed and serene')).toEqual(['calm']);
  });

  it('the length of a label is bounded', () => {
    expect(recognizeStyle(`${'x'.repeat(300)} calm`)).toEqual([]);
  });
});

it.each([
  [['Velvet Gentleman'], ['velvet']],
  [['Rich, Velvety'], ['rich', 'velvety']],
  [['soft_spoken'], ['soft spoken']],
  [['Friendly Barritone'], ['friendly', 'deep']],
  [['Sunny Soul'], ['cheerful']],
  [
    ['Clear', 'crisp', 'Calm'],
    ['clear', 'calm'],
  ],
  [['Narrator', 'feminine'], []],
])('the labels %j are described by %j', (labels, words) => {
  expect(styleWordsIn(labels)).toEqual(words);
});
