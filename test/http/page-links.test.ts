import { expect, it } from '@jest/globals';
import { testApp } from '../support/app.ts';
import { request } from '../support/request.ts';

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

it.each([
  ['', { first: '?', next: '?offset=48', last: /^\?offset=\d+$/ }],
  ['limit=3&offset=6', { first: '?limit=3', prev: '?limit=3&offset=3', next: '?limit=3&offset=9' }],
  ['offset=2&limit=5', { first: '?limit=5', prev: '?limit=5', next: '?limit=5&offset=7' }],
  ['limit=999', { first: '?limit=200', next: '?limit=200&offset=200' }],
  ['genders=f&utm=1&gender=x&limit=48', { first: '?genders=f', next: '?genders=f&offset=48' }],
  [
    'search=%22female%22+%3E%3B%E6%97%A5&limit=1',
    { first: '?search=%22female%22%20%3E%3B%E6%97%A5&limit=1' },
  ],
  ['language=de&language=fr&facets=1', { next: '?language=de%2Cfr&facets=true&offset=48' }],
  ['limit=2&offset=999999', { prev: /^\?limit=2&offset=\d+$/, last: /^\?limit=2&offset=\d+$/ }],
] as [string, Record<string, string | RegExp>][])(
  'the links of a page of ?%s are those of its canonical query',
  async (query, expected) => {
    for (const prefix of ['/v1', '/api']) {
      const links = await linksAt(`${prefix}/voices?${query}`);
      for (const [relation, target] of Object.entries(expected)) {
        const found = links[relation]?.replace(`${prefix}/voices`, '');
        if (typeof target === 'string') expect({ relation, found }).toEqual({ relation, found: target });
        else expect(found).toMatch(target);
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
