import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { runIngest } from '../../src/ingest/run.ts';
import { ofProvider, outcomesOf, useLiveIngest } from '../support/live-ingest.ts';
import { send } from '../support/replay.ts';

const live = useLiveIngest();

describe('a provider that fails', () => {
  it('an ingest keeps the voices of all providers where any one of them answers 500', async () => {
    const { ingest, latest } = await live.settled();
    const before = await latest();
    for (const slug of ['azure', 'deepgram', 'elevenlabs', 'google', 'polly']) {
      live.replay().mend();
      live.replay().spoil(slug, (_request, response) => send(response, 500, {}));
      const outcomes = outcomesOf(await ingest());
      expect(outcomes).toEqual({ ...outcomes, [slug]: 'kept' });
      expect(Object.values(outcomes).filter((outcome) => outcome === 'fresh')).toHaveLength(5);
      const after = await latest();
      expect(after.voices).toEqual(before.voices);
      expect(after.ledger).toEqual(before.ledger);
      const status = { source: 'kept', stale: true, error: 'http_error' };
      expect(after.providers.find(({ provider }) => provider === slug)).toMatchObject(status);
    }
  });

  it('an ingest takes the bundled list of a provider that has never answered', async () => {
    const whole = await live.settled();
    live.replay().spoil('azure', (_request, response) => send(response, 503, {}));
    const { latest } = await live.settled();
    expect(ofProvider(await latest(), 'azure')).toEqual(ofProvider(await whole.latest(), 'azure'));
    const status = { provider: 'azure', source: 'bundled', stale: true, error: 'http_error' };
    expect((await latest()).providers[0]).toMatchObject(status);
  });

  it('an ingest takes no empty list, not even an accepted one', async () => {
    const { ingest } = await live.settled();
    live.replay().edit('azure', (list) => list.splice(0));
    expect((await ingest({ accept: ['azure'] })).providers[0]).toMatchObject({
      outcome: 'kept',
      error: 'empty',
    });
  });
});

describe('records that fail', () => {
  it('an ingest drops bad records, counts them by reason, takes the others, and removes no voice for them', async () => {
    const { ingest, latest } = await live.settled();
    const { length } = ofProvider(await latest(), 'azure');
    live.replay().edit('azure', (list) => {
      list[0].ShortName = 7;
      list[1].Locale = '???';
      list.push(null, { ...list[2] });
    });
    const [azure] = (await ingest()).providers;
    expect(azure).toMatchObject({
      outcome: 'fresh',
      fetched: length + 2,
      removed: 0,
      missing: 1,
      dropped: 3,
      dropped_reasons: {
        'ShortName: Invalid input: expected string, received number': 1,
        'locale not recognized': 1,
        'record: Invalid input: expected object, received null': 1,
      },
    });
    expect(ofProvider(await latest(), 'azure')).toHaveLength(length);
  });

  it('an ingest reports the values that enrichment does not resolve, and the provenance of each field', async () => {
    const { ingest, latest } = await live.settled();
    const { length } = ofProvider(await latest(), 'azure');
    live.replay().edit('azure', (list) => {
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
    // The voice of the record without a locale stays as it was.
    expect(azure?.provenance.gender).toEqual({ stated: length - 3, derived: 0, defaulted: 3 });
    expect(azure?.provenance.accent).toMatchObject({ stated: 0, derived: length });
    expect(ofProvider(await latest(), 'azure')[0]).toMatchObject({
      gender: 'Neutral',
      provenance: { accent: 'derived', gender: 'defaulted' },
    });
  });
});

describe('a run that ends early', () => {
  it('an ingest that is stopped writes nothing', async () => {
    const { environment, ingest } = await live.settled();
    const before = await environment.store.list('');
    const stop = new AbortController();
    live.replay().spoil('azure', () => stop.abort(new Error('stopped')));
    await expect(ingest({ signal: stop.signal })).rejects.toThrow('stopped');
    expect(await environment.store.list('')).toEqual(before);
  });

  it.each(['ends well', 'is stopped', 'cannot write', 'is a dry run'])(
    'an ingest that %s leaves no connection open',
    async (how) => {
      const environment = live.environment({ PROVIDERS: 'azure,deepgram,google' });
      const stop = new AbortController();
      let during = 0;
      live.replay().spoil('azure', async (_request, response) => {
        during = await live.replay().connections();
        if (how === 'is stopped') stop.abort(new Error('stopped'));
        else send(response, 500, {});
      });
      const commit = () => Promise.reject(new Error('the disk is full'));
      const snapshots = how === 'cannot write' ? { ...environment.snapshots, commit } : environment.snapshots;
      const request = { signal: stop.signal, dryRun: how === 'is a dry run' };
      await runIngest({ ...environment, snapshots }, request).catch(() => {});
      expect(during).toBeGreaterThan(0);
      while ((await live.replay().connections()) > 0) await sleep(10);
    },
  );
});

describe('the lease', () => {
  it('an ingest is refused while another one runs on the same store', async () => {
    const { ingest } = await live.settled();
    const first = ingest();
    const runs = await Promise.allSettled([first, ingest()]);
    expect(runs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(runs).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ message: expect.stringMatching(/^Another ingest is running/) }),
    });
    expect(outcomesOf(await ingest())).toMatchObject({ google: 'fresh' });
  });

  it('an ingest waits for the end of another one, if the request allows it', async () => {
    const { ingest } = await live.settled();
    let finishFirst = () => {};
    const isAsked = new Promise<void>((resolve) => {
      live.replay().spoil('azure', (_request, response) => {
        finishFirst = () => send(response, 500, {});
        resolve();
      });
    });
    const first = ingest();
    await isAsked;
    live.replay().mend();
    const waited: string[] = [];
    const onWait = (heldBy: string) => {
      waited.push(heldBy);
      finishFirst();
    };
    const second = ingest({ waitMs: 300_000, onWait });
    expect(await Promise.all([first, second])).toMatchObject([{ written: true }, { written: true }]);
    expect(waited).toEqual([expect.stringContaining(`process ${process.pid}`)]);
  });
});

