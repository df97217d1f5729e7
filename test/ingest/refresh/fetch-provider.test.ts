import { expect, it } from '@jest/globals';
import { UpstreamError } from '../../../src/domain/errors.ts';
import type { ProviderMemory, ProviderPart } from '../../../src/domain/snapshot.ts';
import type { HttpClient } from '../../../src/ingest/lists/http-client.ts';
import { type FetchContext, fetchProvider } from '../../../src/ingest/refresh/fetch-provider.ts';
import { createHistory, liveList, named } from '../../support/judgement.ts';
import { providerOf } from '../../support/providers.ts';
import { ingestEnvironment } from '../../support/snapshot.ts';

const azure = providerOf('azure');
const { signal } = new AbortController();
const unreachable = new UpstreamError('unreachable', 'no route');

/** Returns a context whose clock stands at noon of 21 November 2026 and whose HTTP client answers with this error. */
function contextOf(error: Error, known: Partial<FetchContext> = {}) {
  let requests = 0;
  const httpClient: HttpClient = {
    // biome-ignore lint/correctness/useYield: the client fails before the first page.
    pages: async function* () {
      requests++;
      throw error;
    },
    close: async () => {},
  };
  const settings = { azure: { key: 'k', region: 'eastus', baseUrl: 'https://example.invalid' } };
  return { context: { ...ingestEnvironment(), httpClient, settings, ...known }, requests: () => requests };
}

/** Returns a stored part with one voice and this memory. */
function partWith(memory: ProviderMemory): ProviderPart {
  const { step, part } = createHistory();
  step(liveList([named('a')]));
  return { ...part(), memory };
}

it('a list that fails is a value, beside the bundled list where nothing is stored', async () => {
  const { context } = contextOf(unreachable);
  const attempt = await fetchProvider(azure, context, undefined, signal);
  expect(attempt.fetched).toBe(unreachable);
  expect(attempt.bundled).toMatchObject({ source: 'bundled' });
  expect(await fetchProvider(azure, context, partWith({}), signal)).not.toHaveProperty('bundled');
});

it('an error that is no failure of the provider is thrown', async () => {
  const { context } = contextOf(unreachable);
  const broken = {
    ...azure,
    isConfigured: () => {
      throw new RangeError('a bug');
    },
  };
  await expect(fetchProvider(broken, context, undefined, signal)).rejects.toThrow('a bug');
});

it('an aborted run is thrown, not taken for a failure of the provider', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'));
  const { context } = contextOf(unreachable);
  await expect(fetchProvider(azure, context, undefined, stopped)).rejects.toThrow('stopped');
});

it.each([
  { until: '2026-11-21T12:00:01.000Z', requests: 0, errorClass: 'rate_limited' },
  { until: '2026-11-21T12:00:00.000Z', requests: 1, errorClass: 'unreachable' },
])('a provider that asked to be left alone until $until is asked $requests times', async (expected) => {
  const { context, requests } = contextOf(unreachable);
  const part = partWith({ not_before: expected.until });
  const { fetched } = await fetchProvider(azure, context, part, signal);
  expect(fetched).toMatchObject({ errorClass: expected.errorClass });
  expect(requests()).toBe(expected.requests);
});

it('a bundled list is read whatever the provider asked for', async () => {
  const { context } = contextOf(unreachable, { mode: 'bundled' });
  const part = partWith({ not_before: '2026-11-22T00:00:00.000Z' });
  expect((await fetchProvider(azure, context, part, signal)).fetched).toMatchObject({ source: 'bundled' });
});
