import { describe, expect, it } from '@jest/globals';
import { tokenizeId } from '../../../src/index/text/id-tokenizer.ts';

describe('the tokens of a native id', () => {
  it.each([
    ['en-US-JennyNeural', ['jenny', 'neural'], ['jennyneural']],
    ['aura-2-thalia-en', ['aura', '2', 'thalia'], []],
    ['en_GB-alba-medium', ['alba', 'medium'], []],
    ['Wise_Woman', ['wise', 'woman'], []],
    ['af_bella', ['bella'], []],
  ])('%s has the words %j and the compounds %j', (id, words, compounds) => {
    expect(tokenizeId(id).words).toEqual(words);
    expect(tokenizeId(id).compounds).toEqual(compounds);
  });

  it.each(['21m00Tcm4TlvDq8ikWAM', '6bdc03d2-3c19-4970-9ba7-23533396e0fc', 'x'.repeat(101)])(
    'the opaque or endless id %.24s has no tokens',
    (id) => {
      expect(tokenizeId(id)).toEqual({ words: [], compounds: [] });
    },
  );
});
