import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { StoredVoice } from '../../src/domain/voice.ts';
import { enrich } from '../../src/enrich/enrich.ts';
import { liveLists } from '../../src/ingest/lists/live-pages.ts';
import { toDraft } from '../../src/ingest/lists/read-records.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { READ_KEY } from '../../src/ingest/read-facts.ts';
import { contracts } from '../support/contracts/index.ts';
import { shortenList } from '../support/list-records.ts';
import { NEVER, useLiveLists } from '../support/live-lists.ts';
import { longTests } from '../support/long-tests.ts';
import { askedProviders, bundledList, bundledProviders, providerOf } from '../support/providers.ts';

/** Records of a list: more than a page of each provider that has pages, where `LONG_TESTS` does not take all. */
const MAX_RECORDS = longTests(Number.POSITIVE_INFINITY, 150);
const live = useLiveLists((slug, list) => {
  // A speaker of Rime has further languages by the records of others.
  if (slug !== 'rime' && bundledProviders.some(({ id }) => id === slug)) shortenList(list, slug, MAX_RECORDS);
});
const keysOf = ({ id }: Provider) => Object.keys(contracts[id]?.keys ?? {});

describe('reading', () => {
  it.each(askedProviders)(
    'the live list of $id is read to its end, through its paging and its authentication',
    async (provider) => {
      const { source, voices, dropped } = await live.ask(provider);
      expect(source).toBe('live');
      expect(dropped).toEqual({});
      // The voices of the bundled lists are valid, which their own contract checks.
      if (provider.isBundled !== false) {
        const listed = new Set(voices.map(({ id }) => id));
        const expected = (await bundledList(provider)).voices.filter(({ id }) => listed.has(id));
        expect(voices.length).toBeGreaterThanOrEqual(
          Math.min(MAX_RECORDS / 2, (await bundledList(provider)).voices.length),
        );
        return expect(voices).toEqual(expected);
      }
      for (const voice of voices) expect(StoredVoice.safeParse(voice).error).toBeUndefined();
      expect(voices).toMatchObject([...(contracts[provider.id]?.voices ?? [])]);
    },
  );

  // Some providers take no key, and the SDK of Polly finds its own in the process.
  it.each(askedProviders.filter((provider) => provider.id !== 'polly' && keysOf(provider).length > 0))(
    'the live list of $id is refused to a wrong key',
    async (provider) => {
      const wrong = Object.fromEntries(keysOf(provider).map((name) => [name, 'wrong']));
      await expect(live.ask(provider, wrong)).rejects.toMatchObject({ errorClass: 'unauthorized' });
    },
  );

  const hasEspeak = spawnSync('espeak-ng', ['--version']).error === undefined;

  (hasEspeak ? it : it.skip)(
    'the list that espeak-ng prints is read to its end (needs espeak-ng)',
    async () => {
      const { source, voices, dropped } = await live.ask(providerOf('espeak-ng'));
      expect(source).toBe('live');
      expect(dropped).toEqual({});
      expect(voices.length).toBeGreaterThan(100);
    },
  );
});

it.each(askedProviders)(
  'a record of $id makes a voice without any of its fields but those that its contract needs',
  async (provider) => {
    const lost: string[] = [];
    for (const [path, record] of recordsByField(provider, await listedRecords(provider))) {
      const poorer = [null, undefined].map((nothing) => withField(record, path, nothing));
      if (!poorer.every((one) => isUsable(provider, one))) lost.push(path);
    }
    expect(lost.sort()).toEqual([...(contracts[provider.id]?.needed ?? [])].sort());
  },
);

async function listedRecords(provider: Provider): Promise<unknown[]> {
  const access = live.access();
  const records: unknown[] = [];
  for (const { pages } of liveLists(provider, access.settings[provider.id] ?? {}, access, NEVER))
    for await (const { page, request } of pages()) records.push(...(provider.records(page, request) ?? []));
  return records;
}

function isUsable(provider: Provider, record: unknown): boolean {
  try {
    return provider.parseRecord(record).map((stated) => enrich(toDraft(provider, stated))).length > 0;
  } catch {
    return false;
  }
}

/** Maps the path of each field, also of inner objects (`metadata.accent`), to the first usable record that has it. */
function recordsByField(provider: Provider, records: readonly unknown[]): Map<string, object> {
  const found = new Map<string, object>();
  for (const record of records) {
    if (typeof record !== 'object' || record === null) continue;
    // A live list has no facts that were read when the bundled list was recorded.
    const paths = fieldsOf(record).filter((path) => !found.has(path) && !path.startsWith(READ_KEY));
    if (paths.length === 0 || !isUsable(provider, record)) continue;
    for (const path of paths) found.set(path, record);
  }
  return found;
}

function fieldsOf(value: object): string[] {
  return Object.entries(value).flatMap(([key, inner]) => [
    key,
    ...(hasFields(inner) ? fieldsOf(inner).map((field) => `${key}.${field}`) : []),
  ]);
}

/** Reports whether a value is an inner object with fields. An object of numbers has none: Piper lists its speakers by name in one. */
function hasFields(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((inner) => typeof inner !== 'number');
}

function withField(record: object, path: string, value: unknown): object {
  const [key = '', ...rest] = path.split('.');
  const inner = (record as Record<string, object>)[key] ?? {};
  return { ...record, [key]: rest.length > 0 ? withField(inner, rest.join('.'), value) : value };
}
