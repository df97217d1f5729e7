import { beforeEach, describe, expect, it } from '@jest/globals';
import { OperatorError } from '../../../src/domain/errors.ts';
import { openCatalog } from '../../../src/index/catalog/catalog.ts';
import { buildImage } from '../../../src/index/catalog/image.ts';
import { silentLogger } from '../../../src/lib/logger.ts';
import { type CheckRequest, checkSamples } from '../../../src/previews/check/check-samples.ts';
import type { SampleClient } from '../../../src/previews/fetch/sample-client.ts';
import { createPreviews } from '../../../src/previews/find-preview.ts';
import type { Meter } from '../../../src/previews/measure/meter.ts';
import { acquireLease } from '../../../src/storage/lease.ts';
import { createSnapshots, type Snapshots } from '../../../src/storage/snapshots.ts';
import { toneOf } from '../../support/audio.ts';
import { createMemoryStore } from '../../support/memory-store.ts';
import { FAST, hostClient, type SampleHost, send, startSampleHost } from '../../support/sample-host.ts';
import { sampledVoice, storeOf } from '../../support/sampled-store.ts';
import { snapshotOf, writeSnapshot } from '../../support/snapshot.ts';

const TONE = toneOf(0.1);
const DAY_MS = 24 * 60 * 60 * 1000;

let host: SampleHost;
let client: SampleClient;
let time = Date.parse('2026-11-22T12:00:00Z');
const now = () => new Date(time);
beforeEach(async () => {
  time = Date.parse('2026-11-22T12:00:00Z');
  host = await startSampleHost((_request, response) => send(response, TONE));
  client = hostClient({ limits: { deadlineMs: 2000 } });
});

type Stored = Awaited<ReturnType<typeof storeOf>>;

/** Returns voices `v0`, `v1` and so on, with samples at `/v0`, `/v1` and so on. */
const voices = (count: number) =>
  Array.from({ length: count }, (_, index) => sampledVoice(`v${index}`, host.url(`/v${index}`)));

function check(stored: Stored, request: Partial<CheckRequest> = {}, batchItems = 500, meter?: Meter) {
  const { signal } = new AbortController();
  return checkSamples(
    { ...stored, client, now, meter, pace: FAST, batches: { maxItems: batchItems, maxWaitMs: 60_000 } },
    { providers: ['fictional'], maxAgeDays: 7, signal, ...request },
  );
}

const checksIn = async ({ snapshots }: { snapshots: Snapshots }) =>
  (await snapshots.readLatest())?.sampleChecks ?? {};
const pointerOf = ({ store }: Stored) => store.etag('latest.json');

it.each([
  ['ahead', 400],
  ['behind', -2],
])('checkSamples puts right what a check with a clock %s has found', async (_, days) => {
  const stored = await storeOf(voices(1));
  host.respond = (_request, response) => void response.writeHead(404).end();
  const right = time;
  time += days * DAY_MS;
  await check(stored);
  host.respond = (_request, response) => send(response, TONE);
  time = days > 0 ? right : time - DAY_MS;
  await check(stored, { maxAgeDays: 0 });
  expect(Object.values(await checksIn(stored))).toEqual([
    expect.objectContaining({ state: 'playable', checked_at: now().toISOString() }),
  ]);
});

it('checkSamples records what is playable and dead, and nothing about what cannot be reached', async () => {
  const stored = await storeOf(voices(3));
  host.respond = ({ url }, response) => {
    if (url === '/v0') send(response, TONE);
    else response.writeHead(url === '/v1' ? 404 : 500).end();
  };
  const report = await check(stored);
  expect(report).toMatchObject({
    checked: 3,
    playable: 1,
    dead: 1,
    unreachable: 1,
    recent: 0,
    stopped: false,
  });
  expect(report.hosts).toEqual([
    expect.objectContaining({
      provider: 'fictional',
      host: `samples.test:${host.port}`,
      checked: 3,
      dead: 1,
    }),
  ]);
  expect(report.dead_samples).toEqual([
    { provider: 'fictional', address: host.url('/v1'), reason: 'status 404', voices: 1 },
  ]);
  const checked_at = now().toISOString();
  expect(await checksIn(stored)).toEqual({
    [host.url('/v0')]: { checked_at, state: 'playable', media_type: 'audio/wav', bytes: TONE.length },
    [host.url('/v1')]: { checked_at, state: 'dead', reason: 'status 404' },
  });
});

it('checkSamples takes the preview from a voice with a dead sample, and gives it back when the sample plays again', async () => {
  const stored = await storeOf(voices(1));
  const previews = createPreviews({ sources: {} }, silentLogger);
  const find = async () => {
    const snapshot = await stored.snapshots.readLatest();
    if (!snapshot) throw new Error('no snapshot');
    const rules = { topTier: { provider: '', model: '' } };
    const catalog = await openCatalog(
      buildImage(snapshot, { rules, ...(await previews.loadAvailability()) }),
    );
    const voice = catalog.find('fictional/v0');
    return previews
      .finderAt('http://localhost')(voice)
      .catch(({ code }) => code);
  };
  expect(await find()).not.toHaveProperty('verified');
  await check(stored);
  expect(await find()).toMatchObject({ verified: true, media_type: 'audio/wav', bytes: TONE.length });
  host.respond = (_request, response) => void response.writeHead(410).end();
  time += 8 * DAY_MS;
  await check(stored);
  expect(await find()).toBe('preview_not_available');
  host.respond = (_request, response) => send(response, TONE);
  time += 8 * DAY_MS;
  await check(stored);
  expect(await find()).toMatchObject({ verified: true });
});

