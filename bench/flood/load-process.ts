/** Process that sends requests over many connections. Prints nothing; tells the figures of its time to its parent and ends. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSecondsOf } from '../process-figures.ts';
import { summarize } from '../statistics.ts';
import type { LoadFigures, LoadOrder } from './load.ts';
import { type Answer, createRawClient, type RawClient } from './raw-client.ts';

const [order] = (await once(process, 'message')) as [LoadOrder];
const clients = Array.from({ length: order.connections }, (_, at) =>
  createRawClient(order.port, order.addresses[at % order.addresses.length] ?? '127.0.0.1'),
);
const latenciesMs: number[] = [];
const refusedMs: number[] = [];
/** Times at which requests without an answer were due: those that wait for a connection, and those asked. */
const due: number[] = [];
const pending = new Map<RawClient, number>();
let failed = 0;
let asked = 0;
let isOver = false;

const nextPath = () => order.paths[asked++ % order.paths.length] ?? '/';

/** Asks for the next path, and counts the answer to it. */
function ask(client: RawClient, dueMs: number, onEnd: () => void): void {
  pending.set(client, dueMs);
  client.ask(nextPath(), (answer) => {
    pending.delete(client);
    record(dueMs, answer);
    onEnd();
  });
}

function record(dueMs: number, answer: Answer | undefined): void {
  if (isOver) return;
  if (!answer) failed++;
  else if (answer.status === 200) latenciesMs.push(answer.endMs - dueMs);
  else refusedMs.push(answer.endMs - dueMs);
}

/** Each connection asks again as soon as it is answered or closed, as a flood does. */
function flood(): void {
  for (const client of clients) {
    const again = (): void =>
      ask(client, performance.now(), () => {
        // The next turn, so that a refused connection does not keep this process from reading.
        if (!isOver) setImmediate(again);
      });
    again();
  }
}

/** Requests are due at a steady rate, whether those before are answered or not. One that finds no free connection waits, and its wait counts. */
async function openLoop(perSecond: number): Promise<void> {
  const startedMs = performance.now();
  const idle = [...clients];
  let count = 0;
  const send = (): void => {
    while (idle.length > 0 && due.length > 0) {
      const client = idle.pop() as RawClient;
      ask(client, due.shift() as number, () => {
        if (order.isNew) client.close();
        idle.unshift(client);
        if (due.length > 0) setImmediate(send);
      });
    }
  };
  while (!isOver) {
    for (; startedMs + (count * 1000) / perSecond <= performance.now(); count++)
      due.push(startedMs + (count * 1000) / perSecond);
    send();
    await sleep(1);
  }
}

if (order.perSecond === undefined) flood();
else void openLoop(order.perSecond);
await sleep(order.warmUpMs);
latenciesMs.length = 0;
refusedMs.length = 0;
failed = 0;
const startedMs = performance.now();
const cpuBefore = cpuSecondsOf(order.pid);
await sleep(order.seconds * 1000);
isOver = true;
const overMs = performance.now();
const seconds = (overMs - startedMs) / 1000;
const figures: LoadFigures = {
  seconds,
  cpuSeconds: cpuSecondsOf(order.pid) - cpuBefore,
  served: summarize(latenciesMs),
  refused: summarize(refusedMs),
  failed,
  unanswered: summarize([...due, ...pending.values()].map((dueMs) => overMs - dueMs)),
};
process.send?.(figures);
for (const client of clients) client.close();
process.disconnect?.();
