import type { DumpResult } from './dumps.ts';
import { format } from './statistics.ts';
import { table } from './table.ts';

/** Returns the part of the report on dumps. */
export function dumpReport({ perSecond, made, phases }: DumpResult): string {
  const sizes = made.map(({ path, encoding, first, second }) => [
    path,
    encoding,
    format(second.sizeBytes / 1e6),
    format(first.firstByteMs),
    format(first.wholeMs),
    format(second.firstByteMs),
    format(second.wholeMs),
  ]);
  const others = phases.map(({ name, seconds, latencyMs, failed, longest, memory, lost }) => [
    name,
    format(seconds),
    `${failed} of ${latencyMs.count}`,
    format(latencyMs.p50),
    format(latencyMs.p99),
    format(longest.stallMs),
    format(longest.ownStallMs),
    format(memory.startMiB),
    format(memory.maxMiB),
    format(memory.endMiB),
    format(memory.slopePerMinute),
    String(lost),
  ]);
  return [
    'Each dump, read at full speed by its first reader, for whom it is made, and by the second.',
    table(
      [
        'dump',
        'encoding',
        'MB',
        'first reader: first byte ms',
        'whole ms',
        'second: first byte ms',
        'whole ms',
      ],
      sizes,
    ),
    `Other requests while dumps are read: ${perSecond} requests/s, open loop, latency in ms from when a request was due. Slow readers take 4 kB/s. Memory is that of the server; its slope is that of the second half of a phase.`,
    table(
      [
        'phase',
        'seconds',
        'failed',
        'p50',
        'p99',
        'longest stall ms',
        'not for want of a core',
        'MiB at start',
        'most',
        'at end',
        'MiB/min',
        'readers cut or refused',
      ],
      others,
    ),
  ].join('\n\n');
}
