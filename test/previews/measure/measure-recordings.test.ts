import { expect, it } from '@jest/globals';
import { measureRecordings } from '../../../src/previews/measure/measure-recordings.ts';
import type { Meter } from '../../../src/previews/measure/meter.ts';
import { openRecordingStore } from '../../../src/previews/recording-store.ts';
import { mp3Of, toneOf } from '../../support/audio.ts';
import { createMemoryStore } from '../../support/memory-store.ts';

const HEARD = { pitch_hz: 120, seconds: 1, measured_at: '2026-03-03T00:00:00.000Z' };
const { signal } = new AbortController();

/** Returns a meter that measures WAVE files only, and the numbers of bytes that it was given. */
function meterOf(method = 'test-1') {
  const given: number[] = [];
  const meter: Meter = {
    method,
    takes: (mediaType) => mediaType === 'audio/wav',
    measure: async ({ byteLength }) => {
      given.push(byteLength);
      return byteLength === toneOf(1).byteLength ? { ...HEARD, method } : undefined;
    },
  };
  return { meter, given };
}

async function open() {
  const store = createMemoryStore();
  const first = await openRecordingStore(store);
  await first.add(['acme/a', 'acme/b'], toneOf(1), {});
  await first.add(['acme/undecodable'], toneOf(2), {});
  await first.add(['acme/mp3'], mp3Of(40), {});
  await first.save();
  return { store, recordings: await openRecordingStore(store) };
}

it('recordings are measured once, those that voices share together, and the manifest has the facts', async () => {
  const { store, recordings } = await open();
  const { meter, given } = meterOf();
  expect(await measureRecordings(recordings, meter, { concurrency: 2, signal })).toBe(1);
  expect(given.sort()).toEqual([toneOf(1).byteLength, toneOf(2).byteLength]);
  const again = await openRecordingStore(store);
  for (const id of ['acme/a', 'acme/b'])
    expect(again.recordings.get(id)?.heard).toEqual({ ...HEARD, method: 'test-1' });
  expect(again.recordings.get('acme/undecodable')).not.toHaveProperty('heard');
  expect(await measureRecordings(again, meter, { concurrency: 2, signal })).toBe(0);
});

it('another method measures again', async () => {
  const { recordings } = await open();
  await measureRecordings(recordings, meterOf().meter, { concurrency: 1, signal });
  await measureRecordings(recordings, meterOf('test-2').meter, { concurrency: 1, signal });
  expect(recordings.recordings.get('acme/a')?.heard?.method).toBe('test-2');
});

it('a run that is stopped while it measures ends without an error', async () => {
  const { recordings } = await open();
  const stop = new AbortController();
  const measure = async () => {
    stop.abort(new Error('stopped'));
    return Promise.reject(stop.signal.reason);
  };
  const meter = { ...meterOf().meter, measure };
  expect(await measureRecordings(recordings, meter, { concurrency: 1, signal: stop.signal })).toBe(0);
});

it('a stopped run reads nothing more, and a recording without file is left out', async () => {
  const { store, recordings } = await open();
  await store.delete(recordings.recordings.get('acme/a')?.key ?? '');
  const { meter, given } = meterOf();
  await measureRecordings(recordings, meter, { concurrency: 1, signal: AbortSignal.abort() });
  expect(given).toEqual([]);
  expect(await measureRecordings(recordings, meter, { concurrency: 1, signal })).toBe(0);
});
