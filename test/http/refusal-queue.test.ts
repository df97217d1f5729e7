import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { createAdmission } from '../../src/http/middleware/admission.ts';
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
  return { ask, turns, wait: (ms: number) => (timeMs += ms), queue };
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

  it('a client that asks again waits for no longer than it was told to', () => {
    const { ask, turns, wait, queue } = start(sockets);
    turns();
    ask();
    queue.tellSome();
    wait(RETRY_AFTER_MS);
    expect(queue.tellSome()).toBe(false);
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

describe('admission', () => {
  /** Starts an admission whose clock goes on by the time of each request. Returns functions that send requests and that wait for a turn. */
  function admit(requestMs: number) {
    let timeMs = 0;
    const counts = { served: 0, refused: 0 };
    const app = { get: () => () => false };
    const handle = createAdmission(() => counts.refused++, { now: () => timeMs });
    const serve = () => {
      timeMs += requestMs;
      counts.served++;
    };
    const send = (count: number) => {
      for (let sent = 0; sent < count; sent++)
        handle({ app, socket: new Socket() } as unknown as Request, {} as Response, serve);
    };
    return { counts, send, turn: () => new Promise(setImmediate) };
  }

  it.each([
    [0.05, 2500],
    [0.2, 1000],
    [0.9, 150],
  ])(
    'requests of %d ms that a stall has held up are served, as long as none waits too long',
    async (requestMs, held) => {
      const { counts, send, turn } = admit(requestMs);
      for (let at = 0; at < 50; at++) {
        send(1 + Math.ceil(1 / requestMs));
        await turn();
      }
      const before = counts.served;
      send(held);
      while (counts.served + counts.refused < before + held) await turn();
      expect(counts.refused).toBe(0);
    },
  );

  it('requests that wait are served though each turn is interrupted for longer than it lasts', async () => {
    let timeMs = 0;
    let served = 0;
    const app = { get: () => () => false };
    // Each look at the clock is a scheduler's slice later, as on a machine with other work.
    const handle = createAdmission(() => {}, { now: () => (timeMs += 10) });
    for (let sent = 0; sent < 10; sent++)
      handle({ app, socket: new Socket() } as unknown as Request, {} as Response, () => served++);
    for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate);
    expect(served).toBe(10);
  });

  it('requests beyond those that can be served in time are refused', async () => {
    const { counts, send, turn } = admit(0.2);
    send(50);
    await turn();
    send(10_000);
    while (counts.served + counts.refused < 10_050) await turn();
    expect(counts.refused).toBeGreaterThan(1000);
    expect(counts.served).toBeGreaterThan(400);
  });
});
