import { describe, expect, it } from '@jest/globals';
import { packWords, unpackWords } from '../../../src/index/terms/term-words.ts';

describe('packed words', () => {
  const packed = packWords({ open: ['jenny', 'jenny', ''], code: [], title: ['jenny neural'] });

  it('are unpacked by kind, without duplicates and empty words', () => {
    expect(unpackWords(packed, 'open')).toEqual(['jenny']);
    expect(unpackWords(packed, 'title')).toEqual(['jenny neural']);
  });

  it('of a kind without words are an empty list', () => {
    expect(unpackWords(packed, 'code')).toEqual([]);
    expect(unpackWords(packed, 'label')).toEqual([]);
  });
});
