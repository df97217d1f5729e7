/** Process that sends requests over many connections. Prints nothing; tells the figures of its time to its parent and ends. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSecondsOf } from '../process-figures.ts';
import { summarize } from '../statistics.ts';
import type { LoadFigures, LoadOrder } from './load.ts';
import { type Answer, createRawClient, type RawClient, toGet } from './raw-client.ts';
import { runOpenLoop } from './run-open-loop.ts';

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
const over = new AbortController();

const nextPath = () => order.paths[asked++ % order.paths.length] ?? '/';

/** Asks for the next path, and counts the answer to it. */
function ask(client: RawClient, dueMs: number, onEnd: () => void): void {
  pending.set(client, dueMs);
  client.ask(toGet(nextPath()), (answer) => {
    pending.delete(client);
    record(dueMs, answer);
    onEnd();
  });
}

function record(dueMs: number, answer: Answer | undefined): void {
  if (over.signal.aborted) return;
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
        if (!over.signal.aborted) setImmediate(again);
      });
    again();
  }
}

function sendDue(client: RawClient, dueMs: number, onEnd: () => void): void {
  ask(client, dueMs, () => {
    if (order.isNew) client.close();
    onEnd();
  });
}

if (order.perSecond === undefined) flood();
else void runOpenLoop(clients, { perSecond: order.perSecond, due }, sendDue, over.signal);
await sleep(order.warmUpMs);
latenciesMs.length = 0;
refusedMs.length = 0;
failed = 0;
const startedMs = performance.now();
const cpuBefore = cpuSecondsOf(order.pid);
await sleep(order.seconds * 1000);
over.abort();
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
