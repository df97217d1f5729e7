import { describe, expect, it } from '@jest/globals';
import { phrasesOf } from '../../src/vocabulary/phrases.ts';

const table = {
  paradigms: { o: ['-o', '-a', '-os', '-as'], لل: ['-', 'ال-', 'لل-'] },
  spellings: { ü: 'ue', ة_: 'ه_' },
};

describe('the phrases of a list', () => {
  it.each([
    [
      ['calm', 'voz en off'],
      ['calm', 'voz en off'],
    ],
    [['tímid~o'], ['tímido', 'tímida', 'tímidos', 'tímidas']],
    [['voz seri~o'], ['voz serio', 'voz seria', 'voz serios', 'voz serias']],
    [['كتب~لل'], ['كتب', 'الكتب', 'للكتب']],
    [['glühend'], ['glühend', 'gluehend']],
    [
      ['مرأة', 'مئة سنة'],
      ['مرأة', 'مرأه', 'مئة سنة', 'مئه سنه'],
    ],
    [['مرأتان'], ['مرأتان']],
    [[], []],
    [undefined, []],
  ])('of %j are %j', (phrases, forms) => {
    expect(phrasesOf(phrases, table)).toEqual(forms);
  });

  it('need a paradigm that the table has', () => {
    expect(() => phrasesOf(['stem~unknown'], table)).toThrow('stem~unknown');
  });
});
