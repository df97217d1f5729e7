import { describe, expect, it } from '@jest/globals';
import { relax, type WordMatch } from '../../../src/index/queries/relax.ts';
import { slice } from '../../../src/index/structures/bitset.ts';
import { createScratch } from '../../../src/index/structures/scratch.ts';
import type { SearchedName } from '../../../src/index/terms/build-terms.ts';
import type { Expansion } from '../../../src/index/terms/vocabulary.ts';
import { voiceSetOf } from '../../support/voice-set.ts';

const CAPACITY = 10;

function word(
  text: string,
  column: SearchedName,
  ranks: readonly number[],
  match: Expansion['match'] = 'exact',
) {
  const terms = [{ column, value: 0, score: 100 }];
  return {
    ...voiceSetOf(CAPACITY, ranks),
    ...{
      word: text,
      terms,
      expansion: { match, terms, readAs: [], isCategory: false },
      isWholeName: () => false,
    },
  } satisfies WordMatch;
}

const relaxed = (...words: WordMatch[]) => {
  const result = relax(words, createScratch(CAPACITY));
  return (
    result && { kept: result.kept.map((each) => each.word), ranks: slice(result.found.bits, 0, CAPACITY) }
  );
};

describe('relaxing a search', () => {
  const german = word('german', 'language', [1, 2, 3]);
  const female = word('female', 'gender', [3, 4]);
  const narrator = word('narrator', 'use_case', [4, 5]);

  it('a word that no voice has together with more selective ones is left out', () => {
    expect(relaxed(narrator, female, german)).toEqual({ kept: ['german', 'female'], ranks: [3] });
  });

  it('exact matches are kept before prefixes, and prefixes before typos', () => {
    const prefix = word('narr', 'language', [4], 'prefix');
    const typo = word('germn', 'language', [1], 'typo');
    expect(relaxed(typo, prefix, female)).toEqual({ kept: ['female', 'narr'], ranks: [4] });
  });

  it("somebody's whole name is kept first", () => {
    const name = { ...word('chi', 'name_word', [9]), isWholeName: () => true };
    expect(relaxed(german, name)).toEqual({ kept: ['chi'], ranks: [9] });
  });

  it('equally selective words are kept in the order of the search', () => {
    const french = word('french', 'language', [7]);
    expect(relaxed(french, german)?.kept).toEqual(['french']);
    expect(relaxed(german, french)?.kept).toEqual(['german']);
  });

  it('words that no voice has are never kept', () => {
    expect(relaxed(word('qqxx', 'name_word', [], 'none'), german)?.kept).toEqual(['german']);
    expect(relaxed(word('qqxx', 'name_word', [], 'none'))).toBeUndefined();
  });
});
