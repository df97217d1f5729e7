import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from '@jest/globals';
import { createContext } from '../../src/app/compose/compose.ts';
import { BUNDLED_IMAGE } from '../../src/app/snapshot/images.ts';
import { buildBundledImage } from '../../src/app/snapshot/load-snapshot.ts';
import { openCatalog } from '../../src/index/catalog/catalog.ts';
import { readImage, writeImage } from '../../src/index/catalog/image-file.ts';
import { imageOf } from '../support/catalog.ts';
import { configOf } from '../support/service.ts';
import { smallSnapshot, snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const image = { ...imageOf(smallSnapshot()), key: 'images/a' };
const file = await writeImage(image);
const read = (bytes: Uint8Array) => readImage(Uint8Array.from(bytes), image.key);

it('an image file holds the whole image, and its catalog answers as one that was just built', async () => {
  const found = await read(file);
  expect(found).toEqual({ ...image, terms: { ...image.terms, index: expect.any(Uint8Array) } });
  const query = { search: 'ad', facets: true, limit: 5, offset: 0 };
  const [opened, built] = await Promise.all([openCatalog(found ?? image), openCatalog(image)]);
  expect(opened.search(query)).toEqual(built.search(query));
  expect(opened.search(query).total).toBe(1);
});

it('an image file is refused if a byte is changed, at whatever place', async () => {
  const accepted: number[] = [];
  for (let at = 0; at < file.length; at += at < 4096 ? 1 : 61) {
    const damaged = Uint8Array.from(file);
    damaged[at] = (damaged[at] ?? 0) ^ (1 << (at & 7));
    if (await readImage(damaged, image.key)) accepted.push(at);
  }
  expect(accepted).toEqual([]);
});

it('an image file is refused if it ends early, goes on, or has a part of another one', async () => {
  const other = await writeImage(imageOf(snapshotOf([voice({ id: 'fictional/Other' })])));
  const sizes = Array.from({ length: 50 }, (_, step) => Math.floor((file.length * step) / 50));
  const damaged = sizes.flatMap((size) => [
    file.subarray(0, size),
    Buffer.concat([file.subarray(0, size), other.subarray(size)]),
    Buffer.concat([file, other.subarray(0, size + 1)]),
  ]);
  const opened = await Promise.all(damaged.map(read));
  expect(opened.filter((each) => each !== undefined)).toEqual([]);
});

it('an image file is refused if it has a later version of the form of V8', async () => {
  const later = Buffer.from(file);
  const [digestAt, imageAt] = [8, 40];
  expect(later[imageAt + 1]).toBe(15);
  later[imageAt + 1] = 99;
  createHash('sha256').update(later.subarray(imageAt)).digest().copy(later, digestAt);
  expect(await read(later)).toBeUndefined();
});

it('an image file is refused under the key of another one', async () => {
  expect(await readImage(file, 'images/b')).toBeUndefined();
});

it('the image of the build is the one that the bundled lists give', async () => {
  const stored = await readFile(BUNDLED_IMAGE);
  // The default folder has the recordings of a server that ran in this checkout.
  const built = await buildBundledImage(await createContext(configOf({ PREVIEW_DIR: '/no-recordings' })));
  const [key = ''] = /bundled-[\da-f]+/.exec(stored.toString('latin1')) ?? [];
  const found = await readImage(stored, key);
  const { builtAt = '', rulesVersion = '', changes } = found ?? {};
  const alike = { ...built, key, rulesVersion, builtAt, changes: changes ?? built.changes };
  expect(found).toBeDefined();
  // The matcher of the test framework compares millions of numbers one by one.
  expect(isDeepStrictEqual(found, await readImage(await writeImage(alike), key))).toBe(true);
});
