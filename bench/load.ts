import autocannon from 'autocannon';
import { cpuSecondsOf } from './process-figures.ts';

const CONNECTIONS = 32;

export interface Load {
  readonly port: number;
  /** Process that answers. */
  readonly pid: number;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds: number;
}

export interface Measured {
  readonly requestsPerSecond: number;
  readonly cpuMicroseconds: number;
  readonly bytes: number;
}

/** Asks the paths in turn over 32 connections, each of which has its own share of them. @throws where any is refused */
export async function load(options: Load): Promise<Measured> {
  const sleepless = stayAwake();
  try {
    return await measure(options);
  } finally {
    clearImmediate(sleepless.next);
  }
}

/** Keeps this process awake between answers, because the server would pay for waking it, and a slow server more often than a fast one. */
function stayAwake() {
  const state = { next: setImmediate(again) };
  function again() {
    state.next = setImmediate(again);
  }
  return state;
}

async function measure({ port, pid, paths, headers = {}, seconds }: Load): Promise<Measured> {
  let connection = 0;
  const shareOf = (index: number) =>
    paths.length < CONNECTIONS ? paths : paths.filter((_, place) => place % CONNECTIONS === index);
  const before = cpuSecondsOf(pid);
  const { requests, throughput, errors, ...result } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { ...headers },
    setupClient: (client) => client.setRequests(shareOf(connection++).map((path) => ({ path }))),
  });
  const cpuSeconds = cpuSecondsOf(pid) - before;
  const refused = errors + result['4xx'] + result['5xx'];
  if (refused > 0) throw new Error(`${refused} of ${requests.total} requests failed`);
  return {
    requestsPerSecond: requests.average,
    cpuMicroseconds: (cpuSeconds * 1e6) / requests.total,
    bytes: throughput.total / requests.total,
  };
}
