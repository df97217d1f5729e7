import { beforeEach, describe, expect, it } from '@jest/globals';
import { OperatorError } from '../../../src/domain/errors.ts';
import { PreviewManifest } from '../../../src/domain/preview-manifest.ts';
import type { SampleClient } from '../../../src/previews/fetch/sample-client.ts';
import { MANIFEST_KEY, parseManifest } from '../../../src/previews/load-manifest.ts';
import { openRecordingStore } from '../../../src/previews/recording-store.ts';
import {
  type SyncEnvironment,
  type SyncRequest,
  syncPreviews,
} from '../../../src/previews/sync/sync-previews.ts';
import type { BlobStore } from '../../../src/storage/blob-store.ts';
import { mp3Of, toneOf } from '../../support/audio.ts';
import { createMemoryStore } from '../../support/memory-store.ts';
import { FAST, hostClient, type SampleHost, send, startSampleHost } from '../../support/sample-host.ts';
import { sampledVoice } from '../../support/sampled-store.ts';
import { readBeside } from '../../support/tables.ts';
import { voice } from '../../support/voice.ts';

const TABLE = readBeside<{ odd_ids: readonly string[] }>(import.meta);

let host: SampleHost;
let client: SampleClient;
let store: BlobStore;
beforeEach(async () => {
  host = await startSampleHost(({ url = '' }, response) => send(response, toneFor(url)));
  client = hostClient({ limits: { deadlineMs: 3000, answerTimeoutMs: 2000, maxBytes: 1_000_000 } });
  store = createMemoryStore();
});

/** Returns a tone that differs from path to path. */
const toneFor = (path: string) => toneOf(0.03, 200 + Number(/\d+/.exec(path)?.[0] ?? 0));
const voices = (count: number) =>
  Array.from({ length: count }, (_, index) => sampledVoice(`v${index}`, host.url(`/v${index}.wav`)));

async function sync(request: Partial<SyncRequest>, environment: Partial<SyncEnvironment> = {}) {
  const { signal } = new AbortController();
  const target = await openRecordingStore(store);
  return syncPreviews(
    { target, client, pace: FAST, ...environment },
    { voices: [], concurrency: 32, signal, ...request },
  );
}

const recordingsIn = async () => {
  const blob = await store.get(MANIFEST_KEY);
  return blob ? parseManifest(blob.body, PreviewManifest).recordings : {};
};

it('syncPreviews copies samples, and names them in the manifest with what their bytes tell', async () => {
  host.respond = (_request, response) => send(response, mp3Of(60), 'audio/wav');
  expect(await sync({ voices: voices(1) })).toMatchObject({
    copied: 1,
    bytes: mp3Of(60).length,
    failed: 0,
  });
  const { 'fictional/v0': copy } = await recordingsIn();
  expect(copy).toMatchObject({
    key: expect.stringMatching(/^fictional-v0\.[0-9a-f]{8}\.mp3$/),
    media_type: 'audio/mpeg',
    bytes: mp3Of(60).length,
    copied_from: host.url('/v0.wav'),
  });
  expect((await store.get(copy?.key ?? ''))?.body.byteLength).toBe(mp3Of(60).length);
});

it('syncPreviews copies nothing twice, unless it is told to', async () => {
  await sync({ voices: voices(3) });
  host.requests.length = 0;
  expect(await sync({ voices: voices(4) })).toMatchObject({ present: 3, copied: 1 });
  expect(host.requests).toEqual(['GET /v3.wav']);
  expect(await sync({ voices: voices(4), isRefresh: true })).toMatchObject({ present: 0, copied: 4 });
});

it('syncPreviews downloads and stores the sample of several voices once', async () => {
  const sharing = ['a', 'b', 'c'].map((name) => sampledVoice(name, host.url('/v1.wav')));
  expect(await sync({ voices: sharing })).toMatchObject({ downloads: 1, copied: 3 });
  expect(host.requests).toEqual(['GET /v1.wav']);
  const keys = Object.values(await recordingsIn()).map(({ key }) => key);
  expect(keys).toEqual(Array(3).fill(expect.stringMatching(/^shared\.[0-9a-f]{16}\.wav$/)));
  expect(await store.list('')).toEqual(['manifest.copy.json', MANIFEST_KEY, keys[0]]);
});

