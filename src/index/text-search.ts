import { MAX_SEARCH_CHARACTERS } from '../domain/query.ts';
import { addTo, type Bitset, createBitset, forEach, intersect } from './bitset.ts';
import { addVoicesWith } from './column.ts';
import type { Columns } from './columns.ts';
import type { Ids } from './ids.ts';
import type { Ranked } from './rank.ts';
import { fold, tokenize } from './text.ts';
import { type Expansion, SEARCHED_COLUMNS, type Vocabulary } from './vocabulary.ts';

/** Words that count for the order; all words count for what is found. */
const MAX_SCORED_WORDS = 12;
/** Far above any sum of word scores, and in this order among themselves. */
const WHOLE_NAME = 10_000;
const WHOLE_ID = 100_000;
const TOP_TIER = 1_000_000;

/** What the text of a query matched: the voices, and how well each does. */
export interface TextMatch {
  readonly bits: Bitset;
  /** Ranks `offset` to `offset + limit` of `hits`, best first; equally good ones in rank order. */
  best(hits: Bitset, offset: number, limit: number): number[];
}

export interface TextSearch {
  /** Nothing where the text has no word: then every voice matches. */
  match(text: string | undefined): TextMatch | undefined;
}

export function buildTextSearch(
  columns: Columns,
  vocabulary: Vocabulary,
  ids: Ids,
  { voices, tierCount }: Ranked,
): TextSearch {
  const names = new Map(
    columns.name.values.map((name, value) => [fold(name), vocabulary.bases.name + value]),
  );
  // Reused by every search: each one runs to its end before the next begins, and clears what it set.
  const scoreOfTerm = new Float64Array(vocabulary.termCount * MAX_SCORED_WORDS);
  const scoreOfVoice = new Float64Array(voices.length);

  function voicesMatching(expansions: readonly Expansion[]): Bitset {
    const bits = createBitset(voices.length);
    for (const { column, value } of expansions) addVoicesWith(bits, columns[column], value);
    return bits;
  }

  function match(text: string | undefined): TextMatch | undefined {
    const query = (text ?? '').slice(0, MAX_SEARCH_CHARACTERS).trim();
    const words = [...new Set(tokenize(query))];
    if (words.length === 0) return undefined;
    const expansions = words.map(vocabulary.expand);
    const [bits = createBitset(voices.length), ...others] = expansions.map(voicesMatching);
    for (const other of others) intersect(bits, other);
    const wholeIds = ids.exact(query);
    for (const rank of [...wholeIds, ...ids.startingWith(query)]) addTo(bits, rank);
    return {
      bits,
      best: (hits, offset, limit) => best(hits, expansions, fold(query), wholeIds, offset, limit),
    };
  }

  function best(
    hits: Bitset,
    expansions: readonly (readonly Expansion[])[],
    foldedQuery: string,
    wholeIds: readonly number[],
    offset: number,
    limit: number,
  ): number[] {
    const scored = expansions.slice(0, MAX_SCORED_WORDS);
    for (const [slot, expansion] of scored.entries()) {
      for (const { term, score } of expansion) scoreOfTerm[slot * vocabulary.termCount + term] = score;
    }
    const wholeName = names.get(foldedQuery);
    const countOfScore = new Map<number, number>();
    forEach(hits, (rank) => {
      let score = rank < tierCount ? TOP_TIER : 0;
      if (wholeName !== undefined && hasName(rank, wholeName)) score += WHOLE_NAME;
      if (wholeIds.includes(rank)) score += WHOLE_ID;
      for (let slot = 0; slot < scored.length; slot++) score += bestTermScore(slot, rank);
      scoreOfVoice[rank] = score;
      countOfScore.set(score, (countOfScore.get(score) ?? 0) + 1);
    });
    for (const [slot, expansion] of scored.entries()) {
      for (const { term } of expansion) scoreOfTerm[slot * vocabulary.termCount + term] = 0;
    }
    return pick(hits, scoreOfVoice, countOfScore, offset, limit);
  }

  /** How well the voice fits one word: by the best of its values. */
  function bestTermScore(slot: number, rank: number): number {
    let found = 0;
    for (const name of SEARCHED_COLUMNS) {
      const { offsets, entries } = columns[name];
      const base = slot * vocabulary.termCount + vocabulary.bases[name];
      for (let entry = offsets[rank] ?? 0; entry < (offsets[rank + 1] ?? 0); entry++) {
        const score = scoreOfTerm[base + (entries[entry] ?? 0)] ?? 0;
        if (score > found) found = score;
      }
    }
    return found;
  }

  function hasName(rank: number, term: number): boolean {
    return columns.name.entries[columns.name.offsets[rank] ?? 0] === term - vocabulary.bases.name;
  }

  return { match };
}

/**
 * One page of the hits by descending score without sorting them: scores are few, so the counts per score tell
 * in which of them the page begins and ends, and within one score the hits already stand in rank order.
 */
function pick(
  hits: Bitset,
  scores: Float64Array,
  countOfScore: ReadonlyMap<number, number>,
  offset: number,
  limit: number,
): number[] {
  const places = new Map<number, number>();
  let before = 0;
  for (const [score, count] of [...countOfScore].sort(([a], [b]) => b - a)) {
    if (before < offset + limit && before + count > offset) places.set(score, before - offset);
    before += count;
  }
  const page: number[] = [];
  forEach(hits, (rank) => {
    const place = places.get(scores[rank] ?? 0);
    if (place === undefined) return;
    if (place >= 0 && place < limit) page[place] = rank;
    places.set(scores[rank] ?? 0, place + 1);
  });
  return page;
}
