import { expect, it } from '@jest/globals';
import { silentLogger } from '../../src/lib/logger.ts';
import { createStoreHealth } from '../../src/storage/store-health.ts';

const START = Date.parse('2026-11-22T12:00:00.000Z');

it('a store is reachable after an answer, and unreachable before one and after a failure', () => {
  let time = START;
  const logged: string[] = [];
  const logger = { ...silentLogger, info: (_: object, message: string) => void logged.push(message) };
  const health = createStoreHealth(() => new Date(time), logger);
  expect(health.readState()).toEqual({ store: 'unreachable' });
  health.record(true);
  const answered = { store_last_answer: '2026-11-22T12:00:00.000Z' };
  expect(health.readState()).toEqual({ store: 'reachable', ...answered });
  time += 1000;
  health.record(false);
  expect(health.readState()).toEqual({ store: 'unreachable', ...answered });
  health.record(true);
  expect(health.readState()).toEqual({ store: 'reachable', store_last_answer: '2026-11-22T12:00:01.000Z' });
  expect(logged).toEqual(['snapshot store reachable again']);
});
