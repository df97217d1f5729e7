import type { PublishedSample } from './commit-checks.ts';

type Outcome = 'playable' | 'dead' | 'doubtful' | 'unreachable';

export type OutcomeCounts = { checked: number } & Record<Outcome, number>;

export type FailedSample = PublishedSample & { readonly reason: string };

const newCounts = (): OutcomeCounts => ({ checked: 0, playable: 0, dead: 0, doubtful: 0, unreachable: 0 });

export function createCheckTally() {
  const total = newCounts();
  const hosts = new Map<string, { provider: string; host: string } & OutcomeCounts>();
  const failed: Record<Exclude<Outcome, 'playable'>, FailedSample[]> = {
    dead: [],
    doubtful: [],
    unreachable: [],
  };
  return {
    total,
    add: ({ address, provider, voices }: PublishedSample, outcome: Outcome, reason = ''): void => {
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
    toFigures: () => ({
      ...total,
      hosts: [...hosts.values()].sort((a, b) => (a.provider + a.host < b.provider + b.host ? -1 : 1)),
      dead_samples: failed.dead.sort(byAddress),
      doubtful_samples: failed.doubtful.sort(byAddress),
      unreachable_samples: failed.unreachable.sort(byAddress),
    }),
  };
}

/** Returns the host of a URL; the empty string for an invalid URL. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

function byAddress(a: FailedSample, b: FailedSample): number {
  return a.address < b.address ? -1 : 1;
}
