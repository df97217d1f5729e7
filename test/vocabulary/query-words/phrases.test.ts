import { describe, expect, it } from '@jest/globals';
import { phrasesOf } from '../../../src/vocabulary/query-words/phrases.ts';
import type { QueryWords } from '../../../src/vocabulary/query-words/query-words.ts';

const table: QueryWords = {
  paradigms: { o: '-o -a -os -as', لل: '- ال- لل-' },
  spellings: { ü: 'ue', ة_: 'ه_' },
  empty: '',
  not: '',
  or: '',
  and: '',
  genders: {},
  ages: {},
  people: {},
  useCases: {},
  styles: {},
  languages: {},
};

describe('the phrases of a text', () => {
  it.each([
    ['calm voz_en_off', ['calm', 'voz en off']],
    ['tímid~o', ['tímido', 'tímida', 'tímidos', 'tímidas']],
    ['voz_seri~o', ['voz serio', 'voz seria', 'voz serios', 'voz serias']],
    ['كتب~لل', ['كتب', 'الكتب', 'للكتب']],
    ['glühend', ['glühend', 'gluehend']],
    ['مرأة مئة_سنة', ['مرأة', 'مرأه', 'مئة سنة', 'مئه سنه']],
    ['مرأتان', ['مرأتان']],
    ['', []],
    [undefined, []],
  ])('of %j are %j', (text, phrases) => {
    expect(phrasesOf(text, table)).toEqual(phrases);
  });

  it('need a paradigm that the table has', () => {
    expect(() => phrasesOf('stem~unknown', table)).toThrow('stem~unknown');
  });
});
