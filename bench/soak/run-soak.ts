import { loadavg } from 'node:os';
import { format } from '../statistics.ts';
import type { Server } from '../with-server.ts';
import type { HostileOrder } from './hostile-process.ts';
import type { Sample } from './judge.ts';
import { forkProcess, manyAddresses, sendTraffic, type TrafficFigures } from './send-traffic.ts';
import { readKnown } from './traffic.ts';
import { ROWS_HEAD, watchServer } from './watch-server.ts';

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

const WARM_UP_SECONDS = 10;
/** Longer than an ingest beside this load and the seconds after its swap, in which all answers are made anew and the least are served. */
const CAPACITY_SECONDS = WARM_UP_SECONDS + 90;
const SLICE_SECONDS = 5;
const CAPACITY_AT_ONCE = 16;
/** So many that a client, one to an address, has a part of the limit of 300 requests a minute. */
const CAPACITY_CLIENTS = 2000;
const PER_CLIENT_AND_SECOND = 2;
const FLOOD_PER_SECOND = 500;

/** Finds the capacity, then serves a share of it beside hostile clients. */
export async function runSoak(
  { port, pid, process: server }: Server,
  { minutes, share }: SoakOptions,
  print: (line: string) => void,
): Promise<Soaked> {
  const known = await readKnown(`http://127.0.0.1:${port}`);
  const hostile = forkProcess('hostile-process.ts');
  hostile.send({ port, floodPerSecond: FLOOD_PER_SECOND } satisfies HostileOrder);
  const watched = watchServer(port, pid, server);
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
    print(ROWS_HEAD);
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
