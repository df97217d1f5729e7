import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createSeveralColumn, createSingleColumn } from '../../src/index/columns/build-column.ts';
import { openColumn } from '../../src/index/columns/column.ts';
import type { Columns } from '../../src/index/columns/columns.ts';
import { countValues } from '../../src/index/columns/count-values.ts';
import { isOn } from '../../src/index/ranking/impacts.ts';
import { createScorer } from '../../src/index/ranking/ranker.ts';
import { createWordVoices } from '../../src/index/ranking/word-postings.ts';
import { addTo, createBitset, has } from '../../src/index/structures/bitset.ts';
import { createScratch } from '../../src/index/structures/scratch.ts';
import { placeOf } from '../../src/index/structures/sorted-strings.ts';
import type { Meaning, Reading } from '../../src/index/terms/vocabulary.ts';

/** A few values that many voices have, and many that few have: sets of the one kind, posting lists of the other. */
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

const query = fc.record({
  voices: fc.array(voice, { minLength: 1, maxLength: 400, size: 'max' }),
  /** Hits are rarer than half of all voices, to go both ways. */
  everyHit: fc.constantFrom(1, 2, 40, 200),
  wanted,
  tierCount: fc.nat({ max: 30 }),
  precedence: fc.option(fc.record({ ids: fc.array(fc.nat({ max: 399 }), { maxLength: 3 }), name: value }), {
    nil: undefined,
  }),
  offset: fc.nat({ max: 120 }),
  limit: fc.integer({ min: 1, max: 60 }),
});

function columnsOf(voices: readonly Voice[]): Columns {
  const inOrder = Uint32Array.from(voices.keys());
  const single = (textOf: (voice: Voice) => string | undefined) => {
    const builder = createSingleColumn(voices.length);
    for (const each of voices) builder.add(textOf(each));
    return openColumn(builder.finish(inOrder));
  };
  const words = createSeveralColumn(voices.length);
  for (const { name_word } of voices) words.add(name_word);
  return {
    name: single(({ name }) => name),
    locale: single(({ locale }) => locale),
    name_word: openColumn(words.finish(inOrder)),
  } as unknown as Columns;
}

const valuesOf = (each: Voice, column: (typeof NAMES)[number]) =>
  column === 'name_word' ? each.name_word : [each[column]];

function hitsOf(voices: readonly Voice[], everyHit: number, isHit: (rank: number) => boolean = () => true) {
  const ranks = [...voices.keys()].filter(
    (rank) => voices[rank]?.isHit && rank % everyHit === 0 && isHit(rank),
  );
  const bits = createBitset(voices.length);
  for (const rank of ranks) addTo(bits, rank);
  return { ranks, bits };
}

type Wanted = typeof wanted extends fc.Arbitrary<infer T> ? T : never;

function meaningsOf(columns: Columns, asked: Wanted): Meaning[] {
  return asked.flatMap(({ column, text, score }) => {
    const place = placeOf(columns[column].values, text);
    return place === undefined ? [] : [{ column, value: place, score }];
  });
}

/** By looking at the voice. */
function scoreOf(columns: Columns, each: Voice, { meanings }: Reading): number {
  const texts = ({ column, value }: Meaning) => columns[column].values[value] ?? '';
  return meanings
    .filter((meaning) => valuesOf(each, meaning.column as Wanted[number]['column']).includes(texts(meaning)))
    .reduce((sum, { score }) => sum + score, 0);
}

/** Two words that mean half of the values each, every value once. */
function toWords(meanings: readonly Meaning[]): Reading[] {
  const distinct = new Map(meanings.map((meaning) => [`${meaning.column} ${meaning.value}`, meaning]));
  if (distinct.size < meanings.length) return [];
  const half = Math.ceil(meanings.length / 2);
  const halves = [meanings.slice(0, half), meanings.slice(half)].filter((each) => each.length > 0);
  return halves.map((each) => ({ match: 'exact', meanings: each, readAs: [] }));
}

