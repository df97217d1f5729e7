import pMap from 'p-map';
import type { Snapshot } from '../domain/snapshot.ts';
import { joinParts } from '../storage/join-parts.ts';
import { judgeProvider } from './judge/judge-provider.ts';
import { readBundledVoices } from './lists/fetch-voices.ts';
import { asValue } from './refresh/fetch-provider.ts';
import type { IngestEnvironment } from './refresh/ingest-environment.ts';

/** Builds a snapshot of the voice lists in this package. A server without a stored snapshot starts with the bundled snapshot. */
export async function bundledSnapshot(environment: IngestEnvironment): Promise<Snapshot> {
  const { providers, now, maxShrink, maxVoices: room } = environment;
  const options = { mode: 'bundled', isAccepted: false, maxShrink, room } as const;
  const parts = await pMap(providers, async (provider) => {
    const startedAt = now();
    const fetched = await asValue(() => readBundledVoices(provider, environment));
    return judgeProvider({ provider, fetched, startedAt, endedAt: now() }, undefined, options).part ?? [];
  });
  return joinParts(parts.flat(), { builtAt: now().toISOString(), seq: 0, log: [] });
}
