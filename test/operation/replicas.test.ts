import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { freePort } from '../../bench/free-port.ts';
import { listTools, startNginx, untilReady } from '../support/deployed.ts';
import { useFolder } from '../support/folder.ts';
import { isInstalled } from '../support/installed.ts';
import { start, stop, untilServing } from '../support/process.ts';

/** Clients that each send a request, wait for its answer, and send the next. A slow machine so gets fewer requests, and no replica refuses one. */
const CLIENTS = 4;
/** Pause of a client between two requests, in ms. */
const PAUSE_MS = 100;
/** Pause between the start of one replica and the stop of the other, in ms, as docs/operation.md advises. */
const GAP_MS = 2000;
const itThere = isInstalled('nginx', '-v') ? it : it.skip;

describe('two replicas behind nginx', () => {
  const folder = useFolder();

  async function startReplica(port: number) {
    const child = start(['serve'], {
      PORT: String(port),
      DATA_DIR: folder(),
      TRUST_PROXY: '1',
      RATE_LIMIT_MAX: '100000',
    });
    await untilServing(child);
    await untilReady(`http://127.0.0.1:${port}`);
    return child;
  }

  /** Sends searches and calls of MCP, each to be answered by a replica and not by the cache, until `work` ends. Returns how often each status came. */
  async function statusesDuring(url: string, work: () => Promise<unknown>): Promise<Record<string, number>> {
    const statuses: Record<string, number> = {};
    const count = (status: number | string) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
    };
    const search = (at: number) => fetch(`${url}/v1/voices?search=warm&offset=${at}`);
    let isOver = false;
    async function sendUntilOver(client: number): Promise<void> {
      for (let at = client; !isOver; at += CLIENTS) {
        try {
          const response = await (at % 5 === 0 ? listTools(url) : search(at));
          await response.text();
          count(response.status);
        } catch {
          count('broken');
        }
        await sleep(PAUSE_MS);
      }
    }
    const clients = Array.from({ length: CLIENTS }, (_, client) => sendUntilOver(client));
    await work().finally(() => {
      isOver = true;
    });
    await Promise.all(clients);
    return statuses;
  }

  itThere('lose no request while one is killed, and while both are restarted in turn', async () => {
    const ports = [await freePort(), await freePort()];
    const replicas = await Promise.all(ports.map(startReplica));
    const port = await freePort();
    await startNginx(folder(), ports, port);
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url);
    const restart = async (at: number, signal: NodeJS.Signals) => {
      await stop(replicas[at] as (typeof replicas)[number], signal);
      replicas[at] = await startReplica(ports[at] as number);
    };
    const statuses = await statusesDuring(url, async () => {
      for (const [at, signal] of [
        [0, 'SIGTERM'],
        [1, 'SIGTERM'],
        [0, 'SIGKILL'],
      ] as const) {
        await restart(at, signal);
        await sleep(GAP_MS);
      }
    });
    expect(statuses).toEqual({ 200: expect.any(Number) });
    expect(statuses[200]).toBeGreaterThan(100);
  });
});
