import type { PublishedSample } from './published-samples.ts';

/** Outcome of the check of one address. */
type Outcome = 'playable' | 'dead' | 'doubtful' | 'unreachable';

/** Number of addresses by outcome. */
export type OutcomeCounts = { checked: number } & Record<Outcome, number>;

/** Address with the reason why it does not play. */
export interface FailedSample {
  readonly provider: string;
  readonly address: string;
  readonly reason: string;
  /** Number of the voices with this address. */
  readonly voices: number;
}

/** Report of a check. */
export interface CheckReport extends OutcomeCounts {
  /** Addresses that were left out, because they were checked lately. */
  readonly recent: number;
  readonly hosts: readonly ({ readonly provider: string; readonly host: string } & OutcomeCounts)[];
  readonly dead_samples: readonly FailedSample[];
  readonly doubtful_samples: readonly FailedSample[];
  readonly unreachable_samples: readonly FailedSample[];
  /** True if the check was stopped before its end. The next one continues. */
  readonly stopped: boolean;
  readonly seconds: number;
}

/** Collector of the outcomes of a check. */
export interface CheckTally {
  readonly total: OutcomeCounts;
  add(sample: PublishedSample, outcome: Outcome, reason?: string): void;
  toReport(rest: Pick<CheckReport, 'recent' | 'stopped' | 'seconds'>): CheckReport;
}

const newCounts = (): OutcomeCounts => ({ checked: 0, playable: 0, dead: 0, doubtful: 0, unreachable: 0 });

export function createCheckTally(): CheckTally {
  const total = newCounts();
  const hosts = new Map<string, { provider: string; host: string } & OutcomeCounts>();
  const failed = {
    dead: [] as FailedSample[],
    doubtful: [] as FailedSample[],
    unreachable: [] as FailedSample[],
  };
  return {
    total,
    add: ({ address, provider, voices }, outcome, reason = '') => {
      const host = hostOf(address);
      const key = `${provider} ${host}`;
      const counts = hosts.get(key) ?? { provider, host, ...newCounts() };
      hosts.set(key, counts);
      for (const each of [total, counts]) {
        each.checked++;
        each[outcome]++;
      }
      if (outcome !== 'playable') failed[outcome].push({ provider, address, reason, voices });
    },
    toReport: (rest) => ({
      ...total,
      ...rest,
      hosts: [...hosts.values()].sort((a, b) => (a.provider + a.host < b.provider + b.host ? -1 : 1)),
      dead_samples: failed.dead.sort(byAddress),
      doubtful_samples: failed.doubtful.sort(byAddress),
      unreachable_samples: failed.unreachable.sort(byAddress),
    }),
  };
}

/** Returns the host of an address, or nothing for one that is no URL. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

function byAddress(a: FailedSample, b: FailedSample): number {
  return a.address < b.address ? -1 : 1;
}
