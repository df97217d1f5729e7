import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sent } from './open-loop.ts';
import { type CatalogOptions, type Phase, startLoad, withServedCatalog } from './served-catalog.ts';
import { nextMessage, until } from './waiting.ts';

const PER_SECOND = 400;
const QUIESCENT_MS = 5000;
/** Time after a swap that counts as part of it, because the swap leaves work to the garbage collector. */
const AFTERMATH_MS = 500;

export interface SwapResult {
  readonly node: string;
  readonly size: number;
  readonly perSecond: number;
  readonly quiescent: Phase;
  readonly swaps: readonly Phase[];
}

export interface SwapOptions extends CatalogOptions {
  readonly swaps: number;
}

/** Serves a catalog under an open loop of requests, and writes new ones into the store that the server watches. */
export function measureSwaps(options: SwapOptions): Promise<SwapResult> {
  const { node, size, swaps: count } = options;
  return withServedCatalog(options, async (served) => {
    const load = await startLoad(served, options, PER_SECOND);
    await sleep(QUIESCENT_MS);
    const quiescent = await load.phase(() => sleep(QUIESCENT_MS));
    const swaps: Phase[] = [];
    for (let swap = 0; swap < count; swap++)
      swaps.push(await load.phase(() => swapOnce(served.writer, load.sent)));
    await load.stop();
    return { node, size, perSecond: PER_SECOND, quiescent, swaps };
  });
}

/** From the order to write until requests are answered from the new catalog. */
async function swapOnce(writer: ChildProcess, sent: readonly Sent[]): Promise<void> {
  writer.send('write');
  const version = await nextMessage<string>(writer);
  await until(() => sent.at(-1)?.version === version);
  await sleep(AFTERMATH_MS);
}
