import { describe, expect, it } from '@jest/globals';
import { soundKey } from '../../../src/index/terms/sound-alike.ts';

describe('names that sound alike', () => {
  it.each([
    ['jenny', 'djenni'],
    ['lucy', 'rushi'],
    ['maxim', 'maksim'],
    ['philip', 'filip'],
    ['sarah', 'sara'],
    ['erick', 'erik'],
    ['zhenya', 'jenia'],
  ])('share a key: %s and %s', (a, b) => {
    expect(soundKey(a)).toBe(soundKey(b));
  });

  it.each([
    ['anna', 'ana maria'],
    ['marco', 'marta'],
    ['ivan', 'ivy'],
  ])('do not share it where they sound unlike: %s and %s', (a, b) => {
    expect(soundKey(a)).not.toBe(soundKey(b));
  });
});
