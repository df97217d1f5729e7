import { expect, it } from '@jest/globals';
import * as z from 'zod';
import { readRecords } from '../../../src/ingest/lists/read-records.ts';
import { defineProvider } from '../../../src/ingest/provider.ts';

const fictional = defineProvider({
  id: 'fictional',
  settings: {},
  isConfigured: () => true,
  idParts: [],
  records: (page) => z.array(z.unknown()).safeParse(page).data,
  Raw: z.object({ id: z.string(), speakers: z.record(z.string(), z.int()), tags: z.array(z.string()) }),
  toVoices: ({ id }) => [{ nativeId: id, name: id, locale: 'en-US' }],
});

async function read(...records: unknown[]) {
  const pages = async function* () {
    yield { page: records };
  };
  return readRecords(fictional, pages(), () => {});
}

const good = { id: 'good', speakers: {}, tags: [] };

it('dropped records are counted under one reason, in whichever place of an inner list they are bad', async () => {
  const bad = [0, 1, 2].map((place) => ({ ...good, tags: [...Array(place).fill('calm'), 7] }));
  const { dropped } = await read(good, ...bad);
  expect(Object.fromEntries(dropped)).toEqual({
    'tags.*: Invalid input: expected string, received number': 3,
  });
});

it('dropped records are counted under at most 51 reasons, so that a provider that invents keys fills no memory', async () => {
  const bad = Array.from({ length: 500 }, (_, index) => ({
    ...good,
    speakers: { [`${index}${'x'.repeat(1000)}`]: 'no number' },
  }));
  const { dropped } = await read(good, ...bad);
  expect(dropped.size).toBe(51);
  expect(dropped.get('other reasons')).toBe(450);
  expect(Math.max(...[...dropped.keys()].map(({ length }) => length))).toBe(200);
});
