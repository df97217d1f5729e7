import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { testApp } from '../support/app.ts';

let app: Express;
beforeAll(async () => {
  app = await testApp();
});

const voices = (query: string) => request(app).get(`/v1/voices?${query}`);

describe('limit and offset', () => {
  it.each([
    ['', 48, 0],
    ['limit=1', 1, 0],
    ['limit=200', 200, 0],
    ['limit=201', 200, 0],
    ['limit=1000000', 200, 0],
    ['limit=99999999999999999999999', 200, 0],
    ['limit=007', 7, 0],
    ['offset=10', 48, 10],
    ['limit=5&offset=5', 5, 5],
  ])('of "%s" are %d and %d', async (query, limit, offset) => {
    const { body } = await voices(query).expect(200);
    expect(body).toMatchObject({ limit, offset, hasMore: true });
    expect(body.voices).toHaveLength(limit);
  });

  it('walk the catalog without gaps and repetitions', async () => {
    const ids: string[] = [];
    let page: { total: number; hasMore: boolean };
    do {
      const { body } = await voices(`providers=deepgram&limit=50&offset=${ids.length}`);
      for (const { id } of body.voices) ids.push(id);
      page = body;
    } while (page.hasMore);
    expect(ids).toHaveLength(page.total);
    expect(new Set(ids).size).toBe(page.total);
  });

  it.each([1_000_000, 999_999_999_999_999])('find nothing beyond the end at %d', async (offset) => {
    const { body } = await voices(`offset=${offset}`).expect(200);
    expect(body).toMatchObject({ voices: [], offset, hasMore: false });
    expect(body.total).toBeGreaterThan(0);
  });
});

describe('a value that cannot be used', () => {
  const NUMBERS = ['-1', 'abc', '1.5', '', '1e2', '0x10', 'NaN'];
  it.each([
    ...['0', ...NUMBERS].map((value) => ['limit', value, 'an integer of 1 or more']),
    ...NUMBERS.map((value) => ['offset', value, 'an integer of 0 or more']),
    ...['', 'yes', '2', 'constructor'].map((value) => ['has_preview', value, 'true or false']),
    ['facets', 'maybe', 'true or false'],
    ['sort', 'price', 'one of: relevance, name, newest'],
    ['sort', '', 'one of: relevance, name, newest'],
  ] as [string, string, string][])('is refused: %s="%s" must be %s', async (parameter, value, accepted) => {
    const { body } = await voices(`${parameter}=${value}`).expect(400);
    const message = `${parameter} must be ${accepted}.`;
    expect(body.error).toMatchObject({
      code: 'invalid_parameter',
      message,
      details: [{ parameter, message }],
    });
  });

  it('is told together with all others', async () => {
    const { body } = await voices('limit=0&offset=-1&sort=x&search=jenny').expect(400);
    const named = body.error.details.map(({ parameter }: { parameter: string }) => parameter);
    expect(named.sort()).toEqual(['limit', 'offset', 'sort']);
    for (const name of named) expect(body.error.message).toContain(name);
  });

  it('is told without repeating what was sent', async () => {
    const { text } = await voices('limit=%3Cscript%3E').expect(400);
    expect(text).not.toContain('script');
  });
});

describe('spellings of a value', () => {
  it.each([
    ['facets=true', 'facets=TRUE'],
    ['facets=true', 'facets=1'],
    ['facets=false', 'facets=0'],
    ['sort=name', 'sort=Name'],
    ['sort=newest', 'sort=%20newest'],
    ['search=jenny', 'search=JENNY'],
    ['search=british+female', 'search=british%20female'],
  ])('mean the same: %s and %s', async (one, other) => {
    expect((await voices(other).expect(200)).body).toEqual((await voices(one).expect(200)).body);
  });
});

describe('a repeated parameter', () => {
  it('counts as a list where it is one', async () => {
    const { body } = await voices('providers=azure&providers=polly&limit=1&facets=true').expect(200);
    expect(body).toEqual((await voices('providers=azure,polly&limit=1&facets=true')).body);
  });

  it.each([
    'limit=5&limit=6',
    'offset=0&offset=1',
    'has_preview=true&has_preview=false',
    'sort=name&sort=newest',
  ])('is refused where it is one value: %s', async (query) => {
    const { body } = await voices(query).expect(400);
    expect(body.error.details).toHaveLength(1);
    expect(query.startsWith(body.error.details[0].parameter)).toBe(true);
  });

  it('is no voice id', async () => {
    const { body } = await request(app).get('/v1/audio-url?voiceId=a&voiceId=b').expect(404);
    expect(body.error.code).toBe('voice_not_found');
  });
});

describe('an unknown parameter', () => {
  it.each(['bogus=1', 'Limit=1', 'limit[]=1', 'limit[a]=1', '__proto__=1', '_=1700000000', 'constructor=1'])(
    'is ignored: %s',
    async (query) => {
      const [plain, odd] = [await voices(''), await voices(query).expect(200)];
      expect(odd.body).toEqual(plain.body);
      expect(odd.headers.etag).toBe(plain.headers.etag);
    },
  );
});

describe('an empty or blank filter', () => {
  it.each(['search=', 'search=%20', 'genders=', 'language=%20', 'providers=,', 'ages=%20,%20,'])(
    'does not filter: %s',
    async (query) => {
      expect((await voices(query).expect(200)).body.total).toBe((await voices('')).body.total);
    },
  );
});

describe('text that is odd', () => {
  it.each([
    `search=${'a'.repeat(5000)}`,
    'search=%00%01',
    'search=%F0%9F%8E%A4',
    'search=%E0%A4%A',
    'search=(.*%2B%3F%5B',
    'language=%00',
    'language=xx-',
    'language=en-US-x-y-z-a-b',
    `ids=${'a,'.repeat(100)}`,
  ])('does no harm: %.40s', async (query) => {
    await voices(query).expect(200);
  });
});
