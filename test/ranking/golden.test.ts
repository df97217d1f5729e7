import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_LIMIT, SearchQuery } from '../../src/domain/query.ts';
import type { Voice } from '../../src/domain/voice.ts';
import type { Catalog } from '../../src/index/catalog.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { golden } from './golden.ts';
import type { Golden } from './golden-case.ts';

const MIN_RECIPROCAL_RANK = 0.95;
const MIN_RECALL = 0.98;

/** Measures of one answer against the voices that were meant. */
interface Outcome {
  readonly query: string;
  /** 1 where the first voice fits, 1/2 where the second is the first to fit, … */
  readonly reciprocalRank?: number;
  /** The share of what is meant that was found. */
  readonly recall?: number;
  readonly violations: readonly string[];
}

let catalog: Catalog;
let everything: Voice[];
const outcomes = new Map<string, Outcome[]>();
beforeAll(async () => {
  catalog = await bundledCatalog();
  everything = walk({});
  for (const [topic, cases] of Object.entries(golden)) outcomes.set(topic, cases.map(judge));
});
afterAll(() => {
  process.stdout.write(report());
});

function walk(query: object): Voice[] {
  const voices: Voice[] = [];
  let page: { voices: Voice[]; hasMore: boolean };
  do {
    page = catalog.search(SearchQuery.parse({ ...query, limit: MAX_LIMIT, offset: voices.length }));
    voices.push(...page.voices);
  } while (page.hasMore);
  return voices;
}

function judge({ query, first, finds, only }: Golden): Outcome {
  const voices = walk(typeof query === 'string' ? { search: query } : query);
  const found = new Set(voices.map(({ id }) => id));
  const place = first ? voices.findIndex(first) : -1;
  const meant = finds ? everything.filter(finds) : [];
  return {
    query: typeof query === 'string' ? query : JSON.stringify(query),
    ...(first && { reciprocalRank: place < 0 ? 0 : 1 / (place + 1) }),
    ...(finds && { recall: meant.filter(({ id }) => found.has(id)).length / meant.length }),
    violations: only ? voices.filter((voice) => !only(voice)).map(({ id }) => id) : [],
  };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const ranksOf = (of: readonly Outcome[]) => of.flatMap(({ reciprocalRank }) => reciprocalRank ?? []);
const recallsOf = (of: readonly Outcome[]) => of.flatMap(({ recall }) => recall ?? []);

function report(): string {
  const line = (topic: string, of: readonly Outcome[]) =>
    [
      topic.padEnd(14),
      String(of.length).padStart(7),
      mean(ranksOf(of)).toFixed(3).padStart(7),
      mean(recallsOf(of)).toFixed(3).padStart(8),
      String(of.flatMap(({ violations }) => violations).length).padStart(11),
    ].join('');
  const rows = [...outcomes].map(([topic, of]) => line(topic, of));
  return `\n${'ranking'.padEnd(14)}queries    MRR  recall violations\n${[...rows, line('all', [...outcomes.values()].flat())].join('\n')}\n\n`;
}

describe.each(Object.keys(golden))('of the golden queries on %s', (topic) => {
  const of = () => outcomes.get(topic) ?? [];

  it('the right voice comes first', () => {
    const late = of().filter(({ reciprocalRank = 1 }) => reciprocalRank < 1);
    expect(mean(ranksOf(of())) < MIN_RECIPROCAL_RANK ? late : []).toEqual([]);
  });

  it('what is meant is found, and there is such a voice', () => {
    const incomplete = of().filter(({ recall = 1 }) => recall < 1);
    expect(mean(recallsOf(of())) < MIN_RECALL ? incomplete : []).toEqual([]);
    expect(of().filter(({ recall = 1 }) => Number.isNaN(recall))).toEqual([]);
  });

  it('nothing else is found', () => {
    expect(of().filter(({ violations }) => violations.length > 0)).toEqual([]);
  });
});
