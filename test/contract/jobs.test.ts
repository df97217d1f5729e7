import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { describe, expect, it, jest } from '@jest/globals';
import { createContext, createJobs } from '../../src/app/compose/compose.ts';
import type { Config } from '../../src/app/config/config.ts';
import type { Jobs } from '../../src/app/jobs/jobs.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import type { CatalogImage } from '../../src/index/catalog/image.ts';
import type { Logger } from '../../src/lib/logger.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { acquireLease } from '../../src/storage/lease.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { catalogOfImage } from '../support/catalog.ts';
import { withFolder } from '../support/folder.ts';
import { countBundled } from '../support/providers.ts';
import { QUIET } from '../support/quiet.ts';
import { configOf } from '../support/service.ts';
import { NOW, snapshotOf, writeSnapshot } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

// Workers run what is built: Node 20 reads no TypeScript.
const BUILT = pathToFileURL(resolve('dist/app/jobs/worker-jobs.js')).href;
const { createWorkerJobs }: typeof import('../../src/app/jobs/worker-jobs.ts') = await import(BUILT);

const NEVER = new AbortController().signal;
const OTHER = { key: 'other', builtAt: NOW, voices: 3 };
const snapshot = snapshotOf(
  ['Ada', 'Bób', '愛子'].map((name) => voice({ id: `polly/${name}`, provider_voice_id: name, name })),
);

const at = (hour: number) => `2026-11-22T0${hour}:00:00.000Z`;
/** Returns a snapshot whose manifest states more voices than any process can hold. */
const giantOf = (hour: number) =>
  snapshotOf(snapshot.voices, {
    builtAt: at(hour),
    providers: [{ provider: 'polly', voices: 50_000_000, source: 'live', stale: false }],
  });

interface Place {
  readonly jobs: Jobs;
  readonly folder: string;
  readonly logged: string[];
}

type CreateJobs = (config: Config, logger: Logger) => Jobs | Promise<Jobs>;

/** Creates jobs over a temporary folder and one bundled list. */
async function withJobs(create: CreateJobs, use: (place: Place) => Promise<void>): Promise<void> {
  const logged: string[] = [];
  const log = (_: object, message: string) => void logged.push(message);
  await withFolder(async (folder) => {
    const env = { ...QUIET, DATA_DIR: folder, PROVIDERS: 'polly' };
    await use({
      jobs: await create(configOf(env), { debug: log, info: log, warn: log, error: log }),
      folder,
      logged,
    });
  });
}

const storeIn = (folder: string) => createFileStore(join(folder, 'catalog'));

async function answers(image: CatalogImage | undefined): Promise<unknown> {
  if (!image) throw new Error('there is no image');
  const catalog = await catalogOfImage(image);
  return catalog.search(SearchQuery.parse({ search: 'polly', facets: true }));
}

const inThisThread: CreateJobs = async (config, logger) =>
  createJobs(await createContext(config, { logger }));
const inWorkers: CreateJobs = (config, logger) => createWorkerJobs(config, logger, {});

