import { beforeAll, describe, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import type { Catalog } from '../../src/index/catalog/catalog.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { catalogOf, imageOf } from '../support/catalog.ts';
import { REMOVED_AT, snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await bundledCatalog();
});

const missingOf = (ids: string, from = catalog) => from.search(SearchQuery.parse({ ids })).missing ?? [];

it.each(['x'.repeat(5000), `azure/${'a-'.repeat(2000)}`, `azure/${'/'.repeat(60)}`])(
  'an id that was never listed has no replacement where it is endless: %.30s',
  (id) => {
    expect(missingOf(id)).toEqual([{ id, reason: 'unknown' }]);
  },
);

describe('many ids that were never listed', () => {
  it('are read by their parts up to the fiftieth of a query', () => {
    const ids = Array.from({ length: 60 }, (_, at) => `polly/Joanna/x${at}`);
    const read = missingOf(ids.join(',')).filter(({ replacements }) => replacements);
    expect(read.map(({ id }) => id)).toEqual(ids.slice(0, 50));
  });
});

describe('the id of a removed voice', () => {
  const english = { language: 'en-US', language_name: 'English' } as const;
  const last_known = voice({ id: 'acme/Gone', provider: 'acme', provider_voice_id: 'Gone', ...english });
  const entry = { first_seen: '2026-01-01', last_seen: '2026-09-30', removed_at: REMOVED_AT, last_known };

  it.each(['acme/Gone', 'acme/gone', 'ACME/GONE', 'Gone', 'gone'])('is known as %s', async (id) => {
    const from = await catalogOf(
      snapshotOf([voice({ id: 'bolt/near', ...english })], { ledger: { 'acme/Gone': entry } }),
    );
    expect(missingOf(id, from)).toEqual([
      { id, reason: 'removed', removed_at: REMOVED_AT, replacements: ['bolt/near'] },
    ]);
  });

  it('means a voice of the catalog first', async () => {
    const from = await catalogOf(
      snapshotOf([voice({ id: 'bolt/gone', provider_voice_id: 'gone', ...english })], {
        ledger: { 'acme/Gone': entry },
      }),
    );
    expect(missingOf('GONE', from)).toEqual([{ id: 'GONE', reason: 'unknown', replacements: ['bolt/gone'] }]);
  });

  const goneAt = (removed_at: string, native: string) => ({
    ...entry,
    removed_at,
    last_known: { ...last_known, provider_voice_id: native },
  });

  it.each([
    ['acme/A', '2026-10-01'],
    ['acme/a', '2026-10-02'],
    ['bolt/native', '2026-10-04'],
    ['one', '2026-10-06'],
    ['acme/AB', undefined],
  ])('%s is the one with this very id, else the one whose id was removed last', async (id, removed_at) => {
    const ledger = {
      'acme/A': goneAt('2026-10-01', 'x'),
      'acme/a': goneAt('2026-10-02', 'y'),
      'Acme/A': goneAt('2026-10-03T12:00:00.000Z', 'z'),
      'bolt/native': goneAt('2026-10-04', 'one'),
      'cora/native': goneAt('2026-10-05', 'bolt/native'),
      'dora/one': goneAt('2026-10-06', 'one'),
      'echo/one-more': goneAt('2026-10-07', 'one'),
    };
    expect(missingOf(id, await catalogOf(snapshotOf([], { ledger })))[0]?.removed_at).toBe(removed_at);
  });

  it('is in buffers of the image, because all else is copied between threads in one turn of the event loop', () => {
    const copied = (count: number) => {
      const ids = Array.from({ length: count }, (_, at) => `acme/${at}`);
      const ledger = Object.fromEntries(ids.map((id) => [id, entry]));
      return JSON.stringify(imageOf(snapshotOf([], { ledger })), (_, value) => {
        if (ArrayBuffer.isView(value)) return undefined;
        return value instanceof Map ? [...value] : value;
      });
    };
    expect(copied(100)).toBe(copied(1));
  });
});
