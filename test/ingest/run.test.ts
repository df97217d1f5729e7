import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../src/app/config.ts';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import { bundledSnapshot } from '../../src/ingest/bundled-snapshot.ts';
import { createTransport, DEFAULT_LIMITS } from '../../src/ingest/lists/http-client.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { type IngestEnvironment, type IngestRequest, runIngest } from '../../src/ingest/run.ts';
import { type Replay, send, startReplay } from '../support/replay.ts';
import { ingestEnvironment } from '../support/snapshot.ts';

const openTransport = () =>
  createTransport('voice-directory-test', {
    ...DEFAULT_LIMITS,
    maxRetries: 1,
    firstRetryMs: 1,
    maxRetryMs: 5,
  });
/** All ways in which lists are asked for are among these. */
const PROVIDERS = 'azure,deepgram,elevenlabs,google,openai,polly';
let replay: Replay;

beforeAll(async () => {
  replay = await startReplay();
  // The AWS SDK finds its credentials here, and nowhere else.
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'polly-key',
    AWS_SECRET_ACCESS_KEY: 'polly-secret',
    AWS_MAX_ATTEMPTS: '1',
  });
});
afterEach(() => replay.mend());
afterAll(async () => {
  await replay.close();
});

function environment(
  env: Readonly<Record<string, string>> = {},
  overrides: Partial<IngestEnvironment> = {},
): IngestEnvironment {
  const { ingest } = parseConfig({ ...replay.env, PROVIDERS, ...env }, providers);
  return ingestEnvironment({
    providers: providers.filter(({ id }) => ingest.providers.includes(id)),
    mode: ingest.sources,
    settings: ingest.settings,
    openTransport,
    ...overrides,
  });
}

/** A store with one ingest behind it. */
async function settled(env: Readonly<Record<string, string>> = {}) {
  const directory = environment(env);
  await runIngest(directory, {});
  return {
    directory,
    ingest: (request: IngestRequest = {}, overrides: Partial<IngestEnvironment> = {}) =>
      runIngest({ ...directory, ...overrides }, request),
    latest: async () => (await directory.snapshots.readLatest()) as Snapshot,
  };
}

const outcomes = (report: Awaited<ReturnType<typeof runIngest>>) =>
  Object.fromEntries(report.providers.map(({ provider, outcome }) => [provider, outcome]));
const ofProvider = ({ voices }: Snapshot, provider: string) =>
  voices.filter((voice) => voice.provider === provider);

