import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createContext, type Overrides } from '../../src/app/compose/compose.ts';
import { loadCatalogImage, openCatalogImage, openNewer } from '../../src/app/snapshot/load-snapshot.ts';
import { OperatorError } from '../../src/domain/errors.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import type { CatalogImage } from '../../src/index/catalog/image.ts';
import { writeImage } from '../../src/index/catalog/image-file.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { catalogOfImage } from '../support/catalog.ts';
import { useFolder } from '../support/folder.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { sourceOf } from '../support/recordings.ts';
import { createBucketStore, describeOnS3 } from '../support/s3.ts';
import { configOf } from '../support/service.ts';
import { NOW, snapshotOf, writeSnapshot } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const folder = useFolder();
const at = (minute: number) => NOW.replace('12:00', `12:${String(minute).padStart(2, '0')}`);
/** Snapshot with a voice of this number, of a minute of the day. */
const numbered = (number: number, minute = number) =>
  snapshotOf(
    [`${number}`, 'Ada'].map((name) => voice({ id: `polly/${name}`, name: `Name${name}`, first_seen: NOW })),
    { builtAt: at(minute) },
  );

function contextOf(store: BlobStore, overrides: Overrides = {}, env: Readonly<Record<string, string>> = {}) {
  const config = configOf({ PROVIDERS: 'polly', DATA_DIR: join(folder(), 'data'), ...env });
  return createContext(config, { store, keepsImages: true, ...overrides });
}
type Context = Awaited<ReturnType<typeof contextOf>>;

const write = ({ ingestEnvironment }: Context, number: number, minute?: number) =>
  writeSnapshot(ingestEnvironment.snapshots, numbered(number, minute));
const bodyOf = async (store: BlobStore, key: string) => Buffer.from((await store.get(key))?.body ?? []);

/** Answers of an image, with all that a manifest says about its snapshot. */
async function answersOf(image: CatalogImage | undefined) {
  if (!image) throw new Error('there is no image');
  const { search, metadata, changesJson } = await catalogOfImage(image);
  const { seq } = image.changes;
  const found = search(SearchQuery.parse({ search: 'na', facets: true }));
  return { found, metadata, changes: changesJson({ since_seq: seq - 1, limit: 9 } as never).toString() };
}

function keepsImages(open: () => Promise<BlobStore>): void {
  it('a writer stores the image before the pointer moves, and a process opens it as if it had built it', async () => {
    const writes: string[] = [];
    const store = await open();
    const put: BlobStore['put'] = (key, ...rest) => {
      writes.push(key.split('/')[0] ?? '');
      return store.put(key, ...rest);
    };
    const context = await contextOf({ ...store, put });
    for (const number of [1, 2]) await write(context, number);
    expect(writes.slice(writes.lastIndexOf('parts'))).toEqual([
      'parts',
      'snapshots',
      'images',
      'latest.json',
      'latest.copy.json',
    ]);
    const { image, ...state } = await openCatalogImage(context);
    expect(state).toEqual({});
    const built = await loadCatalogImage(await contextOf(store, { keepsImages: false }));
    expect(await answersOf(image)).toEqual(await answersOf(built.image));
  });

  it('an image that was damaged, cut off or exchanged is left aside, and the snapshot answers instead', async () => {
    const store = await open();
    const context = await contextOf(store);
    await write(context, 1);
    const [other = ''] = await store.list('images/');
    const foreign = await bodyOf(store, other);
    await write(context, 2);
    const [key = ''] = (await store.list('images/')).filter((each) => each !== other);
    const whole = await bodyOf(store, key);
    const expected = await answersOf((await loadCatalogImage(context)).image);
    const regions = Array.from({ length: 12 }, (_, region) => Math.floor((region * whole.length) / 12) + 3);
    const flipped = regions.map((place) =>
      Buffer.from(whole).fill((whole[place] ?? 0) ^ 8, place, place + 1),
    );
    const mixed = regions.map((place) => Buffer.concat([whole.subarray(0, place), foreign.subarray(place)]));
    const cut = regions.map((place) => whole.subarray(0, place));
    for (const [index, damaged] of [...flipped, ...mixed, ...cut, foreign, Buffer.alloc(0)].entries()) {
      await store.put(key, damaged);
      expect([index, await openCatalogImage(context)]).toEqual([index, {}]);
    }
    expect(await answersOf((await loadCatalogImage(context)).image)).toEqual(expected);
    await store.put(key, whole);
    expect(await answersOf((await openCatalogImage(context)).image)).toEqual(expected);
  });
}

describe('images in a memory store', () => keepsImages(async () => createMemoryStore()));
describe('images in a file store', () =>
  keepsImages(async () => createFileStore(join(folder(), randomUUID()))));
describeOnS3('images in an S3 store (needs AWS_ENDPOINT_URL_S3)', () => keepsImages(createBucketStore));