it('checkSamples keeps the earlier result of a sample that cannot be reached', async () => {
  const stored = await storeOf(voices(1));
  await check(stored);
  const before = await checksIn(stored);
  const pointer = await pointerOf(stored);
  host.respond = (_request, response) => void response.writeHead(500).end();
  time += 8 * DAY_MS;
  expect(await check(stored)).toMatchObject({ checked: 1, unreachable: 1 });
  expect(await checksIn(stored)).toEqual(before);
  expect(await pointerOf(stored)).toBe(pointer);
});

it('checkSamples leaves out what was checked lately, and moves no pointer then', async () => {
  const stored = await storeOf(voices(3));
  await check(stored);
  const pointer = await pointerOf(stored);
  time += 7 * DAY_MS - 1;
  expect(await check(stored)).toMatchObject({ checked: 0, recent: 3 });
  expect(await pointerOf(stored)).toBe(pointer);
  time++;
  expect(await check(stored)).toMatchObject({ checked: 3, recent: 0 });
  time += 5 * DAY_MS;
  expect(await check(stored, { maxAgeDays: 5 })).toMatchObject({ checked: 3, recent: 0 });
});

it('checkSamples requests a shared address once, and not more than its limit, oldest result first', async () => {
  const shared = [sampledVoice('a', host.url('/v0')), sampledVoice('b', host.url('/v0'))];
  const stored = await storeOf([...voices(3), ...shared]);
  expect(await check(stored, { limit: 2 })).toMatchObject({ checked: 2 });
  time += 8 * DAY_MS;
  host.requests.length = 0;
  expect(await check(stored, { limit: 1 })).toMatchObject({ checked: 1 });
  expect(host.requests).toEqual(['HEAD /v2']);
});

it('checkSamples checks the samples of the named providers, and keeps the results of the others', async () => {
  const other = sampledVoice('x', host.url('/x'), { id: 'other/x', provider: 'other' });
  const stored = await storeOf([...voices(1), other]);
  await check(stored, { providers: ['other'] });
  await check(stored, { providers: ['fictional'] });
  expect(Object.keys(await checksIn(stored))).toEqual([host.url('/v0'), host.url('/x')]);
});

it('checkSamples drops the results of addresses that no voice has any more', async () => {
  const stored = await storeOf(voices(2));
  await check(stored);
  await writeSnapshot(stored.snapshots, snapshotOf([...voices(1), sampledVoice('new', host.url('/new'))]));
  await check(stored);
  expect(Object.keys(await checksIn(stored))).toEqual([host.url('/new'), host.url('/v0')]);
});

it('checkSamples drops them too where no sample is due', async () => {
  const stored = await storeOf(voices(2));
  await check(stored);
  await writeSnapshot(stored.snapshots, snapshotOf(voices(1)));
  expect(await check(stored)).toMatchObject({ checked: 0 });
  expect(Object.keys(await checksIn(stored))).toEqual([host.url('/v0')]);
});

it('checkSamples reads the voices before and after its batches, and not for each of them', async () => {
  const stored = await storeOf(voices(20));
  let reads = 0;
  let commits = 0;
  const snapshots: Snapshots = {
    ...stored.snapshots,
    readBase: async () => {
      const base = await stored.snapshots.readBase();
      return {
        ...base,
        readPart: (slug) => {
          reads++;
          return base.readPart(slug);
        },
      };
    },
    commit: (base, update) => {
      commits++;
      return stored.snapshots.commit(base, update);
    },
  };
  await check({ ...stored, snapshots }, {}, 2);
  expect(commits).toBeGreaterThan(2);
  expect(reads).toBe(2);
  expect(Object.keys(await checksIn(stored))).toHaveLength(20);
});

it('checkSamples is stopped, and no failure, where a batch fails that a later one makes good', async () => {
  const stored = await storeOf(voices(40));
  let commits = 0;
  const snapshots: Snapshots = {
    ...stored.snapshots,
    commit: async (base, update) => {
      if (++commits === 1) throw new OperatorError('The store is away.');
      return stored.snapshots.commit(base, update);
    },
  };
  const report = await check({ ...stored, snapshots }, {}, 2);
  expect(report).toMatchObject({ stopped: true });
  expect(Object.keys(await checksIn(stored))).toHaveLength(report.checked);
  expect(await check(stored)).toMatchObject({ recent: report.checked, stopped: false });
});

