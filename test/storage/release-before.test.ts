import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { catalogOf } from '../support/catalog.ts';
import { useCli } from '../support/cli.ts';

/** Store that an ingest of two bundled lists wrote at commit 568ee4b, the release before 1.1.0. */
const STORE = 'test/fixtures/store-of-568ee4b';
const PROVIDERS = 'sarvam,unreal-speech';

const snapshotIn = async (folder: string) => {
  const snapshot = await createSnapshots(createFileStore(folder)).readLatest();
  if (!snapshot) throw new Error('the store is empty');
  return snapshot;
};

describe('a store of the release before', () => {
  const cli = useCli();

  it('is served whole, without the fields that only that release knew', async () => {
    const snapshot = await snapshotIn(STORE);
    expect(snapshot).toMatchObject({ version: '1d160808f7756024', seq: 1, log: [{ seq: 1, cut: true }] });
    expect(snapshot.unknownFields).toEqual(['former_ids']);
    const { total, voices } = (await catalogOf(snapshot)).search({ limit: 200, offset: 0 });
    expect([total, voices.length]).toEqual([52, 52]);
    expect(JSON.stringify(voices)).not.toContain('former_ids');
  });

  it('is damaged where its manifest, which has no checksum, names another provider than the key of a part', async () => {
    const folder = cli.path('misnamed');
    cpSync(STORE, folder, { recursive: true });
    const manifest = `${folder}/snapshots/20261123T121424812Z-1d160808f7756024-2feded3f.json`;
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace('"provider": "sarvam"', '"provider": "sarvan"'));
    await expect(snapshotIn(folder)).rejects.toThrow('The next ingest replaces it');
    writeFileSync(manifest, text.replace('"provider": "sarvam"', '"provider":  "sarvam"'));
    expect((await snapshotIn(folder)).voices).toHaveLength(52);
  });

  it('is extended by an ingest, which keeps its history and tells the stages of voices as changes by the directory', async () => {
    const folder = cli.path('data', 'catalog');
    cpSync(STORE, folder, { recursive: true });
    const before = await snapshotIn(folder);
    expect(await cli.run('ingest', { PROVIDERS })).toMatchObject({ code: 0 });
    const after = await snapshotIn(folder);
    const ended = after.voices.filter(({ status }) => status !== undefined).map(({ id }) => id);
    expect(ended.length).toBeGreaterThan(0);
    const changes = Object.fromEntries(ended.map((id) => [id, ['first_seen', 'status']]));
    expect(after).toMatchObject({
      seq: 2,
      log: [
        { seq: 1, cut: true },
        { seq: 2, changed: {}, changed_by_directory: changes, added: [], removed: [] },
      ],
    });
    expect(after.voices.map(({ id }) => id)).toEqual(before.voices.map(({ id }) => id));
    // That release dated both lists by a mirror of their packages; the dates stay for that release and are not published.
    for (const [id, { first_seen }] of Object.entries(before.ledger))
      expect(after.ledger[id]).toMatchObject({ first_seen, evidence: 'undated' });
    expect(after.voices.every(({ first_seen }) => first_seen === undefined)).toBe(true);
  });
});
