import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { ProviderStatus } from '../../src/domain/snapshot.ts';
import { type CatalogRef, createCatalogRef } from '../../src/index/catalog/catalog-ref.ts';
import { rulesVersionOf } from '../../src/index/catalog/rules-version.ts';
import { catalogOf, TOP_TIER } from '../support/catalog.ts';
import { NOW, snapshotOf } from '../support/snapshot.ts';

const MINUTE = 60_000;
const at = (minutes: number) => new Date(Date.parse(NOW) + minutes * MINUTE);
const STATUSES: readonly ProviderStatus[] = [
  { provider: 'azure', voices: 1, source: 'live', last_success: at(0).toISOString(), stale: false },
  { provider: 'hume', voices: 1, source: 'kept', last_success: at(-60).toISOString(), stale: true },
  { provider: 'polly', voices: 1, source: 'bundled', last_success: at(-60).toISOString(), stale: false },
  { provider: 'rime', voices: 1, source: 'live', last_success: at(5).toISOString(), stale: false },
];

const staleIn = ({ current }: CatalogRef) =>
  current.metadata.provider_status.filter(({ stale }) => stale).map(({ provider }) => provider);

describe('a catalog reference with a rule', () => {
  it('a provider becomes stale when its last success is too old, and the generation changes with it', async () => {
    let now = at(0);
    const ref = createCatalogRef({ maxAgeMs: 10 * MINUTE, now: () => now });
    const catalog = await catalogOf(snapshotOf([], { providers: [...STATUSES] }));
    ref.swap(catalog);
    const generations: string[] = [];
    for (const [minutes, stale] of [
      [0, ['hume']],
      [9, ['hume']],
      [10, ['azure', 'hume']],
      [14, ['azure', 'hume']],
      [15, ['azure', 'hume', 'rime']],
      [9999, ['azure', 'hume', 'rime']],
    ] as const) {
      now = at(minutes);
      expect({ minutes, stale: staleIn(ref) }).toEqual({ minutes, stale });
      generations.push(ref.current.generation);
    }
    expect(generations.map((each) => generations.indexOf(each))).toEqual([0, 0, 2, 2, 4, 4]);
    expect(ref.current).toMatchObject({ version: catalog.version, builtAt: catalog.builtAt });
    expect(generations[0]).toBe(catalog.generation);
  });

  it('a catalog that is too old when it comes is stale at once, and the next one is fresh', async () => {
    const now = at(60);
    const ref = createCatalogRef({ maxAgeMs: 10 * MINUTE, now: () => now });
    ref.swap(await catalogOf(snapshotOf([], { providers: [...STATUSES] })));
    expect(staleIn(ref)).toEqual(['azure', 'hume', 'rime']);
    const fresh = STATUSES.map((status) => ({ ...status, last_success: now.toISOString(), stale: false }));
    ref.swap(await catalogOf(snapshotOf([], { providers: fresh, builtAt: now.toISOString() })));
    expect(staleIn(ref)).toEqual([]);
  });
});

it('a catalog reference without a rule shows the statuses of the snapshot', async () => {
  const ref = createCatalogRef();
  const catalog = await catalogOf(snapshotOf([], { providers: [...STATUSES] }));
  ref.swap(catalog);
  expect(ref.current).toBe(catalog);
});

it('a generation of a build tells its release by the hash of its sources', async () => {
  const release = await readFile('dist/.sources', 'utf8');
  const built: typeof import('../../src/index/catalog/rules-version.ts') = await import(
    pathToFileURL(resolve('dist/index/catalog/rules-version.js')).href
  );
  expect(built.rulesVersionOf({ topTier: TOP_TIER })).toBe(rulesVersionOf({ topTier: TOP_TIER }, release));
  expect(rulesVersionOf({ topTier: TOP_TIER })).not.toBe(rulesVersionOf({ topTier: TOP_TIER }, release));
});