it('checkSamples is continued after a stop, with the results of the batches before', async () => {
  const stored = await storeOf(voices(20));
  const stopping = new AbortController();
  host.respond = (_request, response) => {
    if (host.requests.length === 10) stopping.abort();
    send(response, TONE);
  };
  const pace = { ...FAST, overall: 1, perHost: 1 };
  const report = await checkSamples(
    { ...stored, client, now, pace, batches: { maxItems: 4, maxWaitMs: 60_000 } },
    { providers: ['fictional'], maxAgeDays: 7, signal: stopping.signal },
  );
  expect(report).toMatchObject({ checked: 9, stopped: true });
  expect(Object.keys(await checksIn(stored))).toHaveLength(9);
  host.requests.length = 0;
  expect(await check(stored)).toMatchObject({ checked: 11, recent: 9, stopped: false });
  expect(host.requests).toHaveLength(11);
});

it('checkSamples loses no result to another writer who moves the pointer first', async () => {
  const stored = await storeOf(voices(6));
  let races = 0;
  const snapshots: Snapshots = {
    ...stored.snapshots,
    commit: async (base, update) => {
      if (races++ % 2 === 0) {
        const rival = [...voices(6), sampledVoice(`rival${races}`, host.url('/rival'))];
        await writeSnapshot(createSnapshots(stored.store), snapshotOf(rival));
      }
      return stored.snapshots.commit(base, update);
    },
  };
  await check({ ...stored, snapshots }, {}, 3);
  expect(races).toBeGreaterThan(2);
  expect(Object.keys(await checksIn(stored))).toHaveLength(6);
  expect((await stored.snapshots.readLatest())?.voices).toHaveLength(7);
});

it('checkSamples pauses a host that asks for it, and reports one that stays busy', async () => {
  const stored = await storeOf(voices(2));
  let refusals = 0;
  host.respond = ({ url }, response) => {
    if (url === '/v1' && refusals++ === 0) response.writeHead(429, { 'retry-after': '1' }).end();
    else if (url === '/v1') send(response, TONE);
    else response.writeHead(429).end();
  };
  const startedAt = performance.now();
  const report = await check(stored);
  expect(performance.now() - startedAt).toBeGreaterThan(990);
  expect(report).toMatchObject({ playable: 1, unreachable: 1 });
  expect(report.unreachable_samples).toEqual([expect.objectContaining({ reason: 'status 429' })]);
  expect(host.requests.filter((each) => each === 'HEAD /v0')).toHaveLength(3);
});

describe('of a host without name', () => {
  const gone = () => sampledVoice('gone', 'http://gone.test/a');
  const stateOf = async (stored: Stored) => (await checksIn(stored))['http://gone.test/a']?.state;

  it('is doubtful once and dead twice', async () => {
    const stored = await storeOf([...voices(1), gone()]);
    expect(await check(stored)).toMatchObject({ playable: 1, doubtful: 1 });
    expect(await stateOf(stored)).toBe('doubtful');
    expect(await check(stored)).toMatchObject({ checked: 0 });
    time += 2 * 60 * 60 * 1000;
    expect(await check(stored, { maxAgeDays: 0 })).toMatchObject({ checked: 2, dead: 1 });
    expect(await stateOf(stored)).toBe('dead');
  });

  it('is not recorded where no host answers', async () => {
    const stored = await storeOf([gone()]);
    expect(await check(stored)).toMatchObject({ doubtful: 1 });
    expect(await stateOf(stored)).toBeUndefined();
  });
});

it('checkSamples leaves the check to another process that is at it', async () => {
  const stored = await storeOf(voices(1));
  await acquireLease(stored.store, 'preview-check.lock');
  await expect(check(stored)).rejects.toThrow('Another check of previews is running');
  expect(host.requests).toEqual([]);
});

it('checkSamples needs a stored snapshot', async () => {
  const store = createMemoryStore();
  await expect(check({ store, snapshots: createSnapshots(store) })).rejects.toThrow(
    'Run `voice-directory ingest` first',
  );
});

it('checkSamples with a meter measures each playable sample once, also one that was checked lately', async () => {
  const stored = await storeOf(voices(3));
  const loud = toneOf(0.2);
  host.respond = ({ url }, response) => {
    if (url === '/v2') response.writeHead(404).end();
    else send(response, url === '/v1' ? loud : TONE);
  };
  const measured: number[] = [];
  const meter: Meter = {
    method: 'test',
    takes: () => true,
    measure: async ({ byteLength }) => {
      measured.push(byteLength);
      return { pitch_hz: 100, seconds: 1, method: 'test', measured_at: now().toISOString() };
    },
  };
  const heardIn = async () => Object.values(await checksIn(stored)).map(({ heard }) => heard?.pitch_hz);
  await check(stored);
  expect(await heardIn()).toEqual([undefined, undefined, undefined]);
  await check(stored, {}, 500, meter);
  expect(await heardIn()).toEqual([100, 100, undefined]);
  await check(stored, { maxAgeDays: 0 }, 500, meter);
  expect(measured.sort()).toEqual([TONE.byteLength, loud.byteLength]);
  // Another size is another recording, whose facts are not known yet.
  host.respond = (_request, response) => send(response, loud);
  await check(stored, { maxAgeDays: 0 });
  expect(await heardIn()).toEqual([undefined, 100, undefined]);
});
