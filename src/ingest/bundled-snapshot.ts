import pMap from 'p-map';
import type { Snapshot } from '../domain/snapshot.ts';
import type { Transport } from './lists/http-client.ts';
import { buildSnapshot } from './refresh/build-snapshot.ts';
import { refreshProvider } from './refresh/refresh-provider.ts';
import type { IngestEnvironment } from './run.ts';

/** Bundled lists are read from disk, so that no HTTP client has to be loaded and opened for them. */
const NO_TRANSPORT: Transport = {
  pages: () => {
    throw new Error('a bundled list is not asked for over HTTP');
  },
  close: async () => {},
};

/** Builds a snapshot of the bundled lists: the first catalog of a server whose store is empty. */
export async function bundledSnapshot(environment: IngestEnvironment): Promise<Snapshot> {
  const context = {
    ...environment,
    transport: NO_TRANSPORT,
    mode: 'bundled' as const,
    previous: undefined,
    accepted: new Set<string>(),
  };
  const { signal } = new AbortController();
  const results = await pMap(environment.providers, (provider) => refreshProvider(provider, context, signal));
  return buildSnapshot(results, { providers: [], voices: [] }, {}, environment.now());
}
