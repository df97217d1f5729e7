import { expect, it } from '@jest/globals';
import { testApp } from '../support/app.ts';
import { request } from '../support/request.ts';
import { type Rows, readBeside, type Values } from '../support/tables.ts';

const TABLE = readBeside<{ links: Rows<[query: string, expected: Values<string>]> }>(import.meta);

const app = await testApp();

const BASE = 'http://host.example/mounted';

/** Returns the addresses of a `Link` header by relation, resolved as a client does. */
function linksOf(link: string | undefined, address: string): Record<string, string> {
  return Object.fromEntries(
    [...(link ?? '').matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, target = '', relation]) => [
      relation,
      new URL(target, BASE + address).href.slice(BASE.length),
    ]),
  );
}
const linksAt = async (address: string) =>
  linksOf((await request(app).get(address).expect(200)).headers.link, address);

it.each(TABLE.links)(
  'the links of a page of ?%s are those of its canonical query',
  async (query, expected) => {
    for (const prefix of ['/v1', '/api']) {
      const links = await linksAt(`${prefix}/voices?${query}`);
      for (const [relation, target] of Object.entries(expected)) {
        const found = links[relation]?.replace(`${prefix}/voices`, '');
        expect({ relation, found }).toEqual({ relation, found: expect.stringMatching(target) });
      }
    }
  },
);

it.each([
  ['limit=50&providers=deepgram', 0],
  ['limit=7&providers=polly&languages=x&sort=name', 3],
  ['limit=11&search=british+female', 0],
])('of ?%s from offset %d lead to each voice once, and end at the last page', async (query, offset) => {
  const ids: string[] = [];
  let address: string | undefined = `/v1/voices?${query}&offset=${offset}`;
  const { last } = await linksAt(address);
  const visited: string[] = [];
  let total = 0;
  while (address !== undefined) {
    visited.push(address);
    const { body, headers } = await request(app).get(address).expect(200);
    ids.push(...body.voices.map(({ id }: { id: string }) => id));
    total = body.total;
    const links = linksOf(headers.link, address);
    expect(links.next !== undefined).toBe(body.hasMore);
    address = links.next;
  }
  expect(visited.length).toBeGreaterThan(1);
  expect(visited.at(-1)).toBe(last);
  expect(new Set(ids).size).toBe(total - offset);
  expect(ids).toHaveLength(total - offset);
});

it('the links of a page lead back from the last page to the first', async () => {
  let { last: address } = await linksAt('/v1/voices?providers=polly&limit=20');
  let steps = 0;
  for (; address !== undefined; steps++) ({ prev: address } = await linksAt(address));
  expect(steps).toBe(Math.ceil((await request(app).get('/v1/voices?providers=polly')).body.total / 20));
});

it.each(['search=qqxxzzqqxxzz', 'ids=deepgram/aura-2-thalia-en', 'search=qqxxzzqqxxzz&offset=9'])(
  'the links of a page are absent where there is one page: ?%s',
  async (query) => {
    expect(await linksAt(`/v1/voices?${query}`)).toEqual({});
  },
);

it('the links of a page are absent where they would be too long', async () => {
  const long = `-${'a'.repeat(1000)}`;
  expect(await linksAt(`/v1/voices?model=${long}`)).toMatchObject({
    next: `/v1/voices?model=${long}&offset=48`,
  });
  const { headers } = await request(app).get(`/v1/voices?model=${long}${long}`).expect(200);
  expect(headers.link).toBeUndefined();
});

it('the links of a page are in HEAD and in every encoding, at each repetition, and not in 304', async () => {
  const { headers } = await request(app).get('/v1/voices?limit=9');
  for (const encoding of ['identity', 'gzip', 'br', 'gzip', 'identity', 'br']) {
    for (const method of ['get', 'head'] as const) {
      const again = await request(app)[method]('/v1/voices?limit=9').set('Accept-Encoding', encoding);
      expect(again.headers.link).toBe(headers.link);
    }
  }
  const known = { 'If-None-Match': String(headers.etag) };
  expect((await request(app).get('/v1/voices?limit=9').set(known).expect(304)).headers.link).toBeUndefined();
});
