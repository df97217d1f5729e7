import pMap from 'p-map';
import type { Snapshot } from '../domain/snapshot.ts';
import { joinParts } from '../storage/join-parts.ts';
import type { IngestEnvironment } from './ingest-environment.ts';
import { judgeProvider } from './judge/judge-provider.ts';
import type { JudgeOptions } from './judge/judgement.ts';
import type { HttpClient } from './lists/http-client.ts';
import { type FetchContext, fetchProvider } from './refresh/fetch-provider.ts';

/** HTTP client that throws on every request, because bundled lists are read from disk. */
const NO_CLIENT: HttpClient = {
  pages: () => {
    throw new Error('a bundled list is not requested over HTTP');
  },
  close: async () => {},
};

/** Builds a snapshot of the voice lists in this package, so that a server without a stored snapshot can start. */
export async function bundledSnapshot(environment: IngestEnvironment): Promise<Snapshot> {
  const context: FetchContext = { ...environment, httpClient: NO_CLIENT, mode: 'bundled' };
  const { maxShrink, maxVoices: room } = environment;
  const options: JudgeOptions = { mode: 'bundled', isAccepted: false, maxShrink, room };
  const { signal } = new AbortController();
  const parts = await pMap(environment.providers, async (provider) => {
    const attempt = await fetchProvider(provider, context, undefined, signal);
    return judgeProvider(attempt, undefined, options).part ?? [];
  });
  return joinParts(parts.flat(), { builtAt: environment.now().toISOString(), seq: 0, log: [] });
}
