import { format } from '../statistics.ts';
import { table } from '../table.ts';
import type { Attacked, FloodResult } from './measure.ts';

/** Explanation of the tables. */
export const FLOOD_INTRODUCTION =
  "500 connections ask for 8 s: those of one address that is over its limit, then those of 50 addresses for distinct searches, at open-loop rates and as fast as they are answered. Capacity is the rate at which 16 connections are served, also per second of the server's core, because other work of the machine changes only the former. Strangers ask for the metadata, a probe for `/healthz`, 25 times a second each, over a new connection each time. Latency in ms from when a request was due, p50 / p99. Unanswered are the requests that were due and had no answer at the end, with how long they had waited; each connection that asks as fast as it is answered has one.";

/** Returns the part of the report on attacks. */
export function floodReport({ capacity, perCpuSecond, loadAverage, attacks }: FloodResult): string {
  return [
    `Capacity ${format(capacity)} requests/s, ${format(perCpuSecond)} per second of the server's core; load average ${format(loadAverage)} before.`,
    table(
      [
        'attack',
        'served /s',
        'per core second',
        'served ms',
        'refused /s',
        'refused ms',
        'cut /s',
        'unanswered',
        'waited ms',
        'stranger ms',
        'not served',
        'probe ms',
        'not served',
        'MiB',
        'recovery ms',
      ],
      attacks.map(toRow),
    ),
  ].join('\n\n');
}

function toRow({ name, attack, stranger, probe, residentMiB, recoveryMs }: Attacked): string[] {
  const latency = ({ p50, p99 }: { p50: number; p99: number }) => `${format(p50)} / ${format(p99)}`;
  const rate = (count: number) => format(count / attack.seconds);
  const missing = ({ refused, failed, unanswered }: Attacked['stranger']) =>
    format(refused.count + failed + unanswered.count);
  return [
    name,
    rate(attack.served.count),
    format(attack.served.count / attack.cpuSeconds),
    latency(attack.served),
    rate(attack.refused.count),
    latency(attack.refused),
    rate(attack.failed),
    format(attack.unanswered.count),
    latency(attack.unanswered),
    latency(stranger.served),
    missing(stranger),
    latency(probe.served),
    missing(probe),
    format(residentMiB),
    format(recoveryMs),
  ];
}