describe('an ingest', () => {
  it('takes from live lists the voices they hold, and finds nothing new the second time', async () => {
    const { ingest, latest } = await settled();
    const upstream = await bundledSnapshot(environment());
    expect((await latest()).voices).toEqual(upstream.voices);
    expect((await latest()).version).toBe(upstream.version);
    const report = await ingest();
    expect(report.providers.map(({ source }) => source)).toEqual([
      'live',
      'live',
      'live',
      'live',
      'bundled',
      'live',
    ]);
    for (const { outcome, added, removed, changed, dropped } of report.providers) {
      expect({ outcome, added, removed, changed, dropped }).toEqual({
        outcome: 'fresh',
        added: 0,
        removed: 0,
        changed: 0,
        dropped: 0,
      });
    }
  });

  it.each(['azure', 'deepgram', 'elevenlabs', 'google', 'polly'])(
    'keeps everything where %s answers 500',
    async (slug) => {
      const { ingest, latest } = await settled();
      const before = await latest();
      replay.spoil(slug, (_request, response) => send(response, 500, {}));
      const report = await ingest();
      expect(outcomes(report)).toEqual({ ...outcomes(report), [slug]: 'kept' });
      expect(Object.values(outcomes(report)).filter((outcome) => outcome === 'fresh')).toHaveLength(5);
      const after = await latest();
      expect(after.voices).toEqual(before.voices);
      expect(after.ledger).toEqual(before.ledger);
      expect(after.providers.find(({ provider }) => provider === slug)).toMatchObject({
        source: 'kept',
        stale: true,
        error: 'http_error',
      });
    },
  );

  it('falls back on the bundled list of a provider that has never answered', async () => {
    replay.spoil('azure', (_request, response) => send(response, 503, {}));
    const { latest } = await settled();
    expect(ofProvider(await latest(), 'azure')).toHaveLength(584);
    expect((await latest()).providers[0]).toMatchObject({ provider: 'azure', source: 'kept', stale: true });
  });

  it('holds back a list that lost more than half, until it is accepted', async () => {
    const { ingest, latest } = await settled();
    replay.edit('azure', (list) => list.splice(200));
    const held = await ingest();
    expect(held.providers[0]).toMatchObject({
      provider: 'azure',
      outcome: 'held',
      error: 'shrunk',
      kept: 584,
      removed: 0,
    });
    expect(ofProvider(await latest(), 'azure')).toHaveLength(584);
    const accepted = await ingest({ accept: ['azure'] });
    expect(accepted.providers[0]).toMatchObject({ outcome: 'fresh', removed: 384 });
    expect(ofProvider(await latest(), 'azure')).toHaveLength(200);
  });

  it('never takes an empty list, not even an accepted one', async () => {
    const { ingest } = await settled();
    replay.edit('azure', (list) => list.splice(0));
    expect((await ingest({ accept: ['azure'] })).providers[0]).toMatchObject({
      outcome: 'kept',
      error: 'empty',
    });
  });

  it('remembers when a voice came and went, and what it was', async () => {
    let today = '2026-01-01T00:00:00.000Z';
    const directory = environment({}, { now: () => new Date(today) });
    await runIngest(directory, {});
    const id = 'azure/af-ZA-AdriNeural';
    today = '2026-01-02T00:00:00.000Z';
    replay.edit('azure', (list) => list.shift());
    await runIngest(directory, {});
    const gone = (await directory.snapshots.readLatest())?.ledger[id];
    expect(gone).toMatchObject({
      first_seen: '2026-01-01',
      last_seen: '2026-01-01',
      removed_at: '2026-01-02',
      last_known: { id, name: 'Adri' },
    });

    today = '2026-01-03T00:00:00.000Z';
    replay.mend();
    const report = await runIngest(directory, {});
    expect(report.providers[0]).toMatchObject({ added: 1 });
    const back = await directory.snapshots.readLatest();
    expect(back?.ledger[id]).toEqual({ first_seen: '2026-01-01', last_seen: '2026-01-03' });
    expect(back?.voices.find((voice) => voice.id === id)).toMatchObject({ first_seen: '2026-01-01' });
  });

  it('forgets a removed voice after 180 days', async () => {
    let today = '2026-01-01T00:00:00.000Z';
    const directory = environment({}, { now: () => new Date(today) });
    await runIngest(directory, {});
    replay.edit('azure', (list) => list.shift());
    const rememberedOn = async (day: string) => {
      today = `${day}T00:00:00.000Z`;
      await runIngest(directory, {});
      return (await directory.snapshots.readLatest())?.ledger['azure/af-ZA-AdriNeural'] !== undefined;
    };
    expect(await rememberedOn('2026-01-02')).toBe(true);
    expect(await rememberedOn('2026-07-01')).toBe(true);
    expect(await rememberedOn('2026-07-02')).toBe(false);
  });

  it('counts what changed in a voice, and remembers it', async () => {
    const { ingest, latest } = await settled();
    replay.edit('azure', (list) => {
      list[0].DisplayName = 'Adriana';
    });
    expect((await ingest()).providers[0]).toMatchObject({ added: 0, removed: 0, changed: 1 });
    const { changes } = (await latest()).ledger['azure/af-ZA-AdriNeural'] ?? {};
    expect(changes).toEqual([{ date: '2026-11-21', fields: ['name'] }]);
  });

  it('drops bad records and says why, and takes the rest', async () => {
    const { ingest, latest } = await settled();
    replay.edit('azure', (list) => {
      list[0].ShortName = 7;
      list[1].Locale = '???';
      list.push(null, { ...list[2] });
    });
    const [azure] = (await ingest()).providers;
    expect(azure).toMatchObject({
      outcome: 'fresh',
      fetched: 586,
      removed: 2,
      dropped: 3,
      dropped_reasons: {
        'ShortName: Invalid input: expected string, received number': 1,
        'locale not understood': 1,
        'record: Invalid input: expected object, received null': 1,
      },
    });
    expect(ofProvider(await latest(), 'azure')).toHaveLength(582);
  });

  it('says what of a list it does not understand, and where the fields of voices come from', async () => {
    const { ingest, latest } = await settled();
    replay.edit('azure', (list) => {
      list[0].Gender = 'Alien';
      list[1].Gender = 'Alien';
      list[2].Gender = '';
      list[3].Locale = '???';
    });
    const [azure] = (await ingest()).providers;
    expect(azure?.unresolved).toEqual([
      { field: 'gender', value: 'Alien', count: 2 },
      { field: 'locale', value: '???', count: 1 },
    ]);
    const stated = { stated: 580, derived: 0, defaulted: 3 };
    expect(azure?.provenance.gender).toEqual(stated);
    expect(azure?.provenance.accent).toMatchObject({ stated: 0, derived: 583 });
    const [first] = ofProvider(await latest(), 'azure');
    expect(first).toMatchObject({
      gender: 'Neutral',
      provenance: { accent: 'derived', gender: 'defaulted' },
    });
  });

  it('does not take a new reason for the same value for a change of the voice', async () => {
    const { directory, ingest, latest } = await settled();
    const before = await latest();
    const voices = before.voices.map(({ provenance: _, ...voice }) => voice);
    await directory.snapshots.write({ ...before, voices });
    expect((await ingest()).providers.map(({ changed }) => changed)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('refreshes one provider and leaves the others as they are', async () => {
    const { ingest, latest } = await settled();
    replay.edit('azure', (list) => list.shift());
    replay.edit('google', (list) => list.voices.shift());
    const report = await ingest({ only: ['azure'] });
    expect(report.providers.map(({ provider, removed }) => [provider, removed])).toEqual([['azure', 1]]);
    expect(ofProvider(await latest(), 'google')).toHaveLength(2006);
    expect((await latest()).providers).toHaveLength(6);
  });

  it('leaves providers that PROVIDERS does not name as they are, and says so', async () => {
    const { directory, ingest, latest } = await settled();
    const before = await latest();
    const { providers: narrow } = environment({ PROVIDERS: 'azure' });
    replay.edit('azure', (list) => list.shift());
    const report = await ingest({}, { providers: narrow });
    expect(report.providers).toMatchObject([{ provider: 'azure', removed: 1 }]);
    expect(report.unlisted).toEqual({ deepgram: 100, elevenlabs: 52, google: 2006, openai: 31, polly: 149 });
    const after = await latest();
    const others = ({ provider }: { readonly provider: string }) => provider !== 'azure';
    expect(after.voices.filter(others)).toEqual(before.voices.filter(others));
    expect(after.providers.filter(others)).toEqual(before.providers.filter(others));
    expect(Object.keys(after.ledger)).toEqual(Object.keys(before.ledger));
    expect((await runIngest(directory, {})).unlisted).toEqual({});
  });

  it('writes nothing in a dry run', async () => {
    const { directory, ingest } = await settled();
    const before = await directory.store.list('');
    replay.edit('azure', (list) => list.shift());
    expect(await ingest({ dryRun: true })).toMatchObject({ dry_run: true, written: false });
    expect(await directory.store.list('')).toEqual(before);
  });

  it('asks nobody with SOURCES=bundled, and says what is missing with SOURCES=live', async () => {
    let asked = 0;
    replay.spoil('deepgram', (_request, response) => send(response, 500, { asked: ++asked }));
    const { latest } = await settled({ SOURCES: 'bundled' });
    expect((await latest()).providers.every(({ source }) => source === 'bundled')).toBe(true);
    expect(asked).toBe(0);
    const live = await settled({ SOURCES: 'live', AZURE_SPEECH_KEY: '' });
    const [azure] = (await live.ingest({ only: ['azure'] })).providers;
    expect(azure).toMatchObject({
      outcome: 'kept',
      error: 'not_configured',
      message: expect.stringContaining('AZURE_SPEECH_KEY'),
    });
  });

  it('reads the voices of an OpenAI-compatible server that lists them', async () => {
    const { ingest, latest } = await settled();
    replay.spoil('openai', (_request, response, { pathname }) =>
      send(response, pathname === '/openai/v1/audio/voices' ? 200 : 404, {
        voices: [{ id: 'af_heart', name: 'Heart' }, 'bella'],
      }),
    );
    await ingest({ only: ['openai'], accept: ['openai'] });
    expect(ofProvider(await latest(), 'openai').map(({ id, name }) => [id, name])).toEqual([
      ['openai/af_heart', 'Heart'],
      ['openai/bella', 'Bella'],
    ]);
  });

  it('reads the library of ElevenLabs page by page, beside the premade voices', async () => {
    const { ingest, latest } = await settled();
    const library = (id: string, known: object) => ({
      public_owner_id: 'o',
      voice_id: id,
      name: id,
      language: 'en',
      category: 'professional',
      ...known,
    });
    replay.edit('elevenlabs', (list) => {
      list.library = [
        [
          library('Alita', {
            accent: 'american',
            gender: 'Female',
            age: 'young',
            locale: 'en-US',
            use_case: 'characters_animation',
          }),
        ],
        [
          library('Yinet -Upbeat Columbian Woman', {
            accent: 'standard',
            gender: '',
            age: 'middle_aged',
            language: 'ar',
            locale: null,
          }),
        ],
        [
          library('Zhang', { language: 'zh', locale: 'cmn-CN', accent: 'beijing mandarin' }),
          library('none', { language: '' }),
        ],
      ];
    });
    const [report] = (await ingest({ only: ['elevenlabs'] })).providers;
    expect(report).toMatchObject({ added: 3, removed: 0, dropped: 1 });
    const names = ['Alita', 'Yinet', 'Zhang'];
    expect(ofProvider(await latest(), 'elevenlabs').filter(({ name }) => names.includes(name))).toMatchObject(
      [
        { name: 'Alita', language: 'en-US', gender: 'Female', age: 'young', use_cases: ['characters'] },
        {
          name: 'Yinet',
          language: 'ar',
          gender: 'Neutral',
          age: 'middle-aged',
          description: 'Upbeat Columbian Woman',
        },
        { name: 'Zhang', language: 'zh-CN', accent: 'Beijing Mandarin' },
      ],
    );
  });

  it('asks ElevenLabs for its older list where the host lacks the newer', async () => {
    const { ingest, latest } = await settled();
    replay.spoil('elevenlabs', (_request, response, { pathname }) => {
      const voice = { voice_id: 'abc', name: 'Abc - A tagline', category: 'premade', labels: null };
      send(response, pathname === '/elevenlabs/v1/voices' ? 200 : 404, {
        voices: [voice, { ...voice, category: 'cloned' }],
      });
    });
    await ingest({ only: ['elevenlabs'], accept: ['elevenlabs'] });
    expect(ofProvider(await latest(), 'elevenlabs')).toMatchObject([
      { name: 'Abc', description: 'A tagline' },
    ]);
  });

  it('is refused while another one runs on the same store', async () => {
    const { ingest } = await settled();
    replay.spoil('azure', (_request, response) => void setTimeout(() => send(response, 500, {}), 100));
    const runs = await Promise.allSettled([ingest(), ingest()]);
    expect(runs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(runs).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ message: expect.stringMatching(/^Another ingest is running/) }),
    });
    expect(outcomes(await ingest())).toMatchObject({ google: 'fresh' });
  });

  it('waits for another one to end, if asked to', async () => {
    const { ingest } = await settled();
    const waited: string[] = [];
    replay.spoil('azure', (_request, response) => void setTimeout(() => send(response, 500, {}), 100));
    let first: Promise<unknown> = Promise.resolve();
    await new Promise<void>((started) => {
      first = ingest({ onStart: () => started() });
    });
    const second = await ingest({ waitMs: 10_000, onWait: (heldBy) => waited.push(heldBy) });
    expect([await first, second]).toMatchObject([{ written: true }, { written: true }]);
    expect(waited).toEqual([expect.stringContaining(`process ${process.pid}`)]);
  });

  it('writes nothing once it is stopped', async () => {
    const { directory, ingest } = await settled();
    const before = await directory.store.list('');
    const stop = new AbortController();
    replay.spoil('azure', () => stop.abort(new Error('stopped')));
    await expect(ingest({ signal: stop.signal })).rejects.toThrow('stopped');
    expect(await directory.store.list('')).toEqual(before);
  });

  it.each(['ends well', 'is stopped', 'cannot write', 'only shows what it would do'])(
    'has no connection left once it %s',
    async (how) => {
      const directory = environment({ PROVIDERS: 'azure,deepgram,google' });
      const stop = new AbortController();
      let during = 0;
      replay.spoil('azure', async (_request, response) => {
        during = await replay.connections();
        if (how === 'is stopped') stop.abort(new Error('stopped'));
        else send(response, 500, {});
      });
      const write = () => Promise.reject(new Error('the disk is full'));
      const snapshots = how === 'cannot write' ? { ...directory.snapshots, write } : directory.snapshots;
      const isDryRun = how.startsWith('only');
      await runIngest({ ...directory, snapshots }, { signal: stop.signal, dryRun: isDryRun }).catch(() => {});
      expect(during).toBeGreaterThan(0);
      while ((await replay.connections()) > 0) await sleep(10);
    },
  );

  it('names the known providers to who asks for another', async () => {
    await expect(runIngest(environment(), { only: ['acme'] })).rejects.toThrow(
      'Unknown provider acme. Known: azure, deepgram',
    );
  });

  it('builds upon the newest readable snapshot where the latest is broken', async () => {
    const { directory, ingest, latest } = await settled();
    const first = (await latest()).ledger;
    await ingest({}, { now: () => new Date('2026-11-22T12:00:00.000Z') });
    const [, newest = ''] = await directory.store.list('snapshots/');
    await directory.store.put(newest, '{');
    await ingest({}, { now: () => new Date('2026-11-23T12:00:00.000Z') });
    expect(Object.keys((await latest()).ledger)).toEqual(Object.keys(first));
    expect((await latest()).ledger['polly/Joanna/neural']).toEqual({
      first_seen: '2026-11-21',
      last_seen: '2026-11-23',
    });
  });
});
