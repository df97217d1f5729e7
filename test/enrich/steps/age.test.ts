import { describe, expect, it } from '@jest/globals';
import { recognizeAge } from '../../../src/enrich/knowledge/recognize-age.ts';
import { addAge } from '../../../src/enrich/steps/age.ts';
import { draft } from '../../support/draft.ts';

const voiceOf = (age?: string, tags?: string[]) => addAge(draft({ age, tags })).voice;

it.each([
  ['child', 'child'],
  ['Kid', 'child'],
  ['childlish', 'child'],
  ['teen', 'young'],
  ['youth', 'young'],
  ['Young', 'young'],
  ['Young Adult', 'young'],
  ['young-adult', 'young'],
  ['adult', 'adult'],
  ['Adult', 'adult'],
  ['Middle', 'middle-aged'],
  ['middle aged', 'middle-aged'],
  ['middle-aged', 'middle-aged'],
  ['middle_aged', 'middle-aged'],
  ['Middle-Aged', 'middle-aged'],
  ['Mature', 'middle-aged'],
  ['Old', 'old'],
  ['senior', 'old'],
  ['Elder', 'old'],
  [' elderly ', 'old'],
])('the word %j is the age %s', (word, age) => {
  expect(recognizeAge(word)).toBe(age);
});

it.each(['', 'null', '42', 'youthfully', 'ageless'])('the word %j is no age', (word) => {
  expect(recognizeAge(word)).toBeUndefined();
});

describe('addAge', () => {
  it('a tag gives the age where none is stated', () => {
    expect(voiceOf(undefined, ['calm', 'senior']).age).toBe('old');
  });

  it('a stated age outranks a tag', () => {
    expect(voiceOf('young', ['senior']).age).toBe('young');
  });

  it.each([
    ['Older British male with a refined voice', 'old'],
    ['A young woman', 'young'],
    ['Middle-aged man', 'middle-aged'],
    ['An adult male voice', 'adult'],
    ['English male adult voice', 'adult'],
    ['Mature-sounding female voice', 'middle-aged'],
    ['Youthful male', 'young'],
    ['Lively young adult male', 'young'],
    ['Elderly.', 'old'],
    ['Boyish teen male', 'young'],
    ['A teenaged girl', 'young'],
    ['Senior British male', 'old'],
    ['Senior citizen woman', 'old'],
    ['Warm female senior', 'old'],
    ['Senior executive male', undefined],
    ['Senior Executive Male', undefined],
    ['Female senior manager', undefined],
    ['Old school male', undefined],
    ['Young at heart man', undefined],
    ['A senior executive male who sounds like an older man', 'old'],
    ['Older professional male', 'old'],
    ['For children and the elderly', undefined],
    ['An old-fashioned man', undefined],
    ['A young, bright voice', 'young'],
    ['Mature, calm voice', 'middle-aged'],
    ['A voice for young adults', undefined],
  ])('the speaker described as %j has the age %s', (description, age) => {
    expect(addAge(draft({ description })).voice.age).toBe(age);
  });

  it('a voice has no age without a source', () => {
    expect(voiceOf('', ['calm'])).not.toHaveProperty('age');
  });
});
