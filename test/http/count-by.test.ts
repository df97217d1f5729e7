import { describe, expect, it } from '@jest/globals';
import { COUNT_FIELDS } from '../../src/domain/filters.ts';
import { VoiceListResponse } from '../../src/domain/voice-list.ts';
import { appOf, testApp } from '../support/app.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { request } from '../support/request.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{ counted: Rows<[query: string, expected: string]> }>(import.meta);

const HINDI = { language: 'hi-IN', language_name: 'Hindi', country_name: 'India' } as const;
const VOICES = [
  voice({ id: 'azure/a', ...HINDI, gender: 'Female' }),
  voice({ id: 'azure/b', ...HINDI, gender: 'Male', preview: true }),
  voice({ id: 'azure/c', language: 'en-US', language_name: 'English', other_languages: ['hi-IN'] }),
  voice({ id: 'polly/d', language: 'hi', language_name: 'Hindi' }),
];

const app = await appOf(VOICES);

async function find(query: Record<string, string>, from = app): Promise<VoiceListResponse> {
  const { body } = await request(from).get('/v1/voices').query(query).expect(200);
  return VoiceListResponse.parse(body);
}

describe('count_by', () => {
  it.each(TABLE.counted)('a search with %s has counts in place of voices: %s', async (query, expected) => {
    const { voices, counts } = await find(Object.fromEntries(new URLSearchParams(query)));
    expect(voices).toEqual([]);
    const rows = counts?.rows.map(({ values, count, own }) =>
      [...values.map((value) => value ?? 'none'), count, ...(own === undefined ? [] : [own])].join(' '),
    );
    expect(rows?.join(', ')).toBe(expected);
    expect(counts?.groups).toBe(rows?.length);
  });

  it('the counts are paged, and the total stays the number of voices', async () => {
    const first = await request(app).get('/v1/voices?count_by=gender&limit=1').expect(200);
    expect(first.body).toMatchObject({
      total: 4,
      hasMore: true,
      counts: { groups: 3, rows: [{ count: 2 }] },
    });
    expect(first.headers.link).toContain('offset=1>; rel="next"');
    const last = await find({ count_by: 'gender', limit: '1', offset: '2' });
    expect(last).toMatchObject({ hasMore: false, counts: { groups: 3, rows: [{ values: ['Male'] }] } });
  });

  it.each(['', 'price', 'gender,age,model', 'gender,', 'gender;age'])(
    'the value "%s" is refused with the fields that can be counted',
    async (count_by) => {
      const { body } = await request(app).get('/v1/voices').query({ count_by }).expect(400);
      expect(body.error.details).toEqual([
        { parameter: 'count_by', message: `count_by must be one or two of ${COUNT_FIELDS.join(', ')}.` },
      ]);
    },
  );

  it('each count in the bundled catalog is the number of voices that its filter finds', async () => {
    const bundled = await testApp();
    const { metadata } = await bundledCatalog();
    for (const [field, parameter] of [
      ['provider', 'providers'],
      ['country', 'country'],
      ['age', 'ages'],
    ] as const) {
      const { counts, total } = await find({ count_by: field, limit: '200' }, bundled);
      expect(total).toBe(metadata.total_voices);
      expect(counts?.rows.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      const [row] = counts?.rows.filter(({ values }) => values[0] !== null) ?? [];
      expect((await find({ [parameter]: row?.values[0] ?? '', limit: '1' }, bundled)).total).toBe(row?.count);
    }
  });
});

it('a page with per_provider has the first voices of each provider', async () => {
  const { voices, total, hasMore } = await find({ per_provider: '1' });
  expect(voices.map(({ provider }) => provider)).toEqual(['azure', 'polly']);
  expect([total, hasMore]).toEqual([4, false]);
  const second = await find({ per_provider: '2', limit: '2', offset: '2' });
  expect([second.voices.length, second.hasMore]).toEqual([1, false]);
});
