import { describe, expect, it } from '@jest/globals';
import { testApp } from '../support/app.ts';
import { request } from '../support/request.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  pages: Rows<[query: string, limit: number, offset: number]>;
  same: Rows<[one: string, other: string]>;
  odd: readonly string[];
}>(import.meta);

const app = await testApp();

const voices = (query: string) => request(app).get(`/v1/voices?${query}`);

it.each(TABLE.pages)('the query "%s" has limit %d and offset %d', async (query, limit, offset) => {
  const { body } = await voices(query).expect(200);
  expect(body).toMatchObject({ limit, offset, hasMore: true });
  expect(body.voices).toHaveLength(limit);
});

describe('invalid values', () => {
  it('an error lists all invalid parameters', async () => {
    const { body } = await voices('limit=0&offset=-1&sort=x&search=jenny').expect(400);
    const named = body.error.details.map(({ parameter }: { parameter: string }) => parameter);
    expect(named.sort()).toEqual(['limit', 'offset', 'sort']);
    for (const name of named) expect(body.error.message).toContain(name);
  });

  it('an error repeats no value of a parameter', async () => {
    const { text } = await voices('limit=%3Cscript%3E').expect(400);
    expect(text).not.toContain('script');
  });
});

it.each(TABLE.same)('the queries %s and %s have the same answer', async (one, other) => {
  expect((await voices(other).expect(200)).body).toEqual((await voices(one).expect(200)).body);
});

describe('repeated parameters', () => {
  it('a repeated list parameter is one list', async () => {
    const { body } = await voices('providers=azure&providers=polly&limit=1&facets=true').expect(200);
    expect(body).toEqual((await voices('providers=azure,polly&limit=1&facets=true')).body);
  });

  it('an error names repeated parameters beside others', async () => {
    const { body } = await voices('offset=x&limit=1&limit=2&ids=a&ids=b').expect(400);
    const named = body.error.details.map(({ parameter }: { parameter: string }) => parameter);
    expect(named).toEqual(['limit', 'offset']);
  });

  it.each(['genders', 'ids', 'styles', 'status', 'use_cases'])(
    'the values of a repeated %s are joined',
    async (name) => {
      const [once, twice] = [
        await voices(`${name}=a,b&limit=1`),
        await voices(`${name}=a&limit=1&${name}=b`),
      ];
      expect(twice.body).toEqual(once.body);
      expect(twice.headers.etag).toBe(once.headers.etag);
    },
  );
});

it.each(['bogus=1', '__proto__=1', '_=1700000000', 'constructor=1'])(
  'the unknown parameter %s is ignored',
  async (query) => {
    const [plain, odd] = [await voices(''), await voices(query).expect(200)];
    expect(odd.body).toEqual(plain.body);
    expect(odd.headers.etag).toBe(plain.headers.etag);
  },
);

it.each(['Limit=1', 'limit[]=1', 'limit[a]=1'])('%s is ignored too, and told', async (query) => {
  const [plain, odd] = [await voices(''), await voices(query).expect(200)];
  const { interpretation, ...rest } = odd.body;
  expect(rest).toEqual(plain.body);
  expect(interpretation).toEqual({
    notes: [`${query.slice(0, -2)} is no parameter and was ignored; limit is one.`],
  });
});

it.each(['search=', 'search=%20', 'genders=', 'language=%20', 'providers=,', 'ages=%20,%20,'])(
  'the empty filter %s does not filter',
  async (query) => {
    expect((await voices(query).expect(200)).body.total).toBe((await voices('')).body.total);
  },
);

it.each(TABLE.odd.map((query) => [query.slice(0, 40), query]))(
  'the odd query %s is answered with 200',
  async (_, query) => {
    await voices(query.replace('5000 letters', 'a'.repeat(5000)).replace('100 ids', 'a,'.repeat(100))).expect(
      200,
    );
  },
);