it('syncPreviews copies the rest where samples fail, names each failure with its reason, and requests only those again', async () => {
  const [first, truncated, page, gone] = ['/v0.wav', '/v1.wav', '/v2.wav', '/v3.wav'];
  host.respond = ({ url = '' }, response) => {
    if (url === truncated) send(response, toneFor(url).subarray(0, 900));
    else if (url === page) send(response, '<!doctype html><p>moved</p>');
    else if (url === gone) response.writeHead(404).end();
    else send(response, toneFor(url));
  };
  const report = await sync({ voices: voices(4) });
  expect(report).toMatchObject({ copied: 1, failed: 3, present: 0, stopped: false });
  expect(report.failures).toEqual([
    { id: 'fictional/v1', reason: 'length differs' },
    { id: 'fictional/v2', reason: expect.stringMatching(/^no audio: /) },
    { id: 'fictional/v3', reason: 'status 404' },
  ]);
  host.requests.length = 0;
  host.respond = ({ url = '' }, response) => send(response, toneFor(url));
  expect(await sync({ voices: voices(4) })).toMatchObject({ copied: 3, failed: 0, present: 1 });
  expect(host.requests).not.toContain(`GET ${first}`);
});

it('syncPreviews writes and requests nothing in a dry run', async () => {
  await sync({ voices: voices(1) });
  host.requests.length = 0;
  const keys = await store.list('');
  const report = await sync({ voices: voices(3), dryRun: true });
  expect(report).toMatchObject({ copied: 0, to_copy: 2, downloads: 0, present: 1, dry_run: true });
  expect(host.requests).toEqual([]);
  expect(await store.list('')).toEqual(keys);
});

it('syncPreviews requests no more samples than its limit, and none that a check found dead', async () => {
  const checks = { [host.url('/v0.wav')]: { checked_at: '2026-11-22T00:00:00Z', state: 'dead' as const } };
  expect(await sync({ voices: voices(5), checks, limit: 2 })).toMatchObject({ dead: 1, copied: 2 });
  expect(host.requests.sort()).toEqual(['GET /v1.wav', 'GET /v2.wav']);
});

it('syncPreviews keeps within its concurrency', async () => {
  await sync({ voices: voices(40), concurrency: 3 }, { pace: { spacingMs: 0 } });
  expect(host.mostAtOnce).toBeLessThanOrEqual(3);
  expect(host.requests).toHaveLength(40);
});

it("syncPreviews leaves an operator's recording in the manifest", async () => {
  const own = { key: 'fictional-v0.mp3', media_type: 'audio/mpeg', bytes: 60, etag: '1' };
  const manifest = {
    schemaVersion: 1,
    updated_at: '2026-11-22T00:00:00Z',
    recordings: { 'fictional/v0': own },
  };
  await store.put(MANIFEST_KEY, JSON.stringify(manifest));
  expect(await sync({ voices: voices(2) })).toMatchObject({ present: 1, copied: 1 });
  expect(await recordingsIn()).toMatchObject({ 'fictional/v0': own });
});

it.each(TABLE.odd_ids)('syncPreviews copies the sample of the odd id %s', async (id) => {
  expect(await sync({ voices: [voice({ id, sample_url: host.url('/v1.wav') })] })).toMatchObject({
    copied: 1,
  });
  const { [id]: copy } = await recordingsIn();
  expect(Buffer.from((await store.get(copy?.key ?? ''))?.body ?? [])).toEqual(toneFor('/v1.wav'));
});

it('syncPreviews saves the manifest after a number of recordings, and when it is stopped', async () => {
  const stopping = new AbortController();
  const saved: number[] = [];
  const batches = { maxItems: 4, maxWaitMs: 60_000 };
  const pace = { ...FAST, perHost: 1 };
  host.respond = ({ url = '' }, response) => {
    if (host.requests.length === 11) stopping.abort();
    void recordingsIn().then((recordings) => saved.push(Object.keys(recordings).length));
    send(response, toneFor(url));
  };
  const report = await sync({ voices: voices(20), signal: stopping.signal }, { batches, pace });
  expect(report).toMatchObject({ copied: 10, stopped: true });
  expect(saved).toEqual(expect.arrayContaining([0, 4, 8]));
  expect(Object.keys(await recordingsIn())).toHaveLength(10);
  expect(await sync({ voices: voices(20) })).toMatchObject({ present: 10, copied: 10 });
});

it('syncPreviews is stopped, and no failure, where a save fails that a later one makes good', async () => {
  const recovering = createMemoryStore();
  let saves = 0;
  store = {
    ...recovering,
    put: async (key, ...rest) => {
      if (key === MANIFEST_KEY && ++saves === 1) throw new OperatorError('The preview bucket is away.');
      return recovering.put(key, ...rest);
    },
  };
  const batches = { maxItems: 2, maxWaitMs: 60_000 };
  const report = await sync({ voices: voices(40) }, { batches, pace: { ...FAST, overall: 1, perHost: 1 } });
  expect(report).toMatchObject({ stopped: true, failed: 0 });
  expect(report.copied).toBeLessThan(40);
  expect(Object.keys(await recordingsIn())).toHaveLength(report.copied);
  expect(await sync({ voices: voices(40) })).toMatchObject({ present: report.copied, stopped: false });
});

