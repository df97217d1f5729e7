import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { OperatorError } from '../../src/domain/errors.ts';
import { type BlobStore, PreconditionFailedError } from '../../src/storage/blob-store.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { createS3Store } from '../../src/storage/s3.ts';
import { useFolder, withFolder } from '../support/folder.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { createBucketStore, describeOnS3, openS3Client } from '../support/s3.ts';

const textOf = (body: Uint8Array | undefined) => body && Buffer.from(body).toString();

/** Describes the behaviour of every store. */
function behavesLikeAStore(open: () => Promise<BlobStore>): void {
  let store: BlobStore;
  beforeAll(async () => {
    store = await open();
  });

  it('a store has no blob under an unknown key', async () => {
    expect(await store.get('a/none.json')).toBeUndefined();
    expect(await store.etag('a/none.json')).toBeUndefined();
  });

  it('a store gives back the blob that was put, with another etag after each change', async () => {
    const first = await store.put('a/one.json', 'one');
    expect(textOf((await store.get('a/one.json'))?.body)).toBe('one');
    expect(await store.etag('a/one.json')).toBe(first);
    const second = await store.put('a/one.json', new TextEncoder().encode('zwei ü'));
    expect(second).not.toBe(first);
    expect(await store.get('a/one.json')).toMatchObject({ etag: second });
    expect(textOf((await store.get('a/one.json'))?.body)).toBe('zwei ü');
  });

  it('a store knows the age of a blob by its own clock', async () => {
    await store.put('age/1', 'young');
    const { ageMs } = (await store.get('age/1')) ?? {};
    // S3 rounds times to seconds. Minutes are allowed, because a machine may be slow.
    expect(ageMs).toBeGreaterThan(-2000);
    expect(ageMs).toBeLessThan(300_000);
  });

  it('a store lists keys by prefix, sorted', async () => {
    for (const key of ['b/2', 'b/1', 'c/1']) await store.put(key, key);
    expect(await store.list('b/')).toEqual(['b/1', 'b/2']);
    expect(await store.list('nothing/')).toEqual([]);
  });

  it('a store deletes blobs, also absent ones', async () => {
    await store.put('d/1', 'x');
    await store.delete('d/1');
    await store.delete('d/1');
    expect(await store.get('d/1')).toBeUndefined();
  });

  keepsOrder(() => store);
}

/** Describes the behaviour of every store to several writers. */
function keepsOrder(storeOf: () => BlobStore): void {
  let store: BlobStore;
  beforeAll(() => {
    store = storeOf();
  });

  it('a put with ifAbsent creates a blob only where there is none', async () => {
    await store.put('e/1', 'first', { ifAbsent: true });
    await expect(store.put('e/1', 'second', { ifAbsent: true })).rejects.toThrow(PreconditionFailedError);
    expect(textOf((await store.get('e/1'))?.body)).toBe('first');
  });

  it('a put with ifMatch replaces only the blob of that etag', async () => {
    const old = await store.put('f/1', 'old');
    const next = await store.put('f/1', 'new', { ifMatch: old });
    await expect(store.put('f/1', 'late', { ifMatch: old })).rejects.toThrow(PreconditionFailedError);
    expect(await store.etag('f/1')).toBe(next);
    await expect(store.put('f/none', 'x', { ifMatch: old })).rejects.toThrow(PreconditionFailedError);
  });

  it('one of many racing creators wins', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => store.put('g/1', String(index), { ifAbsent: true })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a reader never sees half a write', async () => {
    const bodies = ['a', 'b'].map((letter) => letter.repeat(500_000));
    await store.put('h/1', bodies[0] ?? '');
    const writes = (async () => {
      for (let turn = 1; turn <= 10; turn++) await store.put('h/1', bodies[turn % 2] ?? '');
    })();
    for (let turn = 0; turn < 20; turn++) expect(bodies).toContain(textOf((await store.get('h/1'))?.body));
    await writes;
  });
}

describe('memory store', () => behavesLikeAStore(async () => createMemoryStore()));

describe('file store', () => {
  const folder = useFolder();

  behavesLikeAStore(async () => createFileStore(join(folder(), 'store')));
});

describe('files of a file store', () => {
  const folder = useFolder();

  it('a file store leaves no temporary file behind, not even after a refused write', async () => {
    const store = createFileStore(join(folder(), 'tidy'));
    await store.put('x/1', 'one', { ifAbsent: true });
    await store.put('x/1', 'two', { ifAbsent: true }).catch(() => {});
    await store.put('x/1', 'two', { ifMatch: 'other' }).catch(() => {});
    expect(await readdir(join(folder(), 'tidy', 'x'))).toEqual(['1']);
  });

  it('a file store removes the files of killed writers, and none that a living writer or another program may own', async () => {
    const tidy = join(folder(), 'swept');
    const store = createFileStore(tidy);
    await store.put('x/1', 'one');
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const files: [name: string, writtenAt: Date][] = [
      [`1.${randomUUID()}.tmp`, hoursAgo(2)],
      [`gone.json.${randomUUID()}.tmp`, hoursAgo(2)],
      [`young.${randomUUID()}.tmp`, hoursAgo(0.5)],
      [`theirs.${randomUUID()}`, hoursAgo(2)],
      ['theirs.tmp', hoursAgo(2)],
    ];
    for (const [name, writtenAt] of files) {
      await writeFile(join(tidy, 'x', name), 'half');
      await utimes(join(tidy, 'x', name), writtenAt, writtenAt);
    }
    await store.put('x/1', 'two');
    const left = ['1', ...files.slice(2).map(([name]) => name)];
    expect((await readdir(join(tidy, 'x'))).sort()).toEqual(left.sort());
  });

  it('a file store leaves no partial file where the disk is full', async () => {
    const tidy = join(folder(), 'full');
    const store = createFileStore(tidy);
    // The file system refuses this blob, as it does any blob where the disk is full.
    const unwritable = { [Symbol.toPrimitive]: () => 'x' } as unknown as string;
    await expect(store.put('x/1', unwritable)).rejects.toThrow(OperatorError);
    expect(await readdir(join(tidy, 'x'))).toEqual([]);
  });
});

it('an unusable folder is an error with its path and the setting to change', () =>
  withFolder(async (folder) => {
    const blocked = join(folder, 'a-file');
    await writeFile(blocked, '');
    const store = createFileStore(join(blocked, 'below'));
    for (const work of [store.get('k'), store.put('k', 'v')]) {
      await expect(work).rejects.toThrow(OperatorError);
      await expect(work).rejects.toThrow(/a-file.* cannot be used: .*DATA_DIR/);
    }
  }));

it('a file store lists the folder of the prefix only', async () => {
  // The folder /proc always has a folder that cannot be read.
  expect(await createFileStore('/proc').list('none/')).toEqual([]);
});

it('a folder that the kernel refuses to create is an error with the setting to change', async () => {
  const writing = createFileStore('/proc/none/below').put('k', 'v');
  await expect(writing).rejects.toThrow(OperatorError);
  await expect(writing).rejects.toThrow(/none\/below cannot be used: .*DATA_DIR or SNAPSHOT_URL/);
});

describeOnS3('S3 store (needs AWS_ENDPOINT_URL_S3)', () => {
  behavesLikeAStore(createBucketStore);

  it('a missing bucket is an error with its name and the setting to change', async () => {
    const store = createS3Store(openS3Client(), { bucket: `none-${randomUUID()}`, prefix: '' });
    await expect(store.put('k', 'v')).rejects.toThrow(/s3:\/\/none-.* cannot be used: .*SNAPSHOT_URL/);
  });
});
