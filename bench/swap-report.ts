import { format } from './statistics.ts';
import type { SwapResult } from './swap.ts';
import { table } from './table.ts';

/** A service that is this slow while nothing happens has more to do than its share of the machine allows. */
const OVERLOADED_P50_MS = 20;

/** Returns the part of the report on requests while catalogs were swapped. */
export function swapReport({ perSecond, quiescent, swaps }: SwapResult): string {
  const phases = [
    { name: 'quiescent', ...quiescent },
    ...swaps.map((swap, place) => ({ name: `swap ${place + 1}`, ...swap })),
  ];
  const rows = phases.map(({ name, seconds, latencyMs, failed, longest }) => [
    name,
    format(seconds),
    `${failed} of ${latencyMs.count}`,
    format(longest.stallMs),
    format(longest.ownStallMs),
    format(latencyMs.p50),
    format(latencyMs.p99),
    format(latencyMs.max),
    `${format(latencyMs.p99 / quiescent.latencyMs.p99)}x`,
  ]);
  const isOverloaded = quiescent.latencyMs.p50 > OVERLOADED_P50_MS;
  const warning = isOverloaded
    ? ' **The machine was overloaded before any swap: these figures tell nothing.**'
    : '';
  return `${perSecond} requests/s, open loop, latency in ms from when a request was due. A swap lasts from the order to write a snapshot in another process until half a second after the first answer from it.${warning}\n\n${table(
    [
      'phase',
      'seconds',
      'failed',
      'longest stall ms',
      'not for want of a core',
      'p50',
      'p99',
      'max',
      'p99 ÷ quiescent',
    ],
    rows,
  )}`;
}
