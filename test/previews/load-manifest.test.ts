import { describe, expect, it } from '@jest/globals';
import { MANIFEST_KEY, manifestInStore, manifestOnCdn } from '../../src/previews/load-manifest.ts';
import type { Recordings } from '../../src/previews/manifest-source.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { withFolder } from '../support/folder.ts';
import { serveOnLoopback } from '../support/loopback.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { manifestOf, recording } from '../support/recordings.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  redirects: Rows<[title: string, location: string, target: string]>;
  faults: Rows<[title: string, fault: Readonly<Record<string, string>>]>;
}>(import.meta);

const SIGNAL = new AbortController().signal;
const ID = 'polly/Joanna/neural';
const manifest = manifestOf({ [ID]: recording() });
const keysOf = ({ byVoice }: Recordings) => [...byVoice.values()].map(({ key }) => key);

describe('the manifest in a store', () => {
  it('lists the recordings, and is read again only after a change', async () => {
    const store = createMemoryStore();
    const load = manifestInStore(store);
    expect(keysOf(await load(undefined, SIGNAL))).toEqual([]);
    await store.put(MANIFEST_KEY, manifest);
    const first = await load(undefined, SIGNAL);
    expect(keysOf(first)).toEqual([recording().key]);
    expect(await load(first, SIGNAL)).toBe(first);
    await store.put(MANIFEST_KEY, manifestOf({}));
    expect(keysOf(await load(first, SIGNAL))).toEqual([]);
  });

  it('lists no recording of an unknown type, the usual name of a known one, and no more than links need', async () => {
    const store = createMemoryStore();
    const named = recording({
      media_type: 'audio/x-wav',
      seconds: 2,
      text: 'Hi',
      copied_from: 'https://samples.test/a',
    });
    await store.put(
      MANIFEST_KEY,
      manifestOf({ a: named, b: recording({ media_type: 'audio/x-fictional' }) }),
    );
    const { byVoice } = await manifestInStore(store)(undefined, SIGNAL);
    expect([...byVoice]).toEqual([
      ['a', { key: named.key, bytes: 5, seconds: 2, text: 'Hi', media_type: 'audio/wav' }],
    ]);
  });

  it('in a folder lists no recording whose file is missing or no file, and has another version then', () =>
    withFolder(async (folder) => {
      const keys = ['there.mp3', 'gone.mp3', 'folder.mp3'];
      const body = manifestOf(Object.fromEntries(keys.map((key) => [key, recording({ key })])));
      const store = createFileStore(folder);
      await store.put(MANIFEST_KEY, body);
      await store.put('there.mp3', 'sound');
      await store.put('folder.mp3/a', 'sound');
      const whole = await manifestInStore(store)(undefined, SIGNAL);
      const present = await manifestInStore(store, folder)(undefined, SIGNAL);
      expect([keysOf(whole), keysOf(present)]).toEqual([keys, ['there.mp3']]);
      expect(present.version).not.toBe(whole.version);
    }));

  it.each([
    ['no JSON', '<html>'],
    ['of a newer release', manifest.replace('"schemaVersion":1', '"schemaVersion":2')],
    ['without recordings', '{"schemaVersion":1}'],
  ])('is refused if it is %s', async (_, body) => {
    const store = createMemoryStore();
    await store.put(MANIFEST_KEY, body);
    await expect(manifestInStore(store)(undefined, SIGNAL)).rejects.toThrow();
  });

  it.each(TABLE.faults)(
    'leaves out and counts an entry with %s, and lists the others, also without its time',
    async (_, fault) => {
      const store = createMemoryStore();
      const recordings = { bad: recording(fault), [ID]: recording() };
      await store.put(MANIFEST_KEY, JSON.stringify({ schemaVersion: 1, recordings }));
      const { byVoice, invalid } = await manifestInStore(store)(undefined, SIGNAL);
      expect([[...byVoice.keys()], invalid]).toEqual([[ID], 1]);
    },
  );
});

it('the manifest on a CDN lists the recordings; a missing one lists none, and a failing CDN is told', async () => {
  let status = 200;
  const tags: unknown[] = [];
  const host = await serveOnLoopback((request, response) => {
    tags.push(request.headers['if-none-match']);
    const isSame = request.headers['if-none-match'] === '"1"' && status === 200;
    response.writeHead(isSame ? 304 : status, { etag: '"1"' }).end(isSame ? undefined : manifest);
  });
  const load = manifestOnCdn(`${host.url}/p/`);
  const first = await load(undefined, SIGNAL);
  expect(keysOf(first)).toEqual([recording().key]);
  expect(await load(first, SIGNAL)).toBe(first);
  expect(tags).toEqual([undefined, '"1"']);
  status = 404;
  expect(keysOf(await load(first, SIGNAL))).toEqual([]);
  status = 503;
  await expect(load(first, SIGNAL)).rejects.toThrow('the CDN answered 503');
});

it.each(TABLE.redirects)(
  'the manifest on a CDN is not read over a redirect %s',
  async (_, location, target) => {
    const host = await serveOnLoopback(({ url }, response) => {
      if (url === '/p/manifest.json') response.writeHead(302, { location }).end();
      else response.end(manifest);
    });
    const loaded = manifestOnCdn(`${host.url}/p/`)(undefined, SIGNAL);
    await expect(loaded).rejects.toThrow(`${target}, which is not followed`);
  },
);

it('the manifest on a CDN is refused above its bound', async () => {
  const host = await serveOnLoopback((_request, response) =>
    response.end(Buffer.alloc(33 * 1024 * 1024, ' ')),
  );
  const load = manifestOnCdn(`${host.url}/p/`);
  await expect(load(undefined, SIGNAL)).rejects.toThrow('more than 33554432 bytes');
});
