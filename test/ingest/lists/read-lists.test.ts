import { expect, it } from '@jest/globals';
import * as z from 'zod';
import { readLists } from '../../../src/ingest/lists/read-lists.ts';
import { defineProvider } from '../../../src/ingest/provider.ts';

const fictional = defineProvider({
  id: 'fictional',
  Raw: z.string(),
  toVoices: (name) => [{ nativeId: name, name, locale: 'en-US' }],
});

/** Returns a list of the region with these voices, one for each letter. */
const regionOf = (name: string, voices: string) => ({
  name,
  pages: async function* () {
    yield { page: [...voices] };
  },
});

it.each([
  { lists: ['abcd', 'abcd', 'abcd'], voices: 4, surplus: 0 },
  { lists: ['abcd', 'efgh', 'ab'], voices: 8, surplus: 0 },
  { lists: ['abcd', 'abcdefg'], voices: 5, surplus: 2 },
])('each of the lists $lists may have four voices, and $surplus records exceed it', async (row) => {
  const lists = row.lists.map((voices, at) => regionOf(`region-${at}`, voices));
  const { voices, surplus } = await readLists(fictional, lists, { maxVoices: 4 });
  expect([voices.length, surplus]).toEqual([row.voices, row.surplus]);
});
