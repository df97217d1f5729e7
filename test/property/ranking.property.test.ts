import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildColumnGroup } from '../../src/index/columns/column-groups.ts';
import { type Columns, MAX_SCORE, type ScoredTerm } from '../../src/index/columns/columns.ts';
import { createValueCounter } from '../../src/index/columns/value-counts.ts';
import { createRanker } from '../../src/index/ranking/ranker.ts';
import { has } from '../../src/index/structures/bitset.ts';
import { createScratch } from '../../src/index/structures/scratch.ts';
import { indexOf } from '../../src/index/structures/sorted-strings.ts';
import { columnsOf } from '../support/columns.ts';
import { runs } from '../support/long-tests.ts';
import { voiceSetOf } from '../support/voice-set.ts';

/** A few frequent values, which have bitmaps, and many rare ones, which have posting lists. */
const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'b') },
  fc.nat({ max: 60 }).map((number) => `rare${number}`),
);
const voice = fc.record({
  name: value,
  locale: fc.option(value, { nil: undefined }),
  name_word: fc.uniqueArray(value, { maxLength: 4 }),
  isHit: fc.boolean(),
});
type Voice = typeof voice extends fc.Arbitrary<infer T> ? T : never;

const NAMES = ['name', 'locale', 'name_word'] as const;
const wanted = fc.array(
  fc.record({
    column: fc.constantFrom(...NAMES),
    text: value,
    score: fc.constantFrom(1, 100, 150, 600, 20_000),
  }),
  { maxLength: 20 },
);
type Wanted = typeof wanted extends fc.Arbitrary<infer T> ? T : never;

const query = fc.record({
  voices: fc.array(voice, { minLength: 1, maxLength: 400, size: 'max' }),
  /** Share of the voices that are hits, as both many and few hits occur. */
  everyHit: fc.constantFrom(1, 2, 40, 200),
  wanted,
  tierCount: fc.nat({ max: 30 }),
  boosts: fc.option(
    fc.record({
      ids: fc.array(fc.nat({ max: 399 }), { maxLength: 3 }),
      name: value,
      isTierFirst: fc.boolean(),
    }),
    { nil: undefined },
  ),
  offset: fc.nat({ max: 120 }),
  limit: fc.integer({ min: 1, max: 60 }),
});
type Query = typeof query extends fc.Arbitrary<infer T> ? T : never;

function toColumns(voices: readonly Voice[]): Columns {
  return columnsOf({
    name: voices.map(({ name }) => name),
    locale: voices.map(({ locale }) => locale),
    name_word: voices.map(({ name_word }) => name_word),
  });
}

const valuesOf = (each: Voice, column: (typeof NAMES)[number]) =>
  column === 'name_word' ? each.name_word : [each[column]];

function hitsOf(voices: readonly Voice[], everyHit: number, isHit: (rank: number) => boolean = () => true) {
  return [...voices.keys()].filter((rank) => voices[rank]?.isHit && rank % everyHit === 0 && isHit(rank));
}

function termsOf(columns: Columns, asked: Wanted): ScoredTerm[] {
  return asked.flatMap(({ column, text, score }) => {
    const index = indexOf(columns[column].distinct, text);
    return index === undefined ? [] : [{ column, value: index, score }];
  });
}

/** The sum over the terms that a voice has, cut to the highest score, by looking at the voice. */
function scoreOf(columns: Columns, each: Voice, terms: readonly ScoredTerm[]): number {
  const textOf = ({ column, value: index }: ScoredTerm) => columns[column].distinct[index] ?? '';
  return terms
    .filter((term) => valuesOf(each, term.column as Wanted[number]['column']).includes(textOf(term)))
    .reduce((sum, { score }) => Math.min(MAX_SCORE, sum + score), 0);
}

/** Two words that expand to half of the terms each; none if a term occurs twice. */
function toWords(terms: readonly ScoredTerm[]): ScoredTerm[][] {
  const distinct = new Set(terms.map(({ column, value: index }) => `${column} ${index}`));
  if (distinct.size < terms.length) return [];
  const half = Math.ceil(terms.length / 2);
  return [terms.slice(0, half), terms.slice(half)].filter((each) => each.length > 0);
}

