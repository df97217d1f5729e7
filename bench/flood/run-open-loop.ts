import { setTimeout as sleep } from 'node:timers/promises';
import type { RawClient } from './raw-client.ts';

/** Sends one request of a client, and calls `onEnd` at its end. */
type Send = (client: RawClient, dueMs: number, onEnd: () => void) => void;

/** Rate of an open loop, and the times in ms at which the requests that wait for a client were due; the loop keeps them. */
interface Schedule {
  readonly perSecond: number;
  readonly due?: number[];
}

/**
 * Sends requests that are due at a steady rate, whether those before are answered or not. One that finds no free client waits, and its
 * wait counts, because `dueMs` is when it was due. The client that was free longest takes the next request.
 */
export async function runOpenLoop(
  clients: readonly RawClient[],
  { perSecond, due = [] }: Schedule,
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  const startedMs = performance.now();
  const idle = [...clients];
  let count = 0;
  const sendDue = (): void => {
    while (idle.length > 0 && due.length > 0) {
      const client = idle.pop() as RawClient;
      send(client, due.shift() as number, () => {
        idle.unshift(client);
        if (due.length > 0) setImmediate(sendDue);
      });
    }
  };
  while (!signal.aborted) {
    for (; startedMs + (count * 1000) / perSecond <= performance.now(); count++)
      due.push(startedMs + (count * 1000) / perSecond);
    sendDue();
    await sleep(1);
  }
}
