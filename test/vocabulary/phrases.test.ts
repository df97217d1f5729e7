import { describe, expect, it } from '@jest/globals';
import { phrasesOf } from '../../src/vocabulary/phrases.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{ phrases: Rows<[phrases: readonly string[] | null, forms: readonly string[]]> }>(
  import.meta,
);

const table = {
  paradigms: { o: ['-o', '-a', '-os', '-as'], لل: ['-', 'ال-', 'لل-'] },
  spellings: { ü: 'ue', ة_: 'ه_' },
};

describe('the phrases of a list', () => {
  it.each(TABLE.phrases)('of %j are %j', (phrases, forms) => {
    expect(phrasesOf(phrases ?? undefined, table)).toEqual(forms);
  });

  it('need a paradigm that the table has', () => {
    expect(() => phrasesOf(['stem~unknown'], table)).toThrow('stem~unknown');
  });
});
