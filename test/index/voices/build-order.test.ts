import { expect, it } from '@jest/globals';
import { createOrderBuilder } from '../../../src/index/voices/build-order.ts';
import { voice } from '../../support/voice.ts';

const TOP_TIER = { provider: 'deepgram', model: 'aura-2' };

function orderOf(voices: readonly ReturnType<typeof voice>[]) {
  const builder = createOrderBuilder(voices.length, TOP_TIER);
  for (const each of voices) builder.add(each, each.first_seen);
  const { positions, orders } = builder.finish();
  const idAt = (rank: number) => voices[positions[rank] ?? 0]?.id;
  return {
    ...orders,
    byRank: [...positions].map((position) => voices[position]?.id),
    byName: [...orders.byName].map(idAt),
    byNewest: [...orders.byNewest].map(idAt),
  };
}

const voices = [
  voice({ id: 'azure/x', name: 'Émile', first_seen: '2026-01-02' }),
  voice({ id: 'azure/y', name: 'zoe 10', first_seen: '2026-01-03' }),
  voice({ id: 'azure/z', name: 'Zoe 2', first_seen: '2026-01-01' }),
  voice({
    id: 'deepgram/t',
    name: 'Thalia',
    provider: 'deepgram',
    model_id: 'aura-2',
    first_seen: '2026-01-02',
  }),
  voice({ id: 'deepgram/u', name: 'Asteria', provider: 'deepgram', model_id: 'aura' }),
];

it('ranks are top tier, then turns of providers, then name; numbers in names compare as numbers', () => {
  expect(orderOf(voices).byRank).toEqual([...['deepgram/t', 'azure/x', 'deepgram/u', 'azure/z', 'azure/y']]);
  expect(orderOf(voices).tierCount).toBe(1);
});

it('the order by name ignores the top tier', () => {
  expect(orderOf(voices).byName).toEqual([...['deepgram/u', 'azure/x', 'deepgram/t', 'azure/z', 'azure/y']]);
});

it('the order by date has the latest first, then ranks, and undated voices last', () => {
  expect(orderOf(voices).byNewest).toEqual([
    ...['azure/y', 'deepgram/t', 'azure/x', 'azure/z', 'deepgram/u'],
  ]);
});

it('quality outweighs the name within a provider: tier, then preview; within the top tier too', () => {
  const ranked = [
    voice({ id: 'deepgram/z', name: 'Zoe', model_id: 'aura-2', preview: true }),
    voice({ id: 'deepgram/a', name: 'Ada', model_id: 'aura-2' }),
    voice({ id: 'azure/b', name: 'Bea', model_id: 'neural' }),
    voice({ id: 'google/z', name: 'Zoe', model_id: 'chirp3-hd', preview: true }),
    voice({ id: 'google/y', name: 'Yves', model_id: 'chirp3-hd' }),
    voice({ id: 'google/c', name: 'Cleo', model_id: 'neural2' }),
    voice({ id: 'google/w', name: 'Ada', model_id: 'wavenet' }),
    voice({ id: 'espeak-ng/a', name: 'Ada', model_id: 'espeak-ng' }),
  ];
  expect(orderOf(ranked.toReversed()).byRank).toEqual(ranked.map(({ id }) => id));
  expect(orderOf(ranked).tierCount).toBe(2);
});

it('providers take turns in every language, each with its best speakers first', () => {
  const german = { language: 'de-DE', language_name: 'German' };
  const ranked = [
    voice({ id: 'azure/a', name: 'Ada', model_id: 'neural' }),
    voice({ id: 'google/z', name: 'Zoe', model_id: 'chirp3-hd' }),
    voice({ id: 'azure/c', name: 'Cleo', model_id: 'neural' }),
    voice({ id: 'google/b', name: 'Bea', model_id: 'wavenet' }),
  ];
  expect(orderOf(ranked.toReversed()).byRank).toEqual(ranked.map(({ id }) => id));
  const others = ['azure/x', 'azure/y'].map((id) => voice({ id, ...german, model_id: 'neural' }));
  expect(orderOf([...ranked, ...others]).byRank.indexOf('azure/x')).toBeLessThan(3);
});

it('the voices of one speaker stay together, the best model first', () => {
  const joanna = (model: string) => voice({ id: `polly/Joanna/${model}`, name: 'Joanna', model_id: model });
  const ranked = [
    voice({ id: 'azure/a', name: 'Ada', model_id: 'neural' }),
    joanna('generative'),
    joanna('neural'),
    joanna('standard'),
    voice({ id: 'azure/b', name: 'Bea', model_id: 'neural' }),
    voice({ id: 'polly/Ivy', name: 'Ivy', model_id: 'neural' }),
    voice({ id: 'azure/p', name: 'Abbi', model_id: 'neural', status: 'preview' }),
    voice({ id: 'espeak-ng/a', name: 'Ada', model_id: 'espeak-ng' }),
  ];
  expect(orderOf(ranked.toReversed()).byRank).toEqual(ranked.map(({ id }) => id));
});

it('equal names are ordered by id, in whatever order the snapshot has them', () => {
  const twins = ['azure/b', 'azure/c', 'azure/a'].map((id) => voice({ id, name: 'Ada' }));
  expect(orderOf(twins).byRank).toEqual(['azure/a', 'azure/b', 'azure/c']);
});

it('an id that occurs twice is refused', () => {
  expect(() => orderOf([voice({ id: 'azure/a' }), voice({ id: 'azure/a' })])).toThrow('lists a voice twice');
});
