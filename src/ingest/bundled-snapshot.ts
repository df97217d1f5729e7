import pMap from 'p-map';
import type { Snapshot } from '../domain/snapshot.ts';
import type { IngestEnvironment } from './ingest-environment.ts';
import type { HttpClient } from './lists/http-client.ts';
import { buildSnapshot } from './refresh/build-snapshot.ts';
import { type RefreshContext, refreshProvider } from './refresh/refresh-provider.ts';

/** HTTP client that sends no request. Bundled lists need no real client, because they are read from disk. */
const NO_CLIENT: HttpClient = {
  pages: () => {
    throw new Error('a bundled list is not requested over HTTP');
  },
  close: async () => {},
};

/** Builds a snapshot of the bundled lists, so that a server without a stored snapshot can start. */
export async function bundledSnapshot(environment: IngestEnvironment): Promise<Snapshot> {
  const context: RefreshContext = {
    ...environment,
    httpClient: NO_CLIENT,
    mode: 'bundled',
    previous: undefined,
    accepted: new Set(),
  };
  const { signal } = new AbortController();
  const results = await pMap(environment.providers, (provider) => refreshProvider(provider, context, signal));
  const carried = { providers: [], voices: [] };
  return buildSnapshot({ results, carried, ledger: {}, now: environment.now() });
}