/** The page that sorting all hits by boosts, score and rank gives. */
function sortedPage({ voices, boosts, offset, limit }: Query, tier: number, ranks: number[], asked: Wanted) {
  const boostOf = (rank: number) =>
    boosts === undefined
      ? 0
      : (rank < tier && boosts.isTierFirst ? 4 : 0) +
        (boosts.ids.includes(rank) ? 2 : 0) +
        (voices[rank]?.name === boosts.name ? 1 : 0);
  const cutScoreOf = (rank: number) => {
    const sum = asked
      .filter(({ column, text }) => valuesOf(voices[rank] as Voice, column).includes(text))
      .reduce((total, { score }) => total + score, 0);
    return Math.min(sum, MAX_SCORE);
  };
  return ranks
    .toSorted((a, b) => boostOf(b) - boostOf(a) || cutScoreOf(b) - cutScoreOf(a) || a - b)
    .slice(offset, offset + limit);
}

describe('word postings', () => {
  it('word postings keep the order of the voices by score, however many words were asked before', () => {
    fc.assert(
      fc.property(
        fc.array(voice, { minLength: 100, maxLength: 300, size: 'max' }),
        fc.array(wanted, { minLength: 40, maxLength: 60, size: 'max' }),
        fc.array(fc.nat(), { minLength: 120, maxLength: 120 }),
        (voices, words, asked) => {
          const columns = toColumns(voices);
          const scratch = createScratch(voices.length);
          const { findPostings } = createRanker(columns, 0, scratch, 0);
          const expansions = words.flatMap((each) => toWords(termsOf(columns, each)));
          fc.pre(expansions.length > 0);
          for (const at of asked) {
            const terms = expansions[at % expansions.length] ?? [];
            scratch.within(() => {
              const { bits, inOrder } = findPostings(terms);
              const found = [...voices.keys()].filter((rank) => has(bits, rank));
              const score = (rank: number) => scoreOf(columns, voices[rank] as Voice, terms);
              expect(found.map(score).every((each) => each > 0)).toBe(true);
              if (!inOrder) return;
              expect([...inOrder()]).toEqual(found.toSorted((a, b) => score(b) - score(a) || a - b));
            });
          }
        },
      ),
      runs(30),
    );
  });
});

describe('top-k', () => {
  it('exhaustive scoring and kept orders select the page that sorting does', () => {
    fc.assert(
      fc.property(query, (drawn) => {
        const { voices, everyHit, wanted: asked, tierCount, boosts, offset, limit } = drawn;
        const columns = toColumns(voices);
        const tier = Math.min(tierCount, voices.length);
        const scratch = createScratch(voices.length);
        const { findPostings, rankHits, topK } = createRanker(columns, tier, scratch, 0);

        const wholeIds = [...new Set(boosts?.ids)].filter((rank) => rank < voices.length);
        const terms = termsOf(columns, asked);
        scratch.within(() => {
          const words = toWords(terms).map(findPostings);
          const isHit = (rank: number) =>
            (boosts && wholeIds.includes(rank) && rank % 2 === 0) ||
            words.every(({ bits }) => has(bits, rank));
          const ranks = hitsOf(voices, everyHit, isHit);
          const expected = sortedPage(drawn, tier, ranks, asked);
          const hits = voiceSetOf(voices.length, ranks);
          const wholeName = boosts && indexOf(columns.name.distinct, boosts.name);
          const page = {
            offset,
            limit,
            boosts: boosts && { wholeIds, wholeName, isTierFirst: boosts.isTierFirst },
          };

          // Twice, because one query must leave nothing behind for the next.
          expect(topK(hits, terms, page)).toEqual(expected);
          expect(topK(hits, terms, page)).toEqual(expected);
          if (words.length === 0) return;
          expect(rankHits(hits, words, page)).toEqual(expected);
          expect(rankHits(hits, words, page)).toEqual(expected);
        });
      }),
      runs(1000),
    );
  });
});

describe('facet counts', () => {
  it('facet counts by tuple and by voice equal a count of each voice', () => {
    fc.assert(
      fc.property(query, ({ voices, everyHit }) => {
        const columns = toColumns(voices);
        const scratch = createScratch(voices.length);
        const group = buildColumnGroup(columns, ['locale', 'name_word'], voices.length);
        const ranks = hitsOf(voices, everyHit);
        const hits = voiceSetOf(voices.length, ranks);
        const expected = (column: (typeof NAMES)[number]) =>
          columns[column].distinct.map(
            (text) => ranks.filter((rank) => valuesOf(voices[rank] as Voice, column).includes(text)).length,
          );
        for (const groups of [[], [group]]) {
          const countValues = createValueCounter(columns, groups, scratch);
          for (const counted of [NAMES, ['name_word'], ['locale', 'name']] as const) {
            const countsOf = countValues(hits, counted);
            for (const column of counted) expect([...countsOf(column)]).toEqual(expected(column));
          }
        }
      }),
      runs(300),
    );
  });
});
