/** Process of the well-behaved clients. Tells its parent the figures of each step, and those of the whole at the end. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, createRawClient, type RawClient, toGet } from '../flood/raw-client.ts';
import { runOpenLoop } from '../flood/run-open-loop.ts';
import { summarize } from '../statistics.ts';
import type { TrafficFigures, TrafficOrder } from './send-traffic.ts';
import { createTraffic, type Request } from './traffic.ts';

const TICK_MS = 5;
const [order] = (await once(process, 'message')) as [TrafficOrder];
process.once('disconnect', () => process.exit());
const clients = order.addresses.map((address) => createRawClient(order.port, address));
const nextRequest = createTraffic(order.known, order.seed);
/** Tag of the last answer, by path. */
const tags = new Map<string, string>();
const all = createFigures();
let step = createFigures();
const over = new AbortController();

function createFigures() {
  return {
    latenciesMs: [] as number[],
    failures: {} as Record<string, number>,
    notModified: 0,
    clientStallMs: 0,
  };
}

/** Sends a request, with the tag that the client has of its path. */
function send(client: RawClient, dueMs: number, onEnd: () => void): void {
  const { kind, message, path } = nextRequest();
  const tag = path && tags.get(path);
  client.ask(path && tag ? toGet(path, [`If-None-Match: ${tag}`]) : message, (answer) => {
    if (path && answer) keepTag(path, answer);
    if (!over.signal.aborted) for (const figures of [all, step]) record(figures, kind, dueMs, answer);
    onEnd();
  });
}

function keepTag(path: string, { head }: Answer): void {
  const tag = /\r\netag: ([^\r]+)/i.exec(head)?.[1];
  if (tag) tags.set(path, tag);
}

function record(
  figures: ReturnType<typeof createFigures>,
  kind: Request['kind'],
  dueMs: number,
  answer: Answer | undefined,
): void {
  figures.latenciesMs.push((answer?.endMs ?? performance.now()) - dueMs);
  if (answer?.status === 304) figures.notModified++;
  if (answer?.status === 200 || answer?.status === 304) return;
  const failure = `${kind}: ${answer?.status ?? 'no answer'}`;
  figures.failures[failure] = (figures.failures[failure] ?? 0) + 1;
}

/** So many requests at once, each followed by another as soon as it is answered, which finds the capacity. */
function sendClosed(count: number): void {
  const idle = [...clients];
  const again = (): void => {
    const client = idle.pop();
    if (!client || over.signal.aborted) return;
    send(client, performance.now(), () => {
      idle.unshift(client);
      setImmediate(again);
    });
  };
  for (let at = 0; at < count; at++) again();
}

function tell({ latenciesMs, ...figures }: ReturnType<typeof createFigures>, isLast: boolean): void {
  process.send?.({ ...figures, latencyMs: summarize(latenciesMs), isLast } satisfies TrafficFigures);
}

let lastTickMs = performance.now();
setInterval(() => {
  const now = performance.now();
  for (const figures of [all, step])
    figures.clientStallMs = Math.max(figures.clientStallMs, now - lastTickMs - TICK_MS);
  lastTickMs = now;
}, TICK_MS).unref();

if ('perSecond' in order) void runOpenLoop(clients, order, send, over.signal);
else sendClosed(order.atOnce);
for (let left = order.seconds; left > 0; left -= order.stepSeconds) {
  await sleep(Math.min(left, order.stepSeconds) * 1000);
  tell(step, false);
  step = createFigures();
}
over.abort();
tell(all, true);
for (const client of clients) client.close();
process.disconnect?.();
