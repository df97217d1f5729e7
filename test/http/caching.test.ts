import { describe, expect, it, jest } from '@jest/globals';
import type { Express } from 'express';
import type { Response } from 'supertest';
import { MANIFEST_PATH, refTo, smallRef, testApp } from '../support/app.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { catalogOf } from '../support/catalog.ts';
import { request } from '../support/request.ts';
import { GONE_ID, smallSnapshot } from '../support/snapshot.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  refused: string[];
  encoded: Rows<[path: string, accepted: string, encoding: string | null]>;
}>(import.meta);

const CACHED = [
  '/v1/voices',
  '/api/voices?search=jenny&facets=true',
  '/v1/voices?providers=azure,polly&search=%22Zo%C3%AB%22%20%E6%97%A5&limit=5',
  `/v1/voices?search=${'long'.repeat(500)}`,
  '/v1/metadata',
  '/v1/complete?q=british',
  '/v1/voices/polly/Joanna/neural',
  '/api/voices/azure%2Fen-US-JennyNeural',
  '/openapi.json',
  MANIFEST_PATH,
];

const app = await testApp();

const etagOf = async (path: string, from = app): Promise<string> =>
  (await request(from).get(path).expect(200)).headers.etag as string;

it.each(CACHED)('the ETag of %s is strong and stays the same', async (path) => {
  const etag = await etagOf(path);
  // The grammar is that of RFC 9110, 8.8.3, without the comma, because If-None-Match separates tags by commas.
  expect(etag).toMatch(/^"[\x21\x23-\x2b\x2d-\x7e]+"$/);
  expect(await etagOf(path)).toBe(etag);
});

it.each(CACHED)(
  'the ETag of %s is answered with 304 and no body, whatever instructions for caches come with it',
  async (path) => {
    const etag = await etagOf(path);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await request(app).get(path).set('If-None-Match', known).expect(304);
      expect(response.text).toBeFalsy();
      expect(response.headers).toMatchObject({ etag, 'cache-control': expect.stringContaining('public') });
      expect(response.headers['content-type']).toBeUndefined();
    }
    for (const instruction of ['no-cache', 'no-store', 'max-age=0', 'only-if-cached']) {
      const asked = request(app).get(path).set({ 'Cache-Control': instruction, Pragma: 'no-cache' });
      await asked.set('If-None-Match', etag).expect(304);
    }
    await request(app).head(path).set('If-None-Match', etag).expect(304);
    await request(app).get(path).set('If-None-Match', '"other"').expect(200);
  },
);

it.each(CACHED)('the answer of %s has one ETag per encoding, and each is known in all', async (path) => {
  const byEncoding = new Map<string, string>();
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { headers } = await request(app).get(path).set('Accept-Encoding', encoding).expect(200);
    byEncoding.set(headers['content-encoding'] ?? 'identity', String(headers.etag));
  }
  expect(new Set(byEncoding.values()).size).toBe(byEncoding.size);
  for (const etag of byEncoding.values())
    for (const encoding of ['identity', 'gzip', 'br', 'deflate']) {
      const asked = request(app).get(path).set({ 'Accept-Encoding': encoding, 'If-None-Match': etag });
      expect((await asked.expect(304)).headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
    }
});

it.each(['/v1/voices?limit=3', '/openapi.json'])('the ETag of %s is found in any list', async (path) => {
  const etag = await etagOf(path);
  for (const list of [
    `${etag},"b"`,
    `"a","b" ,\t${etag}`,
    `W/"a" , W/${etag}`,
    ` ${etag} `,
    `"a,b",,${etag},`,
    `"", ${etag}`,
  ])
    await request(app).get(path).set('If-None-Match', list).expect(304);
});

it.each(['/v1/voices?limit=3', '/openapi.json'])('no other tag is the ETag of %s', async (path) => {
  const etag = await etagOf(path);
  const name = etag.slice(1, -1);
  for (const other of [
    name,
    `"${name}`,
    `"${name}x"`,
    `"x${name}"`,
    `"${name}:zstd"`,
    `"${name.toUpperCase()}"`,
    '"*"',
    '"a", *',
    '""',
    '"',
    '"'.repeat(9999),
  ])
    await request(app).get(path).set('If-None-Match', other).expect(200);
});

it.each(TABLE.refused)('the refused query %s is not called unchanged', async (path) => {
  const { body, headers } = await request(app).get(path).set('If-None-Match', '*').expect(400);
  expect(body.error.code).toBe('invalid_parameter');
  expect(headers.etag).toBeUndefined();
});

it('an ETag identifies the query, however it is written', async () => {
  const plain = await etagOf('/v1/voices');
  expect(await etagOf('/v1/voices?limit=48&offset=0&utm=1')).toBe(plain);
  expect((await etagOf(`/v1/voices?search=${'%E6%97%A5'.repeat(1000)}`)).length).toBeLessThan(72);
  expect(await etagOf('/v1/voices?genders=f&limit=5')).toBe(await etagOf('/v1/voices?limit=5&genders=f'));
});

it('two queries have two ETags', async () => {
  const queries = [
    '',
    '?facets=true',
    '?limit=47',
    '?offset=1',
    '?sort=name',
    '?search=a',
    '?ids=a',
    '?model=a',
    '?search=model%3Da',
    '?search=a%26model%3Da',
    '?search=a&model=a',
    `?search=${'a'.repeat(300)}`,
    `?search=${'a'.repeat(299)}b`,
  ];
  const etags = await Promise.all(queries.map((query) => etagOf(`/v1/voices${query}`)));
  expect(new Set(etags).size).toBe(queries.length);
});

