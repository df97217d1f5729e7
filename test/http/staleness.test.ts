import { describe, expect, it } from '@jest/globals';
import type { ProviderStatus } from '../../src/domain/snapshot.ts';
import { createCatalogRef } from '../../src/index/catalog/catalog-ref.ts';
import { MCP_PATH, testApp } from '../support/app.ts';
import { catalogOf } from '../support/catalog.ts';
import { request } from '../support/request.ts';
import { NOW, smallSnapshot } from '../support/snapshot.ts';

const HOUR = 3_600_000;

describe('the staleness of providers', () => {
  it('metadata and MCP show a provider as stale once its success is too old, under another ETag', async () => {
    let now = new Date(NOW);
    const catalog = createCatalogRef({ maxAgeMs: HOUR, now: () => now });
    const providers: ProviderStatus[] = [
      { provider: 'fictional', voices: 2, source: 'live', last_success: NOW, stale: false },
    ];
    catalog.swap(await catalogOf({ ...smallSnapshot(), providers }));
    const app = await testApp({ catalog });
    const overHttp = async (etag = '"none"') => {
      const response = await request(app).get('/v1/metadata').set('If-None-Match', etag);
      return {
        status: response.status,
        etag: response.headers.etag as string,
        stale: response.body.provider_status?.[0].stale,
      };
    };
    const overMcp = async () => {
      const { body } = await request(app)
        .post(MCP_PATH)
        .set('Accept', 'application/json, text/event-stream')
        .send({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'get_voice_metadata', arguments: { providers: 'all' } },
        });
      return JSON.stringify(body.result.structuredContent.rows).includes(', stale');
    };

    const before = await overHttp();
    expect(before).toMatchObject({ status: 200, stale: false });
    expect(await overMcp()).toBe(false);
    expect(await overHttp(before.etag)).toMatchObject({ status: 304 });

    now = new Date(Date.parse(NOW) + HOUR);
    const after = await overHttp(before.etag);
    expect(after).toMatchObject({ status: 200, stale: true });
    expect(after.etag).not.toBe(before.etag);
    expect(await overHttp(after.etag)).toMatchObject({ status: 304, etag: after.etag });
    expect(await overMcp()).toBe(true);
  });

  it('a bundled list is stale once it is over 180 days old, and never if its date is unknown', async () => {
    let now = new Date(NOW);
    const catalog = createCatalogRef({ maxAgeMs: Number.POSITIVE_INFINITY, now: () => now });
    const bundled = { voices: 2, source: 'bundled', stale: false } as const;
    const providers: ProviderStatus[] = [
      { provider: 'fictional', ...bundled, listed_on: '2026-05-30' },
      { provider: 'undated', ...bundled },
    ];
    catalog.swap(await catalogOf({ ...smallSnapshot(), providers }));
    const stale = () => catalog.current.metadata.provider_status.map((status) => status.stale);
    expect(stale()).toEqual([false, false]);
    now = new Date('2026-11-26T00:00:00.000Z');
    expect(stale()).toEqual([true, false]);
  });
});
