import { expect, it } from '@jest/globals';
import { warmUpInTurns } from '../../src/app/service/warm-up.ts';
import { catalogOf } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

it.each([0, 1, 50])('a catalog of %i voices answers the same after it was warmed up', async (count) => {
  const voices = Array.from({ length: count }, (_, at) =>
    voice({ id: `acme/voice-${at}`, name: `Ann ${at}` }),
  );
  const catalog = await catalogOf(snapshotOf(voices));
  const query = { search: 'ann', facets: true, limit: 20, offset: 0 };
  const before = catalog.search(query);
  await warmUpInTurns(catalog, new AbortController().signal);
  expect(catalog.search(query)).toEqual(before);
  expect(before.total).toBe(count);
});
