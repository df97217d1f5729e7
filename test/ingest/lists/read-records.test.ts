import { expect, it, jest } from '@jest/globals';
import * as z from 'zod';
import { readList, readRecords } from '../../../src/ingest/lists/read-records.ts';
import { defineProvider } from '../../../src/ingest/provider.ts';

const fictional = defineProvider({
  id: 'fictional',
  Raw: z.object({ id: z.string(), speakers: z.record(z.string(), z.int()), tags: z.array(z.string()) }),
  toVoices: ({ id, tags }) =>
    (tags.length > 0 ? tags : ['']).map((tag) => ({ nativeId: id + tag, name: id, locale: 'en-US' })),
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
  expect(dropped).toEqual({
    'tags.*: Invalid input: expected string, received number': 3,
  });
});

it('dropped records are counted under at most 51 reasons, so that a provider that invents keys fills no memory', async () => {
  const bad = Array.from({ length: 500 }, (_, index) => ({
    ...good,
    speakers: { [`${index}${'x'.repeat(1000)}`]: 'no number' },
  }));
  const { dropped } = await read(good, ...bad);
  expect(Object.keys(dropped)).toHaveLength(51);
  expect(dropped['other reasons']).toBe(450);
  expect(Math.max(...Object.keys(dropped).map(({ length }) => length))).toBe(200);
});

/** Record of so many voices, one for each tag. */
const recordOf = (count: number, id = 'many') => ({
  ...good,
  id,
  tags: Array.from({ length: count }, (_, at) => `-${at}`),
});

it('a record of more than 500 voices is dropped with the reason, and the others are read', async () => {
  const { voices, dropped } = await read(good, recordOf(501), recordOf(500, 'some'));
  expect(dropped).toEqual({ 'the record has over 500 voices': 1 });
  expect(voices).toHaveLength(501);
});

it('a list of records with many voices each lets others have their turns', async () => {
  let turns = 0;
  const count = () => {
    turns++;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await read(...Array.from({ length: 20 }, (_, at) => recordOf(50, `of${at}`)));
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(15);
});

it.each([
  { maxVoices: 1000, records: 2, surplus: 0 },
  { maxVoices: 999, records: 2, surplus: 0 },
  { maxVoices: 999, records: 1002, surplus: 1000 },
])(
  'of $records records of 500 voices, $surplus are only counted where $maxVoices voices may be kept, usable or not',
  async ({ maxVoices, records, surplus }) => {
    const hidden = recordOf(500, 'of\u200b');
    const parseRecord = jest.fn(fictional.parseRecord);
    const pages = async function* () {
      yield { page: Array(records).fill(hidden) };
    };
    const list = await readList({ ...fictional, parseRecord }, pages(), { maxVoices });
    expect(list).toMatchObject({ records, surplus, voices: [] });
    expect(parseRecord).toHaveBeenCalledTimes(records - surplus);
  },
);