describe('the voices of a word', () => {
  it('are each on the level of what it scores, however many words were asked before', () => {
    fc.assert(
      fc.property(
        fc.array(voice, { minLength: 100, maxLength: 300, size: 'max' }),
        fc.array(wanted, { minLength: 40, maxLength: 60, size: 'max' }),
        fc.array(fc.nat(), { minLength: 120, maxLength: 120 }),
        (voices, words, asked) => {
          const columns = columnsOf(voices);
          const scratch = createScratch(voices.length);
          const findWordVoices = createWordVoices(columns, scratch, 0);
          const readings = words.flatMap((each) => toWords(meaningsOf(columns, each)));
          fc.pre(readings.length > 0);
          for (const at of asked) {
            const reading = readings[at % readings.length] as Reading;
            scratch.within(() => {
              const { bits, levels } = findWordVoices(reading);
              const found = [...voices.keys()].filter((rank) => has(bits, rank));
              const scores = found.map((rank) => scoreOf(columns, voices[rank] as Voice, reading));
              expect(scores.every((score) => score > 0)).toBe(true);
              const parted = levels?.();
              if (!parted) return;
              const on = (rank: number) =>
                parted.filter((level) => isOn(level, rank)).map(({ score }) => score);
              expect(found.map(on)).toEqual(scores.map((score) => [score]));
              expect([...voices.keys()].filter((rank) => on(rank).length > 0)).toEqual(found);
            });
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('the scorer', () => {
  it('cuts the page that sorting by precedence, score and rank would', () => {
    fc.assert(
      fc.property(query, fc.boolean(), (drawn, asWords) => {
        const { voices, everyHit, wanted: asked, tierCount, precedence, offset, limit } = drawn;
        const columns = columnsOf(voices);
        const tier = Math.min(tierCount, voices.length);
        const scratch = createScratch(voices.length);
        const meanings = meaningsOf(columns, asked);
        const ids = [...new Set(precedence?.ids)].filter((rank) => rank < voices.length);
        const others = ids.filter((rank) => rank % 2 === 0);
        const findWordVoices = createWordVoices(columns, scratch, 0);
        const words = asWords ? toWords(meanings).map(findWordVoices) : [];
        const criteria = words.length > 0 ? words : [{ meanings }];
        const isHit = (rank: number) =>
          (precedence && others.includes(rank)) || words.every((word) => has(word.bits, rank));
        const { ranks, bits } = hitsOf(voices, everyHit, isHit);

        const levelOf = (rank: number) =>
          precedence === undefined
            ? 0
            : (rank < tier ? 4 : 0) +
              (ids.includes(rank) ? 2 : 0) +
              (voices[rank]?.name === precedence.name ? 1 : 0);
        const cutScoreOf = (rank: number) => {
          const sum = asked
            .filter(({ column, text }) => valuesOf(voices[rank] as Voice, column).includes(text))
            .reduce((total, { score }) => total + score, 0);
          return Math.min(sum, 36_000);
        };
        const sorted = ranks.sort(
          (a, b) => levelOf(b) - levelOf(a) || cutScoreOf(b) - cutScoreOf(a) || a - b,
        );

        const scorer = createScorer(columns, tier, scratch);
        const best = () =>
          scratch.within(() =>
            scorer.best(
              { bits, few: ranks.toReversed(), total: ranks.length },
              criteria,
              offset,
              limit,
              precedence && { ids, others, name: placeOf(columns.name.values, precedence.name) },
            ),
          );
        expect(best()).toEqual(sorted.slice(offset, offset + limit));
        // What one search leaves behind must not show in the next.
        expect(best()).toEqual(sorted.slice(offset, offset + limit));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('counting values', () => {
  it('gives what counting voice by voice does', () => {
    fc.assert(
      fc.property(query, ({ voices, everyHit }) => {
        const { locale } = columnsOf(voices);
        const { ranks, bits } = hitsOf(voices, everyHit);
        const expected = locale.values.map(
          (text) => ranks.filter((rank) => voices[rank]?.locale === text).length,
        );
        const counts = countValues(locale, bits, ranks.length, () => Uint32Array.from(ranks));
        expect([...counts]).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
