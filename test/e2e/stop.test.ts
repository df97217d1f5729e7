import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runIngest } from '../../src/ingest/run.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { createS3Store } from '../../src/storage/s3.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { useFolder } from '../support/folder.ts';
import { longTests } from '../support/long-tests.ts';
import { providerOf } from '../support/providers.ts';
import { QUIET } from '../support/quiet.ts';
import { useReplay } from '../support/replay.ts';
import { SHORT_LIVED } from '../support/short-lived.ts';
import { ingestEnvironment } from '../support/snapshot.ts';

const LOCK = 'ingest.lock';
const PROVIDERS = ['deepgram', 'lmnt', 'openai'];
const endpoint = process.env.AWS_ENDPOINT_URL_S3;

const replay = useReplay();

/** Ingests the bundled lists in this process: a writer before the stopped one, and one after it. */
const ingestHere = (store: BlobStore) =>
  runIngest(
    ingestEnvironment({
      store,
      snapshots: createSnapshots(store),
      mode: 'bundled',
      providers: PROVIDERS.map(providerOf),
      now: () => new Date(),
    }),
    {},
  );

/** Reports whether the last holder of the lease of an ingest has released it, as a process that crashed has not. */
async function isReleased(store: BlobStore): Promise<boolean> {
  const lock = await store.get(LOCK);
  return JSON.parse(Buffer.from(lock?.body ?? '{}').toString()).isReleased === true;
}

/** Describes a stopped process over one kind of store; `url` is its SNAPSHOT_URL. */
function itEndsCleanly(place: string, open: () => Promise<{ url: string; store: BlobStore }>): void {
  let url: string;
  let store: BlobStore;
  beforeAll(async () => {
    ({ url, store } = await open());
  });

  function start(command: string) {
    const settings = { ...QUIET, SOURCES: 'auto', PROVIDERS: PROVIDERS.join(), SNAPSHOT_URL: url };
    return spawn(process.execPath, [...SHORT_LIVED, 'dist/cli/main.js', command], {
      // The replay's AWS keys are for its Polly; the store's own come after them.
      env: { ...replay().env, ...process.env, ...settings, INGEST_ON_START: 'true' },
      stdio: 'ignore',
    });
  }

  it.each<[string, NodeJS.Signals, number | null]>([
    ['serve', 'SIGTERM', 0],
    // The process of the ingest has to find out that the server is gone.
    ['serve', 'SIGKILL', null],
    ['ingest', 'SIGTERM', 1],
    // A short run has the SIGINT of a terminal, which reaches the same handler.
    ...longTests<[string, NodeJS.Signals, number][]>([['ingest', 'SIGINT', 1]], []),
  ])(
    `the command %s over ${place} that gets %s in the middle of a run leaves the store as it was`,
    async (command, signal, exitCode) => {
      await ingestHere(store);
      const before = await store.list('');
      const latest = await createSnapshots(store).readLatest();
      // LMNT never answers, so that a run waits for it until the process is stopped.
      const isAsked = new Promise<void>((resolve) => {
        replay().spoil('lmnt', () => resolve());
      });
      const child = start(command);
      const closed = once(child, 'close');
      await isAsked;
      const during = await store.list('');
      child.kill(signal);
      expect(during).toEqual([...new Set([...before, LOCK])].sort());
      expect(await closed).toEqual([exitCode, exitCode === null ? signal : null]);
      // A process that outlives its server takes a moment.
      for (let tries = 0; tries < 500 && !(await isReleased(store)); tries++) await sleep(20);
      expect(await isReleased(store)).toBe(true);
      expect(await store.list('')).toEqual(before);
      expect(await createSnapshots(store).readLatest()).toEqual(latest);
      expect((await ingestHere(store)).written).toBe(true);
    },
  );
}

describe('a process over a folder', () => {
  const folder = useFolder();

  itEndsCleanly('a folder', async () => ({ url: folder(), store: createFileStore(folder()) }));

  it('a stopped process leaves no half-written file', async () => {
    const entries = await readdir(folder(), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files).toHaveLength((await createFileStore(folder()).list('')).length);
  });
});

(endpoint ? describe : describe.skip)('a process over S3 (needs AWS_ENDPOINT_URL_S3)', () => {
  const client = new S3Client({ forcePathStyle: true });
  const bucket = `test-${randomUUID()}`;
  afterAll(() => client.destroy());

  itEndsCleanly('S3', async () => {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    return { url: `s3://${bucket}/stop`, store: createS3Store(client, { bucket, prefix: 'stop/' }) };
  });
});
