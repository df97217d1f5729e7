import { expect, it } from '@jest/globals';
import { UpstreamError } from '../../../src/domain/errors.ts';
import { openRecordingStore } from '../../../src/previews/recording-store.ts';
import {
  assertWithinBudget,
  planSpeech,
  prepareSpeech,
} from '../../../src/previews/synthesis/plan-speech.ts';
import { type SpeakOptions, speakAll } from '../../../src/previews/synthesis/speak-all.ts';
import type { Synthesizer } from '../../../src/previews/synthesis/synthesizer.ts';
import { toneOf } from '../../support/audio.ts';
import { createMemoryStore } from '../../support/memory-store.ts';
import { recording } from '../../support/recordings.ts';
import { NEVER } from '../../support/speech-host.ts';
import { voice } from '../../support/voice.ts';

/** Creates a synthesizer of a provider that says a tone. */
function synthesizer(provider: string, known: Partial<Synthesizer> = {}): Synthesizer {
  return { name: `${provider}-says`, provider, isPaid: false, speak: async () => toneOf(1), ...known };
}

const voices = (provider: string, count: number) =>
  Array.from({ length: count }, (_, index) => voice({ id: `${provider}/v${index}`, language: 'en' }));
const GREETING_CHARACTERS = 55;
const CHINESE_CHARACTERS = 28;
const NOTHING = new Map<string, never>();

it('a plan of speech counts voices and characters by provider, and those without a synthesizer', () => {
  const silent = [
    ...voices('a', 3),
    ...voices('b', 2),
    ...voices('c', 4),
    voice({ id: 'a/zh', language: 'zh' }),
  ];
  const ready = [{ synthesizer: synthesizer('a', { isPaid: true }) }, { synthesizer: synthesizer('b') }];
  expect(planSpeech(silent, ready)).toMatchObject({
    costs: [
      {
        provider: 'a',
        synthesizer: 'a-says',
        is_paid: true,
        voices: 4,
        characters: 3 * GREETING_CHARACTERS + CHINESE_CHARACTERS,
      },
      {
        provider: 'b',
        synthesizer: 'b-says',
        is_paid: false,
        voices: 2,
        characters: 2 * GREETING_CHARACTERS,
      },
    ],
    characters: 5 * GREETING_CHARACTERS + CHINESE_CHARACTERS,
    without_synthesizer: 4,
    not_installed: 0,
  });
});

it('a plan of speech has the first voices up to the limit, and leaves out those that the host lacks', () => {
  const ids = new Set(['v1', 'v2', 'v4']);
  const plan = planSpeech(voices('a', 5), [{ synthesizer: synthesizer('a'), ids }], 2);
  expect(plan.speeches.map(({ voice: { id } }) => id)).toEqual(['a/v1', 'a/v2']);
  expect(plan).toMatchObject({ characters: 2 * GREETING_CHARACTERS, not_installed: 2 });
});

it('a plan of speech has the voices without a recording and without a sample that plays', async () => {
  const snapshot = {
    voices: [
      ...voices('a', 2),
      voice({ id: 'a/sampled', sample_url: 'https://samples.test/alive' }),
      voice({ id: 'a/dead', sample_url: 'https://samples.test/dead' }),
    ],
    sampleChecks: {
      'https://samples.test/alive': { checked_at: '2026-11-22T00:00:00Z', state: 'playable' as const },
      'https://samples.test/dead': { checked_at: '2026-11-22T00:00:00Z', state: 'dead' as const },
    },
  };
  const recordings = new Map([['a/v0', recording()]]);
  const plan = await prepareSpeech(snapshot, recordings, [synthesizer('a')], {}, NEVER);
  expect(plan.speeches.map(({ voice: { id } }) => id)).toEqual(['a/v1', 'a/dead']);
});

it('a plan of speech names a host that does not tell its voices, and goes on with the others', async () => {
  const listIds = () => Promise.reject(new UpstreamError('unreachable', 'a.test cannot be reached'));
  const synthesizers = [synthesizer('a', { listIds }), synthesizer('b')];
  const snapshot = { voices: [...voices('a', 2), ...voices('b', 2)] };
  const plan = await prepareSpeech(snapshot, NOTHING, synthesizers, {}, NEVER);
  expect(plan).toMatchObject({
    unready: [{ provider: 'a', reason: 'a.test cannot be reached' }],
    costs: [{ provider: 'b', voices: 2 }],
  });
});

