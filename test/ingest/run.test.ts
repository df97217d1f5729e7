import { describe, expect, it } from '@jest/globals';
import { bundledSnapshot } from '../../src/ingest/bundled-snapshot.ts';
import { runIngest } from '../../src/ingest/run.ts';
import { ofProvider, useLiveIngest } from '../support/live-ingest.ts';
import { send } from '../support/replay.ts';

const live = useLiveIngest();

describe('an ingest of all providers', () => {
  it('an ingest takes the voices of live lists, and finds no change the second time', async () => {
    const { environment, ingest, latest } = await live.settled();
    const upstream = await bundledSnapshot(environment);
    expect((await latest()).voices).toEqual(upstream.voices);
    expect((await latest()).version).toBe(upstream.version);
    const report = await ingest();
    expect(report.providers.map(({ provider, source }) => [provider, source])).toEqual([
      ['azure', 'live'],
      ['deepgram', 'live'],
      ['elevenlabs', 'live'],
      ['google', 'live'],
      ['openai', 'bundled'],
      ['polly', 'live'],
    ]);
    const unchanged = { outcome: 'fresh', added: 0, removed: 0, changed: 0, dropped: 0 };
    for (const provider of report.providers) expect(provider).toMatchObject(unchanged);
  });

  it('an ingest with SOURCES=bundled asks no provider', async () => {
    let asked = 0;
    live.replay().spoil('deepgram', (_request, response) => send(response, 500, { asked: ++asked }));
    const { latest } = await live.settled({ SOURCES: 'bundled' });
    expect((await latest()).providers.every(({ source }) => source === 'bundled')).toBe(true);
    expect(asked).toBe(0);
  });
});

describe('an ingest of some providers', () => {
  it('an ingest of one provider leaves the voices of the others as they are', async () => {
    const { ingest, latest } = await live.settled();
    const before = await latest();
    live.replay().edit('azure', (list) => list.shift());
    live.replay().edit('google', (list) => list.voices.shift());
    const report = await ingest({ only: ['azure'] });
    expect(report.providers.map(({ provider, missing }) => [provider, missing])).toEqual([['azure', 1]]);
    expect(ofProvider(await latest(), 'google')).toEqual(ofProvider(before, 'google'));
    expect((await latest()).providers).toHaveLength(6);
  });

  it('an ingest leaves providers that PROVIDERS does not name as they are', async () => {
    const { ingest, latest } = await live.settled();
    const before = await latest();
    const { providers: narrow } = live.environment({ PROVIDERS: 'azure' });
    live.replay().edit('azure', (list) => list.shift());
    const report = await ingest({}, { providers: narrow });
    expect(report.providers).toMatchObject([{ provider: 'azure', missing: 1 }]);
    const after = await latest();
    const isOther = ({ provider }: { readonly provider: string }) => provider !== 'azure';
    expect(after.voices.filter(isOther)).toEqual(before.voices.filter(isOther));
    expect(after.providers.filter(isOther)).toEqual(before.providers.filter(isOther));
    expect(Object.keys(after.ledger)).toEqual(Object.keys(before.ledger));
  });

  it('an ingest of an unknown provider is refused with the names of the known ones', async () => {
    await expect(runIngest(live.environment(), { only: ['fictional'] })).rejects.toThrow(
      'Unknown provider fictional. Known: azure, deepgram',
    );
  });
});

it('an ingest reads the voices of an OpenAI-compatible server that lists them', async () => {
  const { ingest, latest } = await live.settled();
  live.replay().spoil('openai', (_request, response, { pathname }) =>
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

it('an ingest reads the library of ElevenLabs page by page, beside the premade voices', async () => {
  const { ingest, latest } = await live.settled();
  const library = (id: string, known: object) => ({
    public_owner_id: 'o',
    voice_id: id,
    name: id,
    language: 'en',
    category: 'professional',
    ...known,
  });
  const alita = { accent: 'american', gender: 'Female', age: 'young', locale: 'en-US' };
  const yinet = { accent: 'standard', gender: '', age: 'middle_aged', language: 'ar', locale: null };
  live.replay().edit('elevenlabs', (list) => {
    list.library = [
      [
        library('Alita', { ...alita, use_case: 'characters_animation' }),
        library('Yinet -Upbeat Columbian Woman', yinet),
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
  const voices = ofProvider(await latest(), 'elevenlabs').filter(({ name }) => names.includes(name));
  expect(voices).toMatchObject([
    { name: 'Alita', language: 'en-US', gender: 'Female', age: 'young', use_cases: ['characters'] },
    {
      name: 'Yinet',
      language: 'ar',
      gender: 'Neutral',
      age: 'middle-aged',
      description: 'Upbeat voice, middle-aged',
    },
    { name: 'Zhang', language: 'zh-CN', accent: 'Beijing Mandarin' },
  ]);
});

it('an ingest asks ElevenLabs for its older list where the host lacks the newer', async () => {
  const { ingest, latest } = await live.settled();
  live.replay().spoil('elevenlabs', (_request, response, { pathname }) => {
    const voice = { voice_id: 'abc', name: 'Abc - Calm', category: 'premade', labels: null };
    send(response, pathname === '/elevenlabs/v1/voices' ? 200 : 404, {
      voices: [voice, { ...voice, category: 'cloned' }],
    });
  });
  await ingest({ only: ['elevenlabs'], accept: ['elevenlabs'] });
  expect(ofProvider(await latest(), 'elevenlabs')).toMatchObject([
    { name: 'Abc', description: 'Calm voice' },
  ]);
});
