import { describe, expect, it } from '@jest/globals';
import { StoredVoice } from '../../src/domain/voice.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { changeRecords, shortenList } from '../support/list-records.ts';
import { useLiveLists } from '../support/live-lists.ts';
import { longTests } from '../support/long-tests.ts';
import { askedProviders, bundledProviders } from '../support/providers.ts';

/** Each list is enriched ten times here, so that only `LONG_TESTS` takes it whole. */
const MAX_RECORDS = longTests(Number.POSITIVE_INFINITY, 12);

const bundledIds = new Set(bundledProviders.map(({ id }) => id));
const live = useLiveLists((slug, list) => {
  if (bundledIds.has(slug)) shortenList(list, slug, MAX_RECORDS);
});

// Cartesia pages by the last id, so that a changed list has no next page to ask for.
const listed = askedProviders.filter(({ id }) => bundledIds.has(id) && id !== 'cartesia');
const idsOf = (voices: readonly StoredVoice[]) => voices.map(({ id }) => id).sort();
const listedIds = async (provider: Provider) => idsOf((await live.ask(provider)).voices);
const edit = (provider: Provider, change: (records: unknown[]) => unknown[]) =>
  live.replay().edit(provider.id, (list) => changeRecords(list, provider, change));

describe('records of a live list', () => {
  it.each(listed)(
    'the live list of $id gives each voice once where it lists all of them twice',
    async (provider) => {
      const before = await listedIds(provider);
      edit(provider, (records) => [...records, ...records]);
      expect(await listedIds(provider)).toEqual(before);
    },
  );

  it.each(listed)(
    'the live list of $id gives all other voices where two records are no records',
    async (provider) => {
      const before = await listedIds(provider);
      edit(provider, (records) => [7, ...records, { unexpected: true }]);
      const { voices, dropped } = await live.ask(provider);
      expect(Object.values(dropped).reduce((sum, count) => sum + count, 0)).toBe(2);
      expect(idsOf(voices)).toEqual(before);
    },
  );

  it.each(listed)(
    'the live list of $id gives valid voices where every other record has one value for all fields',
    async (provider) => {
      const isWhole = (_: unknown, index: number) => index % 2 === 0;
      edit(provider, (records) => records.filter(isWhole));
      const whole = await listedIds(provider);
      expect(whole).not.toEqual([]);
      for (const value of [null, 7, true, [], {}, '']) {
        live.replay().mend();
        edit(provider, (records) =>
          records.map((record, index) => (isWhole(record, index) ? record : withValue(record, value))),
        );
        const { voices } = await live.ask(provider);
        for (const voice of voices) expect(StoredVoice.safeParse(voice).error).toBeUndefined();
        expect(idsOf(voices)).toEqual(expect.arrayContaining(whole));
      }
    },
  );
});

function withValue(record: unknown, value: unknown): unknown {
  if (typeof record !== 'object' || record === null) return value;
  return Object.fromEntries(Object.keys(record).map((key) => [key, value]));
}
