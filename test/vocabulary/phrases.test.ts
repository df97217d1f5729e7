import { describe, expect, it } from '@jest/globals';
import { phrasesOf } from '../../src/vocabulary/phrases.ts';
import { type Rows, readTable } from '../support/tables.ts';

const TABLE = readTable<{
  readonly phrases: Rows<[phrases: readonly string[] | null, forms: readonly string[]]>;
}>(new URL('phrases.yaml', import.meta.url));

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
