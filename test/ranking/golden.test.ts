import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { golden } from './golden.ts';
import { judge, type Outcome, walk } from './golden-outcome.ts';

const MIN_RECIPROCAL_RANK = 0.95;
const MIN_RECALL = 0.98;

const catalog = await bundledCatalog();
const outcomes = new Map<string, Outcome[]>();
beforeAll(() => {
  const everything = walk(catalog.search, {});
  for (const [topic, cases] of Object.entries(golden))
    outcomes.set(
      topic,
      cases.map((each) => judge(each, catalog.search, everything)),
    );
});
afterAll(() => {
  process.stdout.write(report());
});

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const ranksOf = (of: readonly Outcome[]) => of.map(({ reciprocalRank }) => reciprocalRank);
const recallsOf = (of: readonly Outcome[]) => of.map(({ recall }) => recall);

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
    const late = of().filter(({ reciprocalRank }) => reciprocalRank < 1);
    expect(mean(ranksOf(of())) < MIN_RECIPROCAL_RANK ? late : []).toEqual([]);
  });

  it('what is meant is found, and there is such a voice', () => {
    const incomplete = of().filter(({ recall }) => recall < 1);
    expect(mean(recallsOf(of())) < MIN_RECALL ? incomplete : []).toEqual([]);
    expect(of().filter(({ recall }) => Number.isNaN(recall))).toEqual([]);
  });

  it('nothing else is found', () => {
    expect(of().filter(({ violations }) => violations.length > 0)).toEqual([]);
  });
});
