import { loadavg } from 'node:os';
import { residentMiB } from '../process-figures.ts';
import { buildRows } from '../rows.ts';
import { until } from '../waiting.ts';
import { type Server, type ServerProgram, withServer } from '../with-server.ts';
import { addressesIn, type LoadFigures, type LoadOrder, sendLoad } from './load.ts';

const CONNECTIONS = 500;
const SECONDS = 8;
const WARM_UP_MS = 2000;
/** Requests of strangers per second, each over a new connection from an address that asks seldom. */
const STRANGERS_PER_SECOND = 25;
/** Distinct requests of an overload, so that no answer is remembered. */
const DISTINCT = 20_000;

/** Figures of an attack, of strangers who ask for a page meanwhile, and of a probe that asks for health. */
export interface Attacked {
  readonly name: string;
  readonly attack: LoadFigures;
  readonly stranger: LoadFigures;
  readonly probe: LoadFigures;
  readonly residentMiB: number;
  /** Time after the attack until a request takes no longer than 50 ms. */
  readonly recoveryMs: number;
}

export interface FloodResult {
  /** Requests per second that a few connections are served, which is the capacity. */
  readonly capacity: number;
  /** Requests per second of the server's CPU time, which other work of the machine does not change. */
  readonly perCpuSecond: number;
  readonly loadAverage: number;
  readonly attacks: readonly Attacked[];
}

/** Floods a server, and overloads another one. */
export async function measureFlood(options: ServerProgram): Promise<FloodResult> {
  const loadAverage = loadavg()[0] ?? 0;
  const refused = await withServer(options, { RATE_LIMIT_MAX: '300' }, (server) =>
    attack('one address, refused', server, { addresses: addressesIn(9, 1), paths: ['/v1/voices'] }),
  );
  const overload = await withServer(options, {}, async (server) => {
    const paths = await heavyPaths(server.port);
    const addresses = addressesIn(8, 50);
    const base = { ...server, addresses, paths, warmUpMs: WARM_UP_MS, seconds: SECONDS };
    const { served, seconds, cpuSeconds } = await sendLoad({ ...base, connections: 16 });
    const capacity = served.count / seconds;
    const perCpuSecond = served.count / cpuSeconds;
    const attacks: Attacked[] = [];
    for (const share of [1.5, 3])
      attacks.push(
        await attack(`${share} times the capacity`, server, {
          addresses,
          paths,
          perSecond: capacity * share,
        }),
      );
    attacks.push(await attack('as fast as answered', server, { addresses, paths }));
    return { capacity, perCpuSecond, attacks };
  });
  return { ...overload, loadAverage, attacks: [refused, ...overload.attacks] };
}

/** Sends an attack and the requests of strangers and of a probe. */
async function attack(
  name: string,
  { port, pid }: Server,
  order: Pick<LoadOrder, 'addresses' | 'paths' | 'perSecond'>,
): Promise<Attacked> {
  const times = { port, pid, warmUpMs: WARM_UP_MS, seconds: SECONDS };
  const beside = { ...times, connections: 100, perSecond: STRANGERS_PER_SECOND, isNew: true };
  const [attacked, stranger, probe] = await Promise.all([
    sendLoad({ ...times, ...order, connections: CONNECTIONS }),
    sendLoad({ ...beside, addresses: addressesIn(7, 100), paths: ['/v1/metadata'] }),
    sendLoad({ ...beside, addresses: addressesIn(6, 100), paths: ['/healthz'] }),
  ]);
  return {
    name,
    attack: attacked,
    stranger,
    probe,
    residentMiB: residentMiB(pid),
    recoveryMs: await recoveryOf(port),
  };
}

/** @throws {DOMException} where the server does not recover */
async function recoveryOf(port: number): Promise<number> {
  const startedMs = performance.now();
  await until(async (signal) => {
    const askedMs = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/v1/voices?limit=3`, { signal }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.ok === true && performance.now() - askedMs <= 50;
  });
  return performance.now() - startedMs;
}

async function heavyPaths(port: number): Promise<string[]> {
  const metadata = await (await fetch(`http://127.0.0.1:${port}/v1/metadata`)).json();
  const [, searches] = buildRows(metadata as Parameters<typeof buildRows>[0]);
  return (searches?.paths ?? []).slice(0, DISTINCT).map((path) => `${path}&facets=true`);
}
