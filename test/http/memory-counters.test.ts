import { expect, it } from '@jest/globals';
import type { Options } from 'express-rate-limit';
import { createMemoryCounters } from '../../src/http/middleware/memory-counters.ts';

const windowed = (maxClients: number) => {
  const counters = createMemoryCounters({ maxClients });
  counters.init?.({ windowMs: 60_000 } as Options);
  return counters;
};
const hits = async (counters: ReturnType<typeof windowed>, key: string) =>
  (await counters.increment(key)).totalHits;

it('a full set of counters forgets the client that was quiet longest', async () => {
  const counters = windowed(3);
  for (const key of ['a', 'b', 'c', 'a', 'd']) await counters.increment(key);
  expect(await hits(counters, 'a')).toBe(3);
  expect(await hits(counters, 'd')).toBe(2);
  expect(await hits(counters, 'b')).toBe(1);
});

it('a counter goes down by one and is removed on request', async () => {
  const counters = windowed(3);
  for (const _ of [1, 2, 3]) await counters.increment('a');
  await counters.decrement('a');
  expect(await counters.get?.('a')).toMatchObject({ totalHits: 2 });
  await counters.resetKey('a');
  expect(await counters.get?.('a')).toBeUndefined();
  await counters.decrement('a');
  expect(await hits(counters, 'a')).toBe(1);
});