it('a plan of speech is refused above the number of characters, which it tells', () => {
  const plan = planSpeech(voices('a', 3), [{ synthesizer: synthesizer('a') }]);
  expect(() => assertWithinBudget(plan, 3 * GREETING_CHARACTERS)).not.toThrow();
  expect(() => assertWithinBudget(plan, 3 * GREETING_CHARACTERS - 1)).toThrow(/165 characters/);
});

it('a plan of speech is refused for a provider without a synthesizer', async () => {
  const asked = prepareSpeech({ voices: [] }, NOTHING, [synthesizer('a')], { providers: ['b'] }, NEVER);
  await expect(asked).rejects.toThrow('No synthesizer is set up for b. Set up: a.');
});

type RunOptions = Partial<SpeakOptions> & { readonly store?: ReturnType<typeof createMemoryStore> };

const run = async (
  known: Partial<Synthesizer>,
  count: number,
  { concurrency = 1, signal = NEVER, store = createMemoryStore(), ...options }: RunOptions = {},
) => {
  const target = await openRecordingStore(store);
  const silent = voices('a', count).filter(({ id }) => !target.recordings.has(id));
  const { speeches } = planSpeech(silent, [{ synthesizer: synthesizer('a', known) }]);
  const result = await speakAll(speeches, target, { concurrency, signal, ...options });
  const saved = (await openRecordingStore(store)).recordings;
  return { ...result, saved };
};

it.each([
  ['that fails', () => Promise.reject(new UpstreamError('timeout', 'ffmpeg did not end in time'))],
  ['that writes nothing', async () => new Uint8Array()],
])('an encoder %s leaves the recording as it was spoken', async (_, encode) => {
  const { tallies, saved } = await run({}, 6, { encode });
  expect(tallies).toMatchObject([{ spoken: 6, failed: 0 }]);
  expect(saved.get('a/v5')).toMatchObject({ media_type: 'audio/wav' });
});

it('stores what is spoken, with the name of the synthesizer, and names what fails', async () => {
  const spoken = [toneOf(1), Buffer.from('{}'), toneOf(0.1), toneOf(2)];
  const { tallies, failures, saved } = await run(
    { speak: async ({ voice: { name } }) => spoken[Number(name.slice(1))] ?? toneOf(1) },
    5,
    { concurrency: 2 },
  );
  expect(tallies).toMatchObject([{ provider: 'a', spoken: 3, failed: 2, left: 0 }]);
  expect(failures.map(({ id }) => id).sort()).toEqual(['a/v1', 'a/v2']);
  expect([...saved.keys()].sort()).toEqual(['a/v0', 'a/v3', 'a/v4']);
  expect(saved.get('a/v3')).toMatchObject({
    spoken_by: 'a-says',
    text: expect.stringMatching(/^Hello!/),
    seconds: 2,
    media_type: 'audio/wav',
  });
});

it('a run gives up a host that fails five times in a row, but no host whose voices fail', async () => {
  const fail = (errorClass: 'unauthorized' | 'http_error') => async () => {
    throw new UpstreamError(errorClass, `a.test: ${errorClass}`);
  };
  expect(await run({ speak: fail('unauthorized') }, 20)).toMatchObject({
    tallies: [{ failed: 5, left: 15 }],
  });
  expect(await run({ speak: fail('http_error') }, 20)).toMatchObject({
    tallies: [{ failed: 20, left: 0 }],
  });
});

it('a run saves what it has when it is stopped, and the next one goes on from there', async () => {
  const store = createMemoryStore();
  const stopping = new AbortController();
  let calls = 0;
  const speak: Synthesizer['speak'] = async ({ signal }) => {
    if (++calls === 4) stopping.abort(new Error('stopped'));
    signal.throwIfAborted();
    return toneOf(1);
  };
  const first = await run({ speak }, 10, { store, signal: stopping.signal });
  expect(first).toMatchObject({ tallies: [{ spoken: 3, failed: 0, left: 7 }], failures: [] });
  expect(first.saved.size).toBe(3);
  const second = await run({}, 10, { store });
  expect(second).toMatchObject({ tallies: [{ spoken: 7, failed: 0, left: 0 }] });
  expect(second.saved.size).toBe(10);
});

it('a run ends with the error of a store that fails', async () => {
  const store = createMemoryStore();
  const put = () => Promise.reject(new Error('disk full'));
  await expect(run({}, 3, { store: { ...store, put } })).rejects.toThrow('disk full');
});
