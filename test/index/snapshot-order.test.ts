import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import type { Catalog } from '../../src/index/catalog/catalog.ts';
import { catalogOf } from '../support/catalog.ts';
import { bundledOf } from '../support/snapshot.ts';

let snapshot: Snapshot;
let inOrder: Catalog;
let shuffled: Catalog;
beforeAll(async () => {
  snapshot = await bundledOf('azure', 'polly');
  inOrder = await catalogOf(snapshot);
  shuffled = await catalogOf({ ...snapshot, voices: shuffle(snapshot.voices) });
});

describe('a catalog of a snapshot in no order', () => {
  it.each([
    ['what is browsed', { limit: 200, offset: 300 }],
    ['the order by name', { sort: 'name', limit: 200, offset: 400 }],
    ['the newest', { sort: 'newest', limit: 200 }],
    ['a word that many have, with facets', { search: 'english', facets: true, limit: 200 }],
    ['ids by how they begin', { search: 'en-us-', limit: 200, offset: 10 }],
  ])('answers as one in order: %s', (_, parameters) => {
    const query = SearchQuery.parse(parameters);
    const answer = shuffled.searchJson(query).json.toString();
    expect(JSON.parse(answer).voices.length).toBeGreaterThan(0);
    expect(answer).toBe(inOrder.searchJson(query).json.toString());
  });

  it('gives each voice back whole', () => {
    const changed = snapshot.voices.filter((voice) => {
      const published = { ...voice, preview: voice.preview === true };
      return !isDeepStrictEqual(shuffled.find(voice.id), published);
    });
    expect(changed).toEqual([]);
  });

  it('refuses a voice that is listed twice', async () => {
    const twice = shuffle([...snapshot.voices, ...snapshot.voices.slice(0, 1)]);
    await expect(catalogOf({ ...snapshot, voices: twice })).rejects.toThrow('lists a voice twice');
  });
});

/** Steps through the list by a number that has no divisor in common with any length it is used for. */
function shuffle<T>(list: readonly T[]): T[] {
  return list.map((_, index) => list[(index * 7919) % list.length] as T);
}
