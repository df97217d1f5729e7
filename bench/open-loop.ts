import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** One request of an open loop. */
export interface Sent {
  /** Time at which the request was due, on the clock of `performance`. */
  readonly dueMs: number;
  /** Time from the moment the request was due to the end of the answer: a late start counts. */
  readonly latencyMs: number;
  /** Nothing where the request failed. */
  readonly version: string | undefined;
}

/** Requests at a steady rate that does not wait for answers, as strangers send them. */
export function startOpenLoop(origin: string, paths: readonly string[], perSecond: number) {
  const agent = new Agent({ keepAlive: true });
  const sent: Sent[] = [];
  const pending = new Set<Promise<void>>();
  const startedAt = performance.now();
  let count = 0;
  let isStopped = false;

  async function send(): Promise<void> {
    const dueMs = startedAt + (count * 1000) / perSecond;
    const path = paths[count++ % paths.length];
    const version = await answerOf(`${origin}${path}`, agent);
    sent.push({ dueMs, latencyMs: performance.now() - dueMs, version });
  }

  /** All that was sent until now is answered, or has failed. */
  const settled = async () => void (await Promise.all(pending));

  const running = (async () => {
    while (!isStopped) {
      while (startedAt + (count * 1000) / perSecond <= performance.now()) {
        const sending = send().finally(() => pending.delete(sending));
        pending.add(sending);
      }
      await sleep(1);
    }
    await settled();
    agent.destroy();
  })();

  return {
    sent: sent as readonly Sent[],
    settled,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}

/** The catalog version that a good answer names. */
function answerOf(url: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(url, { agent, timeout: 10_000 }, (response) => {
      response.resume();
      response.once('error', () => resolve(undefined));
      response.once('end', () =>
        resolve(response.statusCode === 200 ? String(response.headers['x-catalog-version']) : undefined),
      );
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(undefined));
  });
}
