import { expect, it } from '@jest/globals';
import { FACET_FILTERS, FILTER_NAMES, FILTERS, isListFilter } from '../../src/domain/filters.ts';
import type { VoiceListResponse } from '../../src/domain/voice-list.ts';
import { TRAITS } from '../../src/index/columns/schema.ts';
import { testApp } from '../support/app.ts';
import { request } from '../support/request.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  aliases: Rows<[name: string, value: string, aliases: readonly string[]]>;
  unknown: Rows<[name: string, value: string]>;
  several: Rows<[name: string, one: string, other: string]>;
}>(import.meta);

const app = await testApp();

async function find(query: Record<string, string>): Promise<VoiceListResponse> {
  const { body } = await request(app)
    .get('/v1/voices')
    .query({ limit: 200, ...query })
    .expect(200);
  return body;
}

/** Facets of columns without a field of voices, which pages, rows of agents and the gates of lists treat by name. */
const OWN = ['language', 'has_preview', 'commercial', 'deployment', 'status', 'pitch', 'pace'];

it.each(FACET_FILTERS.filter((name) => !OWN.includes(FILTERS[name].facet)))(
  'the facet of the filter %s has the name of a field, so that pages link the fact, and agents read it',
  (name) => {
    const { column, facet } = FILTERS[name];
    expect([facet, `${facet}_name`, `${facet}_id`]).toContain(TRAITS[column].field);
  },
);

it.each(TABLE.aliases)('the filter %s=%s has aliases', async (name, value, aliases) => {
  const findFirst = (text: string) => find({ [name]: text, limit: '20' });
  const expected = await findFirst(value);
  expect(expected.total).toBeGreaterThan(0);
  for (const alias of aliases) expect({ alias, ...(await findFirst(alias)) }).toEqual({ alias, ...expected });
});

it.each(TABLE.unknown)('the filter %s=%s has an unknown value and finds no voice', async (name, value) => {
  expect(await find({ [name]: value })).toMatchObject({ voices: [], total: 0, hasMore: false });
});

it.each(TABLE.several)(
  'the filter %s finds voices that have any of its values: %s or %s',
  async (name, one, other) => {
    const totals = await Promise.all(
      [one, other, `${one},${other}`, ` ${one} , ${other},`, `${one},${other},unknown`].map(
        async (value) => (await find({ [name]: value, native: 'true' })).total,
      ),
    );
    const [first = 0, second = 0] = totals;
    expect(totals.slice(2)).toEqual([first + second, first + second, first + second]);
  },
);

/** Filters by measured facts, which the bundled voices lack; `heard.test.ts` has them. */
const MEASURED: ReadonlySet<string> = new Set(['pitch', 'pace']);

it('the tables have rows of every filter that takes a list', () => {
  const lists = FILTER_NAMES.filter((name) => isListFilter(name) && !MEASURED.has(name));
  for (const rows of [TABLE.unknown, TABLE.several])
    expect(lists.filter((name) => rows.every(([filter]) => filter !== name))).toEqual([]);
});
