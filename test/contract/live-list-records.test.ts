import { describe, expect, it } from '@jest/globals';
import { StoredVoice } from '../../src/domain/voice.ts';
import { judgeProvider } from '../../src/ingest/judge/judge-provider.ts';
import { withLifecycle } from '../../src/ingest/judge/lifecycle.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { fetchProvider } from '../../src/ingest/refresh/fetch-provider.ts';
import { changeRecords, shortenList } from '../support/list-records.ts';
import { NEVER, useLiveLists } from '../support/live-lists.ts';
import { longTests } from '../support/long-tests.ts';
import { askedProviders, bundledProviders } from '../support/providers.ts';
import { ingestEnvironment } from '../support/snapshot.ts';

/** Each list is enriched ten times here, so that only `LONG_TESTS` takes it whole. */
const MAX_RECORDS = longTests(Number.POSITIVE_INFINITY, 12);

const bundledIds = new Set(bundledProviders.map(({ id }) => id));
const live = useLiveLists((slug, list) => {
  if (bundledIds.has(slug)) shortenList(list, slug, MAX_RECORDS);
});

const listed = askedProviders.filter(({ id }) => bundledIds.has(id));
const idsOf = (voices: readonly StoredVoice[]) => voices.map(({ id }) => id).sort();
const listedIds = async (provider: Provider) => idsOf((await live.ask(provider)).voices);
const edit = (provider: Provider, change: (records: unknown[]) => unknown[]) =>
  live.replay().edit(provider.id, (list) => changeRecords(list, provider, change));

describe('records of a live list', () => {
  // Cartesia pages by the last id, so that a doubled list has no next page to ask for.
  it.each(listed.filter(({ id }) => id !== 'cartesia'))(
    'the live list of $id gives each voice once where it lists all of them twice',
    async (provider) => {
      const before = await listedIds(provider);
      edit(provider, (records) => [...records, ...records]);
      expect(await listedIds(provider)).toEqual(before);
    },
  );

  it.each(listed.filter(({ id }) => id !== 'cartesia'))(
    'the live list of $id gives all other voices where two records are no records',
    async (provider) => {
      const before = await listedIds(provider);
      edit(provider, (records) => [7, ...records, { unexpected: true }]);
      const { voices, dropped } = await live.ask(provider);
      expect([...dropped.values()].reduce((sum, count) => sum + count, 0)).toBe(2);
      expect(idsOf(voices)).toEqual(before);
    },
  );

  it.each(listed.filter(({ id }) => id !== 'cartesia'))(
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

describe('the shrink guard', () => {
  it.each(listed)(
    'the list of $id is held back where a tenth of its voices is left, and the voices stay',
    async (provider) => {
      const { voices: left } = await live.ask(provider);
      // Nine missing voices are invented for each present one, so that a list of one voice is tried like any other.
      const gone = left.flatMap((voice) =>
        Array.from({ length: 9 }, (_, at) => ({ ...voice, id: `${voice.id}/gone-${at}` })),
      );
      const voices = [...left, ...gone].sort((a, b) => (a.id < b.id ? -1 : 1));
      const status = { provider: provider.id, voices: voices.length, source: 'live', stale: false } as const;
      const before = { status, memory: {}, voices, ledger: {} };
      const attempt = await fetchProvider(
        provider,
        { ...ingestEnvironment(), ...live.access() },
        before,
        NEVER,
      );
      const options = { maxShrink: 0.5, room: 1_000_000, isAccepted: false, mode: 'live' } as const;
      const { report, part } = judgeProvider(attempt, before, options);
      expect(report).toMatchObject({ outcome: 'held', error: 'shrunk', kept: voices.length });
      expect(part?.voices).toEqual(withLifecycle(voices, attempt.endedAt.toISOString().slice(0, 10)));
    },
  );
});

function withValue(record: unknown, value: unknown): unknown {
  if (typeof record !== 'object' || record === null) return value;
  return Object.fromEntries(Object.keys(record).map((key) => [key, value]));
}