describe('jobs in this thread', () => {
  it('a load fails where the store is no store, so that the operator can act', () =>
    withJobs(inThisThread, async ({ jobs, folder }) => {
      await writeFile(join(folder, 'catalog'), '');
      await expect(jobs.load(NEVER)).rejects.toMatchObject({
        name: 'OperatorError',
        message: expect.stringContaining(folder),
      });
    }));

  it('a reload gives an image of the last snapshot', () =>
    withJobs(inThisThread, async ({ jobs, folder }) => {
      const version = await writeSnapshot(createSnapshots(storeIn(folder)), snapshot);
      const newer = await jobs.loadNewer(OTHER, NEVER);
      expect(newer?.image).toMatchObject({ version, builtAt: NOW });
      expect(await answers(newer?.image)).toMatchObject({
        total: 3,
        voices: [{ name: 'Ada' }, { name: 'Bób' }, { name: '愛子' }],
        facets: { provider: [{ value: 'polly', count: 3 }] },
      });
    }));

  it('a reload gives nothing where no snapshot is stored', () =>
    withJobs(inThisThread, async ({ jobs }) => {
      expect(await jobs.loadNewer(OTHER, NEVER)).toBeUndefined();
    }));

  it('a load gives the newest snapshot that fits into memory, or else the bundled lists, and tells what does not fit', () =>
    withJobs(inThisThread, async ({ jobs, folder }) => {
      const snapshots = createSnapshots(storeIn(folder));
      await writeSnapshot(snapshots, giantOf(4));
      const bundled = await jobs.load(NEVER);
      expect(bundled.image.providers).toMatchObject([{ provider: 'polly', source: 'bundled' }]);
      expect(bundled.notice).toMatch(/with 50000000 voices needs \d+ MB .*Serving the bundled catalog\.$/);
      await writeSnapshot(snapshots, { ...snapshot, builtAt: at(5) });
      const version = await writeSnapshot(snapshots, {
        ...snapshotOf(snapshot.voices.slice(1)),
        builtAt: at(6),
      });
      for (const hour of [7, 8]) await writeSnapshot(snapshots, giantOf(hour));
      const { image, notice, oversized } = await jobs.load(NEVER);
      expect(image).toMatchObject({ version, builtAt: at(6) });
      expect(notice).toContain(`Serving the snapshot of ${at(6)}.`);
      expect(oversized).toMatchObject({ built_at: at(8), voices: 50_000_000 });
      expect(oversized?.needed_bytes).toBeGreaterThan(oversized?.heap_bytes ?? Number.NaN);
    }));

  it('a reload gives no image of a snapshot that does not fit into memory beside the current one', () =>
    withJobs(inThisThread, async ({ jobs, folder }) => {
      const snapshots = createSnapshots(storeIn(folder));
      await writeSnapshot(snapshots, { ...snapshot, builtAt: at(5) });
      const oversized = { built_at: at(5), voices: 3 };
      expect(await jobs.loadNewer({ ...OTHER, voices: 50_000_000 }, NEVER)).toMatchObject({ oversized });
      await writeSnapshot(snapshots, giantOf(6));
      expect(await jobs.loadNewer(OTHER, NEVER)).toMatchObject({ oversized: { built_at: at(6) } });
    }));

  it.each([
    ['this thread', inThisThread],
    ['workers of their own', inWorkers],
  ])('a job of a service that is stopping does not begin in %s', (_, create) =>
    withJobs(create, async ({ jobs, folder }) => {
      const signal = AbortSignal.abort(new Error('the service is stopping'));
      await expect(jobs.ingest(signal)).rejects.toThrow();
      await expect(jobs.load(signal)).rejects.toThrow('the service is stopping');
      expect(await storeIn(folder).list('')).toEqual([]);
    }),
  );

  it('a reload fails where the snapshot cannot be read, with its file', () =>
    withJobs(inThisThread, async ({ jobs, folder }) => {
      await writeSnapshot(createSnapshots(storeIn(folder)), snapshot);
      await writeFile(join(folder, 'catalog', 'latest.json'), '{"version":');
      await expect(jobs.loadNewer(OTHER, NEVER)).rejects.toMatchObject({
        message: expect.stringContaining('latest.json'),
      });
    }));

  it('an ingest of a service does not build upon a snapshot that does not fit into memory', () =>
    withJobs(inThisThread, async ({ jobs, folder }) => {
      const snapshots = createSnapshots(storeIn(folder));
      await writeSnapshot(snapshots, giantOf(6));
      await expect(jobs.ingest(NEVER)).rejects.toThrow(/with 50000000 voices needs \d+ MB of memory/);
      expect((await snapshots.readBase()).seq).toBe(1);
    }));
});

it('jobs in workers of their own give the images, reports, notices and errors of jobs in this thread', () =>
  withJobs(inWorkers, async ({ jobs, folder }) => {
    const snapshots = createSnapshots(storeIn(folder));
    await expect(jobs.checkPreviews(NEVER)).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringContaining('ingest'),
    });
    const { providers, version } = await jobs.ingest(NEVER);
    expect(providers).toMatchObject([{ provider: 'polly', outcome: 'fresh', voices: countBundled('polly') }]);
    await writeSnapshot(snapshots, { ...giantOf(7), builtAt: new Date().toISOString() });
    const loaded = await jobs.load(NEVER);
    expect(loaded.image.version).toBe(version);
    expect(loaded.notice).toMatch(/with 50000000 voices needs \d+ MB/);
    expect(loaded.oversized).toMatchObject({ voices: 50_000_000 });

    const sampled = voice({ id: 'polly/Ada', name: 'Ada', sample_url: 'https://127.0.0.1:1/ada.mp3' });
    await writeSnapshot(snapshots, snapshotOf([sampled]));
    const newer = await jobs.loadNewer(OTHER, NEVER);
    expect(await answers(newer?.image)).toMatchObject({ total: 1, voices: [{ name: 'Ada' }] });
    expect(await jobs.checkPreviews(NEVER)).toMatchObject({
      checked: 1,
      unreachable_samples: [expect.objectContaining({ reason: 'private address' })],
    });
    expect(await acquireLease(storeIn(folder), 'preview-check.lock')).toHaveProperty('lease');
    await expect(jobs.checkPreviews(NEVER)).rejects.toMatchObject({ name: 'BusyError' });
  }));

it('a job that takes more memory than Node allows fails with what to set, and the process goes on', () =>
  withJobs(inWorkers, async ({ jobs }) => {
    // V8 reads the flag when a thread starts, so that this process keeps its own limit.
    setFlagsFromString('--max-old-space-size=12');
    try {
      await expect(jobs.load(NEVER)).rejects.toThrow(/NODE_OPTIONS=--max-old-space-size/);
    } finally {
      setFlagsFromString('--max-old-space-size=0');
    }
    expect((await jobs.load(NEVER)).image.providers).toHaveLength(1);
  }));

it('the interval of a schedule with a pause at night is the same after the last run but one of a day', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T16:00:30Z') });
  try {
    const context = await createContext(configOf({ ...QUIET, INGEST_CRON: '0 9-17 * * *' }));
    expect(context.ingestIntervalMs).toBe(3_600_000);
    await context.close();
  } finally {
    jest.useRealTimers();
  }
});