it('an ETag changes with the catalog, and with its ledger', async () => {
  const snapshot = smallSnapshot();
  const ref = refTo(await catalogOf(snapshot));
  const small = await testApp({ catalog: ref });
  const path = `/v1/voices?ids=${GONE_ID}`;
  const etags = [await etagOf(path, small)];
  ref.swap(await catalogOf({ ...snapshot, builtAt: '2026-11-22T12:00:00.000Z', ledger: {} }));
  etags.push(await etagOf(path, small));
  ref.swap(await catalogOf({ ...snapshot, version: 'fedcba9876543210' }));
  etags.push(await etagOf(path, small));
  expect(new Set(etags).size).toBe(3);
  const { headers } = await request(small).get(path);
  expect(headers['x-catalog-version']).toBe('fedcba9876543210');
});

it('an ETag changes with the top tier, the release and the recordings, of each of which answers depend', async () => {
  const snapshot = smallSnapshot();
  const ref = refTo(await catalogOf(snapshot));
  const small = await testApp({ catalog: ref });
  const etags = new Set<string>();
  for (const options of [
    {},
    { rules: { topTier: { provider: 'fictional', model: 'aura-2' } } },
    { rules: { topTier: { provider: 'deepgram', model: 'another' } } },
    { release: 'the-next' },
    { previewsVersion: '~~other' },
  ])
    for (const path of ['/v1/voices', '/v1/voices.ndjson']) {
      ref.swap(await catalogOf(snapshot, options));
      etags.add(await etagOf(path, small));
      ref.swap(await catalogOf(snapshot, options));
      etags.add(await etagOf(path, small));
    }
  expect(etags.size).toBe(10);
});

it.each(['/v1/voices', '/v1/metadata', '/openapi.json', MANIFEST_PATH])(
  'the answer of %s comes in gzip and br to clients that accept it',
  async (path) => {
    const plain = await request(app).get(path).set('Accept-Encoding', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(Number(plain.headers['content-length'])).toBe(Buffer.byteLength(plain.text));
    for (const encoding of ['gzip', 'br']) {
      // superagent decompresses by the header, so that a body in another encoding fails here.
      const packed = await request(app).get(path).set('Accept-Encoding', encoding);
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toContain('Accept-Encoding');
      expect(packed.text).toBe(plain.text);
    }
  },
);

it.each(TABLE.encoded)(
  'the answer of %s to Accept-Encoding "%s" is encoded in %s',
  async (path, accepted, encoding) => {
    const { headers } = await request(app).get(path).set('Accept-Encoding', accepted).expect(200);
    expect(headers['content-encoding']).toBe(encoding ?? undefined);
  },
);

describe('the response cache', () => {
  /** Returns an app, with a mock that counts the searches of its catalog. */
  async function countingApp() {
    const catalog = await bundledCatalog();
    const searchJson = jest.fn(catalog.searchJson);
    const ref = refTo({ ...catalog, searchJson });
    return { counting: await testApp({ catalog: ref }), searchJson, ref, catalog };
  }
  const ask = (from: Express, query: string, encoding = 'identity') =>
    request(from).get(`/v1/voices?${query}`).set('Accept-Encoding', encoding).expect(200);

  it('a repeated answer is the same each time, and built at most twice', async () => {
    const { counting, searchJson } = await countingApp();
    const texts: string[] = [];
    for (let count = 0; count < 5; count++) texts.push((await ask(counting, 'search=jenny')).text);
    expect(new Set(texts).size).toBe(1);
    expect(searchJson).toHaveBeenCalledTimes(2);
  });

  it.each(['gzip', 'br'])(
    'a repeated answer in %s is the same each time, and compressed once',
    async (encoding) => {
      const { counting, searchJson } = await countingApp();
      const { text } = await ask(app, 'search=jenny');
      for (let count = 0; count < 4; count++) {
        const packed = await ask(counting, 'search=jenny', encoding);
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.text).toBe(text);
      }
      expect(searchJson).toHaveBeenCalledTimes(2);
    },
  );

  it('a repeated answer is found whatever other queries come in between, and however its query is written', async () => {
    const { counting, searchJson } = await countingApp();
    const { text } = await ask(app, 'limit=5&genders=f');
    const written = ['limit=5&genders=f', 'genders=f&limit=5', 'genders=f&limit=5&_=1'];
    for (const query of [...written, ...written, ...written]) {
      await ask(counting, `search=${query.length}`);
      expect((await ask(counting, query)).text).toBe(text);
    }
    const made = searchJson.mock.calls.filter(([query]) => query.limit === 5);
    expect(made.length).toBeLessThanOrEqual(4);
  });

  it('a repeated answer is built anew for the next catalog', async () => {
    const { counting, ref } = await countingApp();
    for (let count = 0; count < 3; count++) await ask(counting, 'limit=1');
    ref.swap((await smallRef()).current);
    expect((await ask(counting, 'limit=1')).body).toMatchObject({ total: 2 });
  });
});

const VOLATILE = ['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'ratelimit'];
const steady = ({ headers }: Response) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !VOLATILE.includes(name)));

it.each([
  ...CACHED,
  '/v1/audio-url?voiceId=deepgram/aura-2-thalia-en',
  '/v1/audio-url?voiceId=fictional/nobody',
  '/v1/voices?limit=0',
  '/',
  '/readyz',
  '/nothing',
])('the answer to HEAD %s is that to GET without its body', async (path) => {
  const get = await request(app).get(path).set('Accept-Encoding', 'identity');
  const head = await request(app).head(path).set('Accept-Encoding', 'identity');
  expect(head.status).toBe(get.status);
  expect(steady(head)).toEqual(steady(get));
  expect(head.text).toBeFalsy();
});
