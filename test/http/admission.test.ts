import { Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { createAdmission, createTurns } from '../../src/http/middleware/admission.ts';

/** Starts an admission whose clock goes on by the time of each request. Returns functions that send requests and that wait for a turn. */
function admit(requestMs: number) {
  let timeMs = 0;
  const counts = { served: 0, refused: 0 };
  const now = () => timeMs;
  const handle = createAdmission(() => counts.refused++, 1000, createTurns(now), now);
  const serve = () => {
    timeMs += requestMs;
    counts.served++;
  };
  const send = (count: number, socket = new Socket()) => {
    for (let sent = 0; sent < count; sent++) handle({ socket } as unknown as Request, {} as Response, serve);
  };
  const until = async (done: () => boolean) => {
    while (!done()) await new Promise(setImmediate);
  };
  return { counts, send, until };
}

it.each([
  [0.05, 2500],
  [0.2, 1000],
  [0.9, 150],
  [900, 2],
])('requests of %d ms that a stall has held up are served, %d of them', async (requestMs, held) => {
  const { counts, send, until } = admit(requestMs);
  send(held);
  await until(() => counts.served + counts.refused === held);
  expect(counts.refused).toBe(0);
});

it('requests that have waited for more than a second are refused, and those after them are served', async () => {
  const { counts, send, until } = admit(0.2);
  send(10_000);
  await until(() => counts.served + counts.refused === 10_000);
  expect(counts.served).toBeGreaterThanOrEqual(5000);
  expect(counts.served).toBeLessThan(5010);
  const { refused } = counts;
  send(1000);
  await until(() => counts.served + counts.refused === 11_000);
  expect(counts.refused).toBe(refused);
});

it('a turn of the event loop serves requests for a millisecond', async () => {
  const { counts, send, until } = admit(0.25);
  send(100);
  const served = [];
  while (counts.served < 100) {
    const before = counts.served;
    await until(() => counts.served > before);
    served.push(counts.served - before);
  }
  expect(served).toEqual(Array.from({ length: 25 }, () => 4));
});

it('a long request is followed by turns that accept as many connections as short turns would', async () => {
  const { counts, send, until } = admit(100);
  send(2);
  await until(() => counts.served === 1);
  let turns = 0;
  await until(() => ++turns > 0 && counts.served === 2);
  expect(turns).toBeGreaterThan(95);
  expect(turns).toBeLessThan(105);
});

it('work that continues a request is done before more requests are begun', async () => {
  const takeTurn = createTurns();
  const done: string[] = [];
  const begin = (name: string) =>
    takeTurn(() => {
      done.push(`${name} begun`);
      for (const part of [1, 2]) takeTurn(() => void done.push(`${name} ${part}`), true);
    });
  begin('a');
  begin('b');
  while (done.length < 6) await new Promise(setImmediate);
  expect(done).toEqual(['a begun', 'a 1', 'a 2', 'b begun', 'b 1', 'b 2']);
});

it('a request whose connection has ended takes no time', async () => {
  const { counts, send, until } = admit(0.2);
  send(10, new Socket().destroy());
  send(1);
  await until(() => counts.served === 1);
  expect(counts).toEqual({ served: 1, refused: 0 });
});
