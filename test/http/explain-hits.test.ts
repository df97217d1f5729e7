import { expect, it } from '@jest/globals';
import type { FieldMatch, VoiceListResponse } from '../../src/domain/voice-list.ts';
import { appOf } from '../support/app.ts';
import { request } from '../support/request.ts';
import { type Rows, readBeside, type Values } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{
  matches: Rows<[search: string, match: string]>;
  readers: Rows<[search: string, reader: string]>;
  without: readonly Values<string>[];
  voices: readonly Parameters<typeof voice>[0][];
}>(import.meta);

const VOICES = TABLE.voices.map(voice);

const app = await appOf(VOICES);

async function find(query: Record<string, string>): Promise<VoiceListResponse> {
  return (await request(app).get('/v1/voices').query(query).expect(200)).body;
}

/** Returns each match as `word field marked`, where the span of the value is in brackets. */
async function explain(search: string, others: Record<string, string> = {}): Promise<string[][]> {
  const { voices, matched = [] } = await find({ search, explain: 'true', ...others });
  expect(matched.map(({ id }) => id)).toEqual(voices.map(({ id }) => id));
  return matched.map(({ matches }) => matches.map(mark));
}

function mark({ word, field, value, start, end }: FieldMatch): string {
  const marked =
    start === undefined || end === undefined
      ? value
      : `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}`;
  return `${word} ${field} ${marked}`;
}

it.each(TABLE.matches)('the search %s matched %s', async (search, wanted) => {
  expect((await explain(search)).flat()).toContain(wanted);
});

it.each(TABLE.readers)('the search %s names the reader %s of its word', async (search, reader) => {
  const { matched = [] } = await find({ search, explain: 'true' });
  expect(matched.flatMap(({ matches }) => matches.map((match) => match.reader))).toContain(reader);
});

it('each of two alternatives is told for the voices that it matched', async () => {
  const all = (await explain('english or german')).flat();
  expect(all).toEqual(
    expect.arrayContaining(['english language_name [English]', 'german language_name [German]']),
  );
  expect(all.filter((each) => each.startsWith('english language_name'))).toHaveLength(1);
});

it('a word that was left out matched nothing', async () => {
  const words = (await explain('warm qqxxzz')).flat().map((each) => each.split(' ')[0]);
  expect(new Set(words)).toEqual(new Set(['warm']));
});

it.each(['the', '!', 'all voices'])(
  'the search %s, which tells nothing, matched nothing in each voice',
  async (search) => {
    const { voices, matched } = await find({ search, explain: 'true' });
    expect(voices).toHaveLength(VOICES.length);
    expect(matched).toEqual(voices.map(({ id }) => ({ id, matches: [] })));
  },
);

it.each(['acme/de-1', 'de-1', 'mia zoë', 'zoe zoe', 'french german'])(
  'the search %s has no match twice',
  async (search) => {
    const all = await explain(search);
    expect(all.flat()).not.toEqual([]);
    expect(all).toEqual(all.map((matches) => [...new Set(matches)]));
  },
);

it('an id that is a word is matched once', async () => {
  const joan = voice({ id: 'polly/Joan', provider_voice_id: 'Joan', name: 'Joan' });
  const odd = await appOf([joan]);
  const { body } = await request(odd)
    .get('/v1/voices')
    .query({ search: 'joan', explain: 'true' })
    .expect(200);
  const fields = (body as VoiceListResponse).matched?.[0]?.matches.map(({ field }) => field) ?? [];
  expect(fields).toContain('provider_voice_id');
  expect(fields).toEqual([...new Set(fields)]);
});

it.each(TABLE.without)(
  'a request without explain or without a word has no field matched: $search $explain',
  async (query) => {
    expect(await find(query)).not.toHaveProperty('matched');
  },
);

it.each(['mia', 'neutral two', 'english or german'])(
  'the search %s finds the same page with and without',
  async (search) => {
    const { matched, readings, ...rest } = await find({ search, explain: 'true' });
    expect(readings).not.toEqual([]);
    expect(matched).toHaveLength(rest.voices.length);
    expect(rest).toEqual(await find({ search }));
  },
);

it('the readings of each word stand with their costs, the cheapest of which was searched', async () => {
  const { readings } = await find({ search: 'zoe mia', explain: 'true' });
  expect(readings?.map(({ word }) => word)).toEqual(['zoe', 'mia']);
  for (const { readings: considered } of readings ?? []) {
    const costs = considered.map(({ cost }) => cost);
    expect(considered.at(-1)?.reader).toMatch(/^(?:unknown|ordinary)$/);
    expect(Math.min(...costs)).toBeLessThan(costs.at(-1) ?? 0);
  }
});
