import type { ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSecondsOf, descriptorsOf, residentMiB } from '../process-figures.ts';
import type { Stall } from '../served-catalog.ts';
import { format } from '../statistics.ts';
import type { Sample } from './judge.ts';
import type { TrafficFigures } from './send-traffic.ts';

const SAMPLE_MS = 2000;
const COLUMNS = [
  'minute',
  'requests',
  'failed',
  'p50 ms',
  'p99 ms',
  'max ms',
  'MiB',
  'live heap MiB',
  'descriptors',
  'sockets',
  'longest stall ms',
  'not for want of a core',
  'of the clients',
  'server cores',
  'swaps',
  'load',
];
/** Head of the table whose rows are {@link Watched.row}. */
export const ROWS_HEAD = `| ${COLUMNS.join(' | ')} |\n|${' --- |'.repeat(COLUMNS.length)}`;

/** A server of which samples are taken. */
export interface Watched {
  readonly samples: readonly Sample[];
  /** Forgets everything until now. */
  begin(): void;
  /** Returns the table row of a minute. */
  row(minute: number, figures: TrafficFigures): string;
  /** Returns the number of catalogs that came into service. */
  swaps(): number;
  stop(): Promise<void>;
}

/** Takes samples of a server until it is stopped. */
export function watchServer(port: number, pid: number, server: ChildProcess): Watched {
  const probe = watchProbe(server);
  const cpu = watchCpu(pid);
  const versions = new Set<string>();
  const swaps = () => Math.max(0, versions.size - 1);
  let samples: Sample[] = [];
  let startedMs = performance.now();
  let isStopped = false;

  function takeSample(): void {
    const liveHeapMiB = probe.liveHeapMiB();
    if (liveHeapMiB === undefined) return;
    const { open: descriptors, sockets } = descriptorsOf(pid);
    const minutes = (performance.now() - startedMs) / 60_000;
    samples.push({ minutes, residentMiB: residentMiB(pid), liveHeapMiB, descriptors, sockets });
  }

  const running = (async () => {
    for (; !isStopped; await sleep(SAMPLE_MS)) {
      const version = await readVersion(port);
      if (version) versions.add(version);
      takeSample();
    }
  })();

  return {
    get samples() {
      return samples;
    },
    swaps,
    begin: () => {
      samples = [];
      versions.clear();
      startedMs = performance.now();
      cpu.takeCores();
      probe.takeLongest();
    },
    row: (minute, { latencyMs: { count, p50, p99, max }, failures, clientStallMs }) => {
      const last = samples.at(-1);
      const failed = Object.values(failures).reduce((sum, each) => sum + each, 0);
      const { stallMs, ownStallMs } = probe.takeLongest();
      const memory = [last?.residentMiB, last?.liveHeapMiB, last?.descriptors, last?.sockets];
      const stalls = [stallMs, ownStallMs, clientStallMs];
      const load = [cpu.takeCores(), swaps(), loadavg()[0]];
      const figures = [minute, count, failed, p50, p99, max, ...memory, ...stalls, ...load];
      return `| ${figures.map((figure) => format(figure ?? 0)).join(' | ')} |`;
    },
    stop: async () => {
      isStopped = true;
      probe.stop();
      await running;
    },
  };
}

/** Returns the version of the catalog in service; undefined while the server does not answer. */
async function readVersion(port: number): Promise<string | undefined> {
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  const { catalog_version: version } = ((await ready?.json()) ?? {}) as { catalog_version?: string };
  return version;
}

/** Hears the memory probe of a server. */
function watchProbe(server: ChildProcess) {
  let liveHeapMiB: number | undefined;
  let longest: Stall = { stallMs: 0, ownStallMs: 0 };
  const onProbed = (told: Stall & { readonly liveHeapMiB: number }) => {
    liveHeapMiB = told.liveHeapMiB;
    longest = {
      stallMs: Math.max(longest.stallMs, told.stallMs),
      ownStallMs: Math.max(longest.ownStallMs, told.ownStallMs),
    };
  };
  server.on('message', onProbed);
  return {
    liveHeapMiB: () => liveHeapMiB,
    /** Returns the longest stalls since the last call. */
    takeLongest: (): Stall => {
      const taken = longest;
      longest = { stallMs: 0, ownStallMs: 0 };
      return taken;
    },
    stop: () => void server.off('message', onProbed),
  };
}

function watchCpu(pid: number) {
  let last = { cpuSeconds: cpuSecondsOf(pid), atMs: performance.now() };
  return {
    /** Returns the number of cores in use since the last call. */
    takeCores: (): number => {
      const now = { cpuSeconds: cpuSecondsOf(pid), atMs: performance.now() };
      const cores = ((now.cpuSeconds - last.cpuSeconds) * 1000) / (now.atMs - last.atMs);
      last = now;
      return cores;
    },
  };
}