it('syncPreviews fails where the last save fails as well', async () => {
  const broken = createMemoryStore();
  store = {
    ...broken,
    put: async (key, ...rest) => {
      if (key === MANIFEST_KEY) throw new OperatorError('The preview bucket is away.');
      return broken.put(key, ...rest);
    },
  };
  const batches = { maxItems: 2, maxWaitMs: 60_000 };
  await expect(sync({ voices: voices(10) }, { batches })).rejects.toThrow('away');
});

it('syncPreviews ends where the target cannot be written, and keeps what was saved', async () => {
  const full = createMemoryStore();
  store = {
    ...full,
    put: async (key, ...rest) => {
      if (key.includes('v7')) throw new OperatorError('The preview bucket cannot be used: full.');
      return full.put(key, ...rest);
    },
  };
  const pace = { ...FAST, perHost: 1 };
  await expect(sync({ voices: voices(20) }, { pace })).rejects.toThrow('full');
  expect(Object.keys(await recordingsIn())).toHaveLength(7);
});

it('syncPreviews repeats a request that a busy host refused', async () => {
  let refusals = 0;
  host.respond = ({ url = '' }, response) =>
    refusals++ < 2
      ? void response.writeHead(429, { 'retry-after': '1' }).end()
      : send(response, toneFor(url));
  expect(await sync({ voices: voices(1) })).toMatchObject({ copied: 1, failed: 0 });
});

describe('of a provider with samples behind its key', () => {
  const ids = ['a', 'b'].map((name) => voice({ id: `keyed/${name}` }));
  const keyedAt = (locate: (answer: unknown) => { url: string; headers: { key: string } }) =>
    new Map([
      [
        'keyed',
        {
          request: (id: string) => ({
            url: new URL(host.literalUrl(`/api/sample?voice=${id}`)),
            headers: { authorization: 'secret' },
          }),
          locate,
        },
      ],
    ]);

  it('requests the API with the key, and the sample with the headers that its host wants', async () => {
    const seen: string[] = [];
    host.respond = ({ url = '', headers }, response) => {
      seen.push(`${url} ${headers.authorization ?? '-'} ${headers.key ?? '-'}`);
      if (url.startsWith('/api')) send(response, '{"file":"x"}', 'application/json');
      else send(response, toneFor(url));
    };
    const keyed = keyedAt(() => ({ url: host.literalUrl('/file?signature=s'), headers: { key: 'k' } }));
    expect(await sync({ voices: ids }, { keyed })).toMatchObject({ copied: 2, failed: 0 });
    expect(seen.sort()).toEqual([
      '/api/sample?voice=a secret -',
      '/api/sample?voice=b secret -',
      '/file?signature=s - k',
      '/file?signature=s - k',
    ]);
    const manifest = Buffer.from((await store.get(MANIFEST_KEY))?.body ?? []).toString();
    expect(manifest).toContain(`"copied_from":"${host.literalUrl('/api/sample')}"`);
    expect(manifest).not.toMatch(/signature|secret|voice=/);
    expect(await sync({ voices: ids }, { keyed })).toMatchObject({ present: 2, copied: 0 });
  });

  it('sends no key to another host', async () => {
    const keys: unknown[] = [];
    host.respond = ({ url = '', headers }, response) => {
      if (!url.startsWith('/api')) keys.push(headers.key);
      send(response, url.startsWith('/api') ? '{}' : toneFor(url));
    };
    const keyed = keyedAt(() => ({ url: host.url('/file'), headers: { key: 'k' } }));
    expect(await sync({ voices: ids.slice(1) }, { keyed })).toMatchObject({ copied: 1 });
    expect(keys).toEqual([undefined]);
  });

  it.each([
    ['no JSON', '<html>', 'answer not understood'],
    ['no sample', '{}', 'no sample in the answer'],
  ])('reports an answer with %s', async (_, answer, reason) => {
    host.respond = (_request, response) => send(response, answer);
    const keyed = keyedAt(() => undefined as never);
    const { failures } = await sync({ voices: ids.slice(1) }, { keyed });
    expect(failures).toEqual([{ id: 'keyed/b', reason }]);
  });
});
