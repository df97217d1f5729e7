import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createRefusalQueue } from '../../src/http/middleware/refusal-queue.ts';

const RETRY_AFTER_MS = 1000;
const CLIENTS = 500;

/** Starts a queue that clients ask once each. Returns functions that let them ask again and that count turns until all are told. */
function start(clients: readonly (Socket | undefined)[]) {
  let timeMs = 0;
  let told = 0;
  const queue = createRefusalQueue(RETRY_AFTER_MS, () => timeMs);
  const ask = () => {
    for (const client of clients) queue.add(() => told++, client);
  };
  const turns = () => {
    told = 0;
    let count = 1;
    while (queue.tellSome()) count++;
    return { count, told };
  };
  ask();
  return { ask, turns, wait: (ms: number) => (timeMs += ms) };
}

describe('refusals of an overload', () => {
  const sockets = Array.from({ length: CLIENTS }, () => new Socket());

  it('are told a few a turn, each once', () => {
    const { count, told } = start(sockets).turns();
    expect(told).toBe(CLIENTS);
    expect(count).toBeGreaterThan(CLIENTS / 10);
    expect(count).toBeLessThan(CLIENTS / 3);
  });

  it.each<[string, readonly (Socket | undefined)[], number, boolean]>([
    ['asks again at once is told later', sockets, 0, true],
    ['asks again just too early is told later', sockets, RETRY_AFTER_MS - 1, true],
    ['waits as long as told is told as the first time', sockets, RETRY_AFTER_MS, false],
    ['asks through a shared connection is told as the first time', sockets.map(() => undefined), 0, false],
  ])('a client that %s', (_name, clients, waitMs, isLater) => {
    const { ask, turns, wait } = start(clients);
    const first = turns().count;
    wait(waitMs);
    ask();
    const again = turns();
    expect(again.told).toBe(CLIENTS);
    expect(again.count > first * 5).toBe(isLater);
  });

  it('others do not wait for clients that ask again', () => {
    const order: string[] = [];
    const queue = createRefusalQueue(RETRY_AFTER_MS, () => 0);
    const client = new Socket();
    queue.add(() => order.push('first'), client);
    queue.tellSome();
    queue.add(() => order.push('again'), client);
    queue.add(() => order.push('other'), new Socket());
    while (queue.tellSome());
    expect(order).toEqual(['first', 'other', 'again']);
  });
});
