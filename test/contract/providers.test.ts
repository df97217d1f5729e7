import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { StoredVoice } from '../../src/domain/voice.ts';
import { readBundledPages, readListedOn } from '../../src/ingest/lists/bundled-pages.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { ANSWERS } from '../support/contracts/answers.ts';
import { contracts } from '../support/contracts/index.ts';
import { bundledList, bundledProviders } from '../support/providers.ts';
import { type Rows, readBeside, type Values } from '../support/tables.ts';

const TABLE = readBeside<{
  folders: Rows<[folder: string, others: readonly string[], without: readonly string[]]>;
  hosts: Values<string>;
}>(import.meta);

const slugsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort();

describe('the parts of a provider', () => {
  it.each(TABLE.folders)(
    '%s has a file of each provider, and of no other, beside %j; %j have none',
    (folder, others, without) => {
      const files = readdirSync(folder)
        .filter((name) => !others.includes(name))
        .sort();
      const having = slugsOf(providers).filter((slug) => !without.includes(slug));
      expect(files.map((name) => name.replace(/\.(?:ts|yaml)$/, ''))).toEqual(having);
    },
  );

  it('the answers that more than a path decides are those of providers', () => {
    expect(slugsOf(providers)).toEqual(expect.arrayContaining(Object.keys(ANSWERS)));
  });

  // Other tests ask a server of their own in the place of these hosts.
  it('the list of each provider is asked for at its host', () => {
    const hostOf = ({ list }: Provider) =>
      list && 'requests' in list && list.baseUrl({ region: 'eastus' }, { path: '' });
    const hosts = providers.map((each) => [each.id, hostOf(each)]).filter(([, host]) => host);
    expect(Object.fromEntries(hosts)).toEqual(TABLE.hosts);
  });

  it.each(bundledProviders)(
    'the bundled list of $id has a date in listed-on.txt, or none',
    async ({ id }) => {
      const listedOn = await readListedOn(id);
      expect(z.iso.date().optional().safeParse(listedOn).error).toBeUndefined();
    },
  );
});

describe('bundled lists', () => {
  it('each that needs settings to be asked for live gets them from the nightly recording', () => {
    const workflow = readFileSync('.github/workflows/record-lists.yml', 'utf8');
    const passed = new Set(Array.from(workflow.matchAll(/secrets\.(\w+)/g), ([, name]) => name));
    const isRecorded = ({ settings, isConfigured }: Provider) =>
      isConfigured(Object.fromEntries(Object.entries(settings).filter(([, name]) => passed.has(name))));
    // A base URL alone is that of an own server, such as Kokoro's, which no workflow asks.
    const asked = bundledProviders.filter(
      ({ list, isConfigured }) => list && !isConfigured({ baseUrl: 'set' }),
    );
    expect(slugsOf(asked.filter((each) => !isRecorded(each)))).toEqual([]);
  });

  it.each(bundledProviders)('the bundled list of $id is read whole', async (provider) => {
    const { voices, dropped } = await bundledList(provider);
    expect(dropped).toEqual({});
    expect(voices).toHaveLength(contracts[provider.id]?.bundled?.voices ?? 0);
  });

  it.each(bundledProviders)(
    'the bundled list of $id gives the voice that its contract states',
    async (provider) => {
      const { voices } = await bundledList(provider);
      const one = contracts[provider.id]?.bundled?.one;
      expect(voices.find(({ id }) => id === one?.id)).toMatchObject({ ...one });
    },
  );

  it.each(bundledProviders)(
    'the bundled list of $id gives valid voices below its slug, each id and unique key once',
    async (provider) => {
      const { voices } = await bundledList(provider);
      for (const voice of voices) expect(StoredVoice.safeParse(voice).error).toBeUndefined();
      expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length);
      expect(new Set(voices.map(({ uniqueKey }) => uniqueKey)).size).toBe(voices.length);
      expect(
        voices.every(({ id, provider: slug }) => slug === provider.id && id.startsWith(`${slug}/`)),
      ).toBe(true);
    },
  );

  it.each(bundledProviders)(
    'the bundled list of $id holds facts only: no sentences, no owners',
    async ({ id }) => {
      const keys = new Set<string>();
      for await (const page of readBundledPages(id)) collectKeys(page, keys);
      expect(
        [...keys].filter((key) => /description|descriptive|owner|sharing|settings|samples$/i.test(key)),
      ).toEqual([]);
    },
  );
});

it.each(providers)('the adapter of $id refuses a record and a page of another shape', (provider) => {
  expect(() => provider.parseRecord({})).toThrow();
  expect(() => provider.parseRecord(null)).toThrow();
  expect(provider.records({ unexpected: true })).toBeUndefined();
  expect(provider.records('<html>')).toBeUndefined();
});

function collectKeys(value: unknown, keys: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && !isLabel(inner)) keys.add(key);
    collectKeys(inner, keys);
  }
}

/** Labels have at most four words: an age in Murf's descriptions, a style in ElevenLabs' label of the same name. */
function isLabel(value: unknown): boolean {
  return typeof value === 'string' && value.split(' ').length <= 4;
}
