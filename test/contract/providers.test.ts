import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { StoredVoice } from '../../src/domain/voice.ts';
import { toAge } from '../../src/enrich/steps/age.ts';
import { readBundledList } from '../../src/ingest/lists/bundled-pages.ts';
import { readBundled } from '../../src/ingest/lists/fetch-voices.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { BUNDLED, contracts } from '../support/contracts/index.ts';

const bundled = providers.filter(({ isBundled }) => isBundled !== false);
const folders = (path: string) => readdirSync(path).sort();

describe('providers', () => {
  it('are the files of the folder, and have a fixture each where a list is bundled', () => {
    const ids = (list: readonly Provider[]) => list.map(({ id }) => id).sort();
    const files = ids(providers).map((id) => `${id}.ts`);
    expect(folders('src/ingest/providers')).toEqual([...files, 'index.ts'].sort());
    expect(folders('fixtures')).toEqual(ids(bundled));
  });

  it('are counted in the README, and each has a row in it', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(readme).toContain(
      `${BUNDLED.voices.toLocaleString('en-US')} voices of ${BUNDLED.providers} providers`,
    );
    for (const { id } of providers) expect(readme).toContain(`| ${id} | `);
  });

  it('together list at least 6,000 voices, of at least 16', async () => {
    const lists = await Promise.all(
      bundled.map((provider) => readBundled(provider, { bundled: readBundledList })),
    );
    expect(lists.flatMap(({ voices }) => voices).length).toBeGreaterThanOrEqual(6000);
    expect(bundled.length).toBeGreaterThanOrEqual(16);
  });

  describe.each(bundled)('$id', (provider) => {
    const read = () => readBundled(provider, { bundled: readBundledList });

    it('reads all of its bundled list', async () => {
      const { voices, dropped } = await read();
      expect(Object.fromEntries(dropped)).toEqual({});
      expect(voices).toHaveLength(contracts[provider.id]?.bundled?.voices ?? 0);
    });

    it('states of a voice what its provider does', async () => {
      const { voices } = await read();
      const one = contracts[provider.id]?.bundled?.one;
      expect(voices.find(({ id }) => id === one?.id)).toMatchObject({ ...one });
    });

    it('gives whole voices with ids and keys of their own, in its name', async () => {
      const { voices } = await read();
      for (const voice of voices) expect(StoredVoice.safeParse(voice).error).toBeUndefined();
      expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length);
      expect(new Set(voices.map(({ uniqueKey }) => uniqueKey)).size).toBe(voices.length);
      expect(
        voices.every(({ id, provider: slug }) => slug === provider.id && id.startsWith(`${slug}/`)),
      ).toBe(true);
    });

    it('ships facts only: no sentences, no owners', async () => {
      const file = provider.list && 'program' in provider.list ? 'voices.txt' : 'voices.json';
      expect(existsSync(`fixtures/${provider.id}/${file}`)).toBe(true);
      const keys = new Set<string>();
      for await (const page of readBundledList(provider.id)) collectKeys(page, keys);
      expect(
        [...keys].filter((key) => /description|descriptive|owner|sharing|settings|samples$/i.test(key)),
      ).toEqual([]);
    });
  });

  describe.each(providers)('$id', (provider) => {
    it('drops a record of another shape, and counts why', () => {
      expect(() => provider.readRecord({})).toThrow();
      expect(() => provider.readRecord(null)).toThrow();
      expect(provider.records({ unexpected: true })).toBeUndefined();
      expect(provider.records('<html>')).toBeUndefined();
    });
  });
});

function collectKeys(value: unknown, keys: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && !isLabel(inner)) keys.add(key);
    collectKeys(inner, keys);
  }
}

/** Murf's descriptions are the age, or empty. */
function isLabel(value: unknown): boolean {
  return value === '' || (typeof value === 'string' && toAge(value) !== undefined);
}
