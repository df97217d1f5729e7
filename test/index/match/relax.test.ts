import { describe, expect, it } from '@jest/globals';
import type { SearchedName } from '../../../src/index/columns/schema.ts';
import type { WordMatch } from '../../../src/index/match/match-words.ts';
import { relax } from '../../../src/index/match/relax.ts';
import { slice } from '../../../src/index/structures/bitset.ts';
import { createScratch } from '../../../src/index/structures/scratch.ts';
import type { Expansion } from '../../../src/index/terms/expansion.ts';
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
      words: [text],
      readAs: [],
      terms,
      expansion: { match, terms, readAs: [], isCategory: false },
      isWholeName: () => false,
      isPart: () => false,
    },
  } satisfies WordMatch;
}

const textsOf = (words: readonly WordMatch[]) => words.flatMap((each) => each.words);

function relaxedIn({ without }: { readonly without?: readonly number[] }, ...words: WordMatch[]) {
  const excluded = without && voiceSetOf(CAPACITY, without).bits;
  const result = relax(words, excluded, createScratch(CAPACITY));
  if (!result) return undefined;
  return { kept: textsOf(result.kept), ranks: slice(result.found.bits, 0, CAPACITY) };
}
const relaxed = (...words: WordMatch[]) => relaxedIn({}, ...words);

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

  it("a language is kept before somebody's whole name, and the name before a gender", () => {
    const name = { ...word('chi', 'name_word', [9]), isWholeName: () => true };
    expect(relaxed(name, german)?.kept).toEqual(['german']);
    expect(relaxed(female, name)).toEqual({ kept: ['chi'], ranks: [9] });
  });

  it('a gender is kept before a word of the name of a language', () => {
    const part = { ...word('new', 'language', [9]), isPart: () => true };
    expect(relaxed(part, female)?.kept).toEqual(['female']);
  });

  it('a style is kept before a word of some name, and the first typed style before another', () => {
    const common = word('calm', 'style', [4, 5, 6]);
    const rare = word('eerie', 'style', [7, 8]);
    const name = word('hunter', 'name_word', [9]);
    expect(relaxed(name, common, rare)?.kept).toEqual(['calm']);
    expect(relaxed(name, rare, common)?.kept).toEqual(['eerie']);
  });

  describe('of styles and uses', () => {
    const women = word('woman', 'gender', [2, 3, 4, 5, 6]);
    const warm = word('warm', 'style', [1, 4, 5, 6, 9]);
    const tale = word('tale', 'use_case', [3, 7]);

    it('a style is kept before a use', () => {
      const expected = { kept: ['woman', 'warm'], ranks: [4, 5, 6] };
      expect(relaxed(women, warm, tale)).toEqual(expected);
      expect(relaxed(women, tale, warm)).toEqual(expected);
    });

    it('a use that goes together with a kept style is kept', () => {
      const calm = word('calm', 'style', [2]);
      const result = relaxed(women, calm, warm, word('tale', 'use_case', [2, 9]));
      expect(result).toEqual({ kept: ['woman', 'calm', 'tale'], ranks: [2] });
    });

    it('excluded voices do not decide', () => {
      expect(relaxedIn({ without: [4, 5, 6] }, women, warm, tale)).toMatchObject({ kept: ['woman', 'tale'] });
    });
  });

  it('the more frequent of two genders is kept', () => {
    const neutral = word('neutral', 'gender', [9]);
    const woman = word('woman', 'gender', [4, 5]);
    expect(relaxed(neutral, woman)?.kept).toEqual(['woman']);
  });

  it('values that a word only begins do not tell its kind', () => {
    const terms = [
      { column: 'style' as const, value: 0, score: 100 },
      { column: 'gender' as const, value: 0, score: 16 },
    ];
    const gentle = { ...word('gentle', 'style', [9]), terms };
    const old = word('old', 'age', [5]);
    expect(relaxed({ ...gentle, expansion: { ...gentle.expansion, terms } }, old)?.kept).toEqual(['old']);
  });

  it('equally selective words are kept in the order of the search', () => {
    const french = word('french', 'language', [7]);
    expect(relaxed(french, german)?.kept).toEqual(['french']);
    expect(relaxed(german, french)?.kept).toEqual(['german']);
  });

  it('a provider is kept before all other words', () => {
    const azure = word('azure', 'provider', [8]);
    expect(relaxed(german, azure)).toEqual({ kept: ['azure'], ranks: [8] });
  });

  it('excluded voices stay excluded', () => {
    expect(relaxedIn({ without: [1, 2] }, german, narrator)).toEqual({ kept: ['german'], ranks: [3] });
  });

  it('words that no voice has are never kept', () => {
    expect(relaxed(word('qqxx', 'name_word', [], 'none'), german)?.kept).toEqual(['german']);
    expect(relaxed(word('qqxx', 'name_word', [], 'none'))).toBeUndefined();
  });
});
