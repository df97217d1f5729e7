import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Summary } from '../statistics.ts';
import type { Known } from './traffic.ts';

/** Requests that well-behaved clients send from a process of their own: at a rate, or so many at once. */
export type TrafficOrder = {
  readonly port: number;
  /** Addresses of the clients, each with one connection, so that none comes near the rate limit. */
  readonly addresses: readonly string[];
  readonly known: Known;
  readonly seed: number;
  readonly seconds: number;
  /** Time of each of the figures that are told on the way. */
  readonly stepSeconds: number;
} & ({ readonly perSecond: number } | { readonly atOnce: number });

/** Figures of a step, or of the whole where `isLast` says so. */
export interface TrafficFigures {
  /** Latency of all requests, from when each was due. */
  readonly latencyMs: Summary;
  /** Number of failed requests by kind and status. */
  readonly failures: Readonly<Record<string, number>>;
  readonly notModified: number;
  /** Longest time for which the process of the clients stood still: latency that is none of the server's. */
  readonly clientStallMs: number;
  readonly isLast: boolean;
}

/** Sends traffic until its time is over. Returns the figures of the whole. */
export async function sendTraffic(
  order: TrafficOrder,
  onStep: (figures: TrafficFigures) => void = () => {},
): Promise<TrafficFigures> {
  const child = forkProcess('traffic-process.ts');
  child.on('message', (figures: TrafficFigures) => {
    if (!figures.isLast) return onStep(figures);
    whole = figures;
  });
  let whole: TrafficFigures | undefined;
  child.send(order);
  const [code] = await once(child, 'close');
  if (!whole) throw new Error(`the clients ended with ${code}`);
  return whole;
}

/** Starts a program of this folder. */
export function forkProcess(file: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: ['--import', 'tsx'] });
}

/** Returns addresses of this host: every one in 127.0.0.0/8 is. `net` is their second number. */
export function manyAddresses(net: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `127.${net}.${at >> 8}.${at & 255 || 255}`);
}
