import { describe, expect, it } from '@jest/globals';
import { isAccent } from '../../src/enrich/knowledge/recognize-accent.ts';
import { recognizeAge, recognizeGender } from '../../src/enrich/knowledge/recognize-speaker.ts';
import { recognizeUseCase } from '../../src/enrich/knowledge/recognize-use-case.ts';
import { STYLES } from '../../src/vocabulary/facets.ts';

const words = [...STYLES].flatMap(([style, { codes }]) => [style, ...codes]);

describe('the vocabulary of styles', () => {
  it('the vocabulary has between 60 and 100 styles', () => {
    expect(STYLES.size).toBeGreaterThanOrEqual(60);
    expect(STYLES.size).toBeLessThanOrEqual(100);
  });

  it('each word stands for one style only', () => {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it.each(words)('the word %s is a slug, and no gender, age, accent or use case', (word) => {
    expect(word).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect([recognizeGender(word), recognizeAge(word), isAccent(word)]).toEqual([
      undefined,
      undefined,
      false,
    ]);
    // The manner "newscast" is the only style that is also a word for a use case.
    if (!word.startsWith('newscast')) expect(recognizeUseCase(word)).toBeUndefined();
  });
});
