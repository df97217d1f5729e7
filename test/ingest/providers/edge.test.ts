import { expect, it } from '@jest/globals';
import { edge } from '../../../src/ingest/providers/edge.ts';
import { contracts } from '../../support/contracts/index.ts';

const voices = (edge.records(contracts.edge?.sample) ?? []).flatMap((record) => edge.parseRecord(record));

it('the name of a voice of Edge stands between locale and tier', () => {
  expect(voices.map(({ name, model }) => [name, model])).toEqual([
    ['Ana', 'neural'],
    ['Ava', 'neural-multilingual'],
    ['Adri', 'neural'],
    ['Yunjian', 'neural'],
    ['Xiaoni', 'neural'],
    ['HiuGaai', 'neural'],
  ]);
  for (const { inferred } of voices) expect(inferred).toEqual({ name: 'derived', age: 'derived' });
});

it('a voice of Edge that Azure documents as a child is a child', () => {
  expect(voices.map(({ age }) => age)).toEqual(['child', ...Array(5).fill(undefined)]);
});

it('a tag of Edge that nearly all voices have gives no use case', () => {
  const [ana, , adri] = voices;
  expect(ana).toMatchObject({ tags: ['Cute'], useCases: ['Cartoon', 'Conversation'] });
  expect(adri).toMatchObject({ tags: undefined, useCases: [] });
});