it('snapshots of equal content share an image, whose time, number and statuses are those of the snapshot', async () => {
  const store = createMemoryStore();
  const context = await contextOf(store);
  await write(context, 1);
  const { image: first } = await openCatalogImage(context);
  const { key = '', builtAt = '' } = first ?? {};
  expect(await openNewer(context, { key, builtAt, voices: 1 })).toEqual({});
  await write(context, 1, 5);
  expect(await store.list('images/')).toHaveLength(1);
  const { news } = (await openNewer(context, { key, builtAt, voices: 1 })) ?? {};
  expect(news).toMatchObject({ builtAt: at(5), seq: 2, providers: [{ provider: 'polly' }] });
  const { image: second } = await openCatalogImage(context);
  const renewed = news && first && (await catalogOfImage(first)).renew(news);
  expect(renewed?.metadata).toEqual((await answersOf(second)).metadata);
  await write(context, 2, 6);
  expect(Object.keys((await openNewer(context, { key, builtAt, voices: 1 })) ?? {})).toEqual(['image']);
});

it('images are deleted with the snapshots that own them, also those of other releases', async () => {
  const store = createMemoryStore();
  const context = await contextOf(store);
  await store.put('images/of-another-format', 'x');
  for (let number = 1; number <= 9; number++) await write(context, number);
  expect(await store.list('images/')).toHaveLength((await store.list('snapshots/')).length);
  expect((await openCatalogImage(context)).image).toBeDefined();
});

it('an image is that of its providers, top tier and recordings alone', async () => {
  const store = createMemoryStore();
  await write(await contextOf(store), 1);
  const isFound = async (overrides: Overrides, env = {}) =>
    'image' in (await openCatalogImage(await contextOf(store, overrides, env)));
  const recorded = { bucket: sourceOf({}, 'v1') };
  expect(await isFound({})).toBe(true);
  expect(await isFound({}, { PROVIDERS: 'polly,openai' })).toBe(false);
  expect(await isFound({}, { TOP_TIER_MODEL: 'other' })).toBe(false);
  expect(await isFound({ recordingSources: recorded })).toBe(false);
  await write(await contextOf(store, { recordingSources: recorded }), 1, 2);
  expect(await isFound({ recordingSources: recorded })).toBe(true);
});

it('a server opens the image that it has built for its own settings, and none of an earlier snapshot', async () => {
  const store = createMemoryStore();
  await writeSnapshot(createSnapshots(store), numbered(1));
  const context = await contextOf(store, {}, { DATA_DIR: join(folder(), 'own') });
  expect(await openCatalogImage(context)).toEqual({});
  const { image } = await loadCatalogImage(context);
  await context.images.keepOwn(image.key, await writeImage(image));
  const own = await openCatalogImage(context);
  expect(await answersOf(own.image)).toEqual(await answersOf(image));
  await writeSnapshot(createSnapshots(store), numbered(2));
  expect(await openCatalogImage(context)).toEqual({});
  expect(await store.list('images/')).toEqual([]);
  await writeFile(join(folder(), 'a-file'), '');
  const readOnly = await contextOf(store, {}, { DATA_DIR: join(folder(), 'a-file') });
  await readOnly.images.keepOwn(image.key, await writeImage(image));
  expect((await loadCatalogImage(readOnly)).image.version).toBe(
    (await loadCatalogImage(context)).image.version,
  );
});

it('a snapshot is stored although its image cannot be, and the writer tells so', async () => {
  const store = createMemoryStore();
  const put: BlobStore['put'] = (key, ...rest) =>
    key.startsWith('images/') ? Promise.reject(new OperatorError('disk full')) : store.put(key, ...rest);
  const warned: unknown[] = [];
  const log = () => {};
  const logger = { debug: log, info: log, error: log, warn: (...line: unknown[]) => void warned.push(line) };
  const context = await contextOf({ ...store, put }, { logger });
  await write(context, 1);
  expect(warned).toEqual([[{ reason: 'disk full' }, expect.stringContaining('image')]]);
  expect((await loadCatalogImage(context)).image.builtAt).toBe(at(1));
});

it('the image of a writer that another one overtakes does not hide the snapshot of the other', async () => {
  const store = createMemoryStore();
  const other = await contextOf(store);
  let isOvertaken = false;
  const put: BlobStore['put'] = async (key, ...rest) => {
    if (key.startsWith('images/') && !isOvertaken) {
      isOvertaken = true;
      await write(other, 2);
    }
    return store.put(key, ...rest);
  };
  await expect(write(await contextOf({ ...store, put }), 1)).rejects.toThrow('Another writer');
  const { image } = await openCatalogImage(other);
  expect(image?.builtAt).toBe(at(2));
  await write(other, 3);
  expect((await openCatalogImage(other)).image?.builtAt).toBe(at(3));
});

it('a copy of a store holds the whole snapshot beside its image, so that another release starts with it while the store is down', async () => {
  const store = createMemoryStore();
  await write(await contextOf(store), 1);
  const env = { SNAPSHOT_URL: 's3://voices/directory', AWS_REGION: 'us-east-1' };
  const opened = await openCatalogImage(await contextOf(store, {}, env));
  expect(opened.image?.builtAt).toBe(at(1));
  const refuse = () => Promise.reject(new OperatorError('The store is down.'));
  const down = { ...createMemoryStore(), get: refuse, etag: refuse };
  const restarted = await openCatalogImage(await contextOf(down, {}, env));
  expect(restarted).toMatchObject({ isStoreDown: true, notice: expect.stringContaining('Serving the copy') });
  expect(await answersOf(restarted.image)).toEqual(await answersOf(opened.image));
  const otherRelease = await loadCatalogImage(await contextOf(down, { keepsImages: false }, env));
  expect(await answersOf(otherRelease.image)).toEqual(await answersOf(opened.image));
});
