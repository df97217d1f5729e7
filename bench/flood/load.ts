import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Summary } from '../statistics.ts';
import { nextMessage } from '../waiting.ts';

/** Requests that a process of their own sends. */
export interface LoadOrder {
  readonly port: number;
  /** Process of the server. */
  readonly pid: number;
  readonly connections: number;
  /** Addresses of this host, which the connections take in turn. */
  readonly addresses: readonly string[];
  readonly paths: readonly string[];
  /** Rate of an open loop; without it, each connection asks again as soon as it is answered. */
  readonly perSecond?: number;
  /** True if each request of an open loop takes a new connection, as a stranger's first one does. */
  readonly isNew?: boolean;
  /** Time before the figures begin. */
  readonly warmUpMs: number;
  readonly seconds: number;
}

export interface LoadFigures {
  readonly seconds: number;
  /** Time of a core that the server took. */
  readonly cpuSeconds: number;
  /** Latency in ms of what was answered 200, and of what was answered otherwise. */
  readonly served: Summary;
  readonly refused: Summary;
  /** Requests whose connection ended without an answer. */
  readonly failed: number;
  /** Waits in ms, so far, of the requests that were due and not answered when the time was over. */
  readonly unanswered: Summary;
}

/** Sends requests from another process. */
export async function sendLoad(order: LoadOrder): Promise<LoadFigures> {
  const child = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  child.send(order);
  try {
    return await nextMessage(child);
  } finally {
    child.kill('SIGKILL');
  }
}

/** Returns addresses of this host: every one in 127.0.0.0/8 is. `net` is their third number. */
export function addressesIn(net: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `127.0.${net}.${at + 1}`);
}
