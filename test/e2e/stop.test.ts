import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { createS3Store } from '../../src/storage/s3.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { type Replay, startReplay } from '../support/replay.ts';
import { QUIET } from '../support/service.ts';

const LOCK = 'ingest.lock';
const PROVIDERS = 'azure,deepgram,openai';
const endpoint = process.env.AWS_ENDPOINT_URL_S3;

let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
});
afterEach(() => replay.mend());
afterAll(() => replay.close());

/** What a stopped process keeps to, whichever store it writes to. `url` is its SNAPSHOT_URL. */
function endsCleanly(open: () => Promise<{ url: string; store: BlobStore }>): void {
  let url: string;
  let store: BlobStore;
  beforeAll(async () => {
    ({ url, store } = await open());
  });

  function start(command: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
    const settings = { ...QUIET, SOURCES: 'auto', PROVIDERS, SNAPSHOT_URL: url, ...env };
    return spawn(process.execPath, ['dist/cli/main.js', ...command], {
      // The replay's AWS keys are for its Polly; the store's own come after them.
      env: { ...replay.env, ...process.env, ...settings },
      stdio: 'ignore',
    });
  }

  /** Azure never answers: whoever asks is in the middle of a run until stopped. */
  const asked = () =>
    new Promise<void>((resolve) => {
      replay.spoil('azure', () => resolve());
    });

  it.each<[string, string[], NodeJS.Signals, number]>([
    ['a server', ['serve'], 'SIGTERM', 0],
    ['an ingest', ['ingest'], 'SIGTERM', 1],
    ['an ingest', ['ingest'], 'SIGINT', 1],
  ])(
    'lets go of the store as it was, as %s (%j) that gets %s in the middle of a run',
    async (_, command, signal, exitCode) => {
      replay.mend();
      expect(await once(start(['ingest']), 'close')).toEqual([0, null]);
      const before = await store.list('');
      const latest = await createSnapshots(store).readLatest();
      const isAsked = asked();
      const child = start(command, { INGEST_ON_START: 'true' });
      const closed = once(child, 'close');
      await isAsked;
      expect(await store.list('')).toEqual([...before, LOCK].sort());
      child.kill(signal);
      expect(await closed).toEqual([exitCode, null]);
      expect(await store.list('')).toEqual(before);
      expect(await createSnapshots(store).readLatest()).toEqual(latest);
      // Nothing is left to wait for: the next one does its work and ends.
      replay.mend();
      const next = start(['ingest']);
      expect(await once(next, 'close')).toEqual([0, null]);
      expect((await createSnapshots(store).readLatest())?.builtAt).not.toBe(latest?.builtAt);
    },
  );
}

describe('a process over a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voice-directory-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  endsCleanly(async () => ({ url: folder, store: createFileStore(folder) }));

  it('leaves no half-written file', async () => {
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(files).toHaveLength((await createFileStore(folder).list('')).length);
  });
});

(endpoint ? describe : describe.skip)('a process over S3 (needs AWS_ENDPOINT_URL_S3)', () => {
  const client = new S3Client({ forcePathStyle: true });
  const bucket = `test-${randomUUID()}`;
  afterAll(() => client.destroy());

  endsCleanly(async () => {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    return { url: `s3://${bucket}/stop`, store: createS3Store(client, { bucket, prefix: 'stop/' }) };
  });
});
