import { describe, expect, it } from '@jest/globals';
import { edge } from '../../../src/ingest/providers/edge.ts';
import { contracts } from '../../support/contracts/index.ts';

const voices = (edge.records(contracts.edge?.sample) ?? []).flatMap((record) => edge.readRecord(record));

describe('a voice of Edge', () => {
  it('is named by what is between locale and tier', () => {
    expect(voices.map(({ name, model }) => [name, model])).toEqual([
      ['Ana', 'neural'],
      ['Ava', 'neural-multilingual'],
      ['Adri', 'neural'],
      ['Yunjian', 'neural'],
      ['Xiaoni', 'neural'],
      ['HiuGaai', 'neural'],
    ]);
    for (const { inferred } of voices) expect(inferred).toEqual({ name: 'derived' });
  });

  it('says nothing by the tags that nearly all carry', () => {
    const [ana, , adri] = voices;
    expect(ana).toMatchObject({ tags: ['Cute'], useCases: ['Cartoon', 'Conversation'] });
    expect(adri).toMatchObject({ tags: undefined, useCases: [] });
  });
});
