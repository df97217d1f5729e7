import { expect, it } from '@jest/globals';
import { bundledSnapshot } from '../../src/ingest/bundled-snapshot.ts';
import { countBundled, providerOf } from '../support/providers.ts';
import { ingestEnvironment, NOW } from '../support/snapshot.ts';

it('the snapshot of bundled lists has no events, and each status and first sight has the date of the list', async () => {
  const environment = ingestEnvironment({ providers: [providerOf('polly'), providerOf('azure')] });
  const { seq, log, builtAt, providers, voices, ledger } = await bundledSnapshot(environment);
  expect([seq, log, builtAt]).toEqual([0, [], NOW]);
  expect(providers).toMatchObject([
    { provider: 'azure', voices: countBundled('azure'), source: 'bundled', stale: false },
    { provider: 'polly', voices: countBundled('polly'), source: 'bundled', stale: false },
  ]);
  const listedOn = new Map(providers.map(({ provider, listed_on }) => [provider, listed_on ?? NOW]));
  for (const { id, provider, first_seen } of voices) {
    expect(ledger[id]).toEqual({ first_seen: listedOn.get(provider) });
    expect(first_seen).toBe(listedOn.get(provider)?.slice(0, 10));
  }
});

it('a provider without a bundled list is left out', async () => {
  const environment = ingestEnvironment({ providers: [providerOf('lmnt')] });
  expect(await bundledSnapshot(environment)).toMatchObject({ providers: [], voices: [] });
});