describe('a broken snapshot', () => {
  it('an ingest builds upon the newest readable snapshot where the latest is broken', async () => {
    const { environment, ingest, latest } = await live.settled();
    const first = await latest();
    await ingest({}, { now: () => new Date('2026-11-22T12:00:00.000Z') });
    const [, newest = ''] = await environment.store.list('snapshots/');
    await environment.store.put(newest, '{');
    const report = await ingest({}, { now: () => new Date('2026-11-23T12:00:00.000Z') });
    expect(report.unreadable).toEqual([expect.stringContaining(newest)]);
    expect(await latest()).toMatchObject({ version: first.version, ledger: first.ledger });
    // The log begins anew, because nobody knows how much of the broken snapshot clients have read.
    expect((await latest()).log).toMatchObject([{ seq: 3, cut: true }]);
    const lastSuccess = report.providers.map(({ source }) =>
      source === 'live' ? '2026-11-23T12:00:00.000Z' : undefined,
    );
    expect((await latest()).providers.map(({ last_success }) => last_success)).toEqual(lastSuccess);
  });

  it('an ingest goes on from the newest snapshot where an older pointer was put back, and uses no number twice', async () => {
    const { environment, ingest, latest } = await live.settled();
    const { store } = environment;
    const older = await store.get('latest.json');
    live.replay().edit('azure', (list) => list.splice(-1));
    await ingest({}, { now: () => new Date('2026-11-22T12:00:00.000Z') });
    await ingest({}, { now: () => new Date('2026-11-23T12:00:00.000Z') });
    const newest = await latest();
    expect(newest).toMatchObject({ seq: 3, log: [{ cut: true }, { seq: 3, removed: [expect.any(String)] }] });
    await store.put('latest.json', older?.body ?? '');
    const report = await ingest({}, { now: () => new Date('2026-11-24T12:00:00.000Z') });
    expect(report).toMatchObject({ written: true, unreadable: [] });
    const { seq, log, ledger } = await latest();
    expect({ seq, log, ledger }).toEqual({ seq: 4, log: newest.log, ledger: newest.ledger });
  });
});
