import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSecondsOf, descriptorsOf, residentMiB } from '../process-figures.ts';
import type { Stall } from '../served-catalog.ts';
import { format } from '../statistics.ts';
import type { Server } from '../with-server.ts';
import type { HostileOrder } from './hostile-process.ts';
import type { Sample } from './judge.ts';
import { forkProcess, manyAddresses, sendTraffic, type TrafficFigures } from './send-traffic.ts';
import { readKnown } from './traffic.ts';

export interface SoakOptions {
  readonly minutes: number;
  /** Share of the capacity that well-behaved clients ask for. */
  readonly share: number;
}

export interface Soaked {
  readonly whole: TrafficFigures;
  readonly samples: readonly Sample[];
  /** Catalogs that came into service. */
  readonly swaps: number;
  /** Number of hostile acts by kind. */
  readonly hostile: Readonly<Record<string, number>>;
}

/** Told by the memory probe. */
interface Probed extends Stall {
  readonly liveHeapMiB: number;
}

const WARM_UP_SECONDS = 10;
const CAPACITY_SECONDS = WARM_UP_SECONDS + 40;
const SLICE_SECONDS = 5;
const CAPACITY_AT_ONCE = 16;
/** So many that a client, one to an address, has a part of the limit of 300 requests a minute. */
const CAPACITY_CLIENTS = 1000;
const PER_CLIENT_AND_SECOND = 2;
const FLOOD_PER_SECOND = 500;
const SAMPLE_MS = 2000;
const HEAD =
  '| minute | requests | failed | p50 ms | p99 ms | max ms | MiB | live heap MiB | descriptors | sockets | longest stall ms | not for want of a core | of the clients | server cores | swaps | load |';

/** Finds the capacity, then serves a share of it beside hostile clients. */
export async function runSoak(
  { port, pid, process: server }: Server,
  { minutes, share }: SoakOptions,
  print: (line: string) => void,
): Promise<Soaked> {
  const known = await readKnown(`http://127.0.0.1:${port}`);
  const hostile = forkProcess('hostile-process.ts');
  hostile.send({ port, floodPerSecond: FLOOD_PER_SECOND } satisfies HostileOrder);
  const watched = watch(port, pid, server);
  let hostileCounts = {};
  hostile.on('message', (counts: object) => {
    hostileCounts = counts;
  });
  try {
    const rates = await ratesAtCapacity({ port, known });
    const perSecond = Math.round(Math.min(...rates) * share);
    print(
      `Capacity beside ingests and hostile clients ${rates.map(format).join(', ')} requests/s in slices of ${SLICE_SECONDS} s, load average ${format(loadavg()[0] ?? 0)}; asked for: ${share} of the least, ${perSecond}/s, and a flood of ${FLOOD_PER_SECOND}/s.\n`,
    );
    print(`${HEAD}\n|${' --- |'.repeat(HEAD.split('|').length - 2)}`);
    const addresses = manyAddresses(1, Math.ceil(perSecond / PER_CLIENT_AND_SECOND));
    const order = { port, addresses, known, seed: 2, seconds: minutes * 60, stepSeconds: 60, perSecond };
    let minute = 0;
    watched.begin();
    const whole = await sendTraffic(order, (figures) => print(watched.row(++minute, figures)));
    return { whole, samples: watched.samples, swaps: watched.swaps(), hostile: hostileCounts };
  } finally {
    hostile.kill('SIGKILL');
    await watched.stop();
  }
}

/** Returns the rates at which a few clients at once are served during a cycle of ingest and swap, in slices. */
async function ratesAtCapacity(
  target: Pick<Parameters<typeof sendTraffic>[0], 'port' | 'known'>,
): Promise<number[]> {
  const rates: number[] = [];
  const order = {
    ...target,
    addresses: manyAddresses(6, CAPACITY_CLIENTS),
    seed: 1,
    atOnce: CAPACITY_AT_ONCE,
  };
  const { failures } = await sendTraffic(
    { ...order, seconds: CAPACITY_SECONDS, stepSeconds: SLICE_SECONDS },
    ({ latencyMs }) => rates.push(latencyMs.count / SLICE_SECONDS),
  );
  if (Object.keys(failures).length > 0) throw new Error(`failed at capacity: ${JSON.stringify(failures)}`);
  // The first slices warm the server up.
  return rates.slice(WARM_UP_SECONDS / SLICE_SECONDS);
}

/** Takes samples of a server until it is stopped. */
function watch(port: number, pid: number, server: Server['process']) {
  const samples: Sample[] = [];
  const versions = new Set<string>();
  let startedMs = performance.now();
  let probed: Probed | undefined;
  let longest: Stall = { stallMs: 0, ownStallMs: 0 };
  let last = { cpuSeconds: cpuSecondsOf(pid), atMs: startedMs };
  let isStopped = false;
  const onProbed = (told: Probed) => {
    probed = told;
    longest = {
      stallMs: Math.max(longest.stallMs, told.stallMs),
      ownStallMs: Math.max(longest.ownStallMs, told.ownStallMs),
    };
  };
  server.on('message', onProbed);

  const running = (async () => {
    while (!isStopped) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      const { catalog_version } = ((await ready?.json()) ?? {}) as { catalog_version?: string };
      if (catalog_version) versions.add(catalog_version);
      const { open: descriptors, sockets } = descriptorsOf(pid);
      const minutes = (performance.now() - startedMs) / 60_000;
      const liveHeapMiB = probed?.liveHeapMiB;
      if (liveHeapMiB !== undefined)
        samples.push({ minutes, residentMiB: residentMiB(pid), liveHeapMiB, descriptors, sockets });
      await sleep(SAMPLE_MS);
    }
  })();

  const swaps = () => Math.max(0, versions.size - 1);

  /** Returns the table row of a minute. */
  function row(
    minute: number,
    { latencyMs: { count, p50, p99, max }, failures, clientStallMs }: TrafficFigures,
  ): string {
    const { residentMiB: resident, liveHeapMiB, descriptors, sockets } = samples.at(-1) as Sample;
    const now = { cpuSeconds: cpuSecondsOf(pid), atMs: performance.now() };
    const cores = ((now.cpuSeconds - last.cpuSeconds) * 1000) / (now.atMs - last.atMs);
    const failed = Object.values(failures).reduce((sum, each) => sum + each, 0);
    const figures = [
      minute,
      count,
      failed,
      p50,
      p99,
      max,
      resident,
      liveHeapMiB,
      descriptors,
      sockets,
      longest.stallMs,
      longest.ownStallMs,
      clientStallMs,
    ];
    last = now;
    longest = { stallMs: 0, ownStallMs: 0 };
    return `| ${[...figures, cores, swaps(), loadavg()[0] ?? 0].map(format).join(' | ')} |`;
  }

  /** Forgets what was watched until now. */
  function begin(): void {
    samples.length = 0;
    versions.clear();
    startedMs = performance.now();
    last = { cpuSeconds: cpuSecondsOf(pid), atMs: startedMs };
    longest = { stallMs: 0, ownStallMs: 0 };
  }

  return {
    samples,
    begin,
    row,
    swaps,
    stop: async () => {
      isStopped = true;
      server.off('message', onProbed);
      await running;
    },
  };
}
